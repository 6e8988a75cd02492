package tabuleiro.solver.weak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.UnknownVariantException;

/// The file of a [Campaign], a text in UTF-8. Its first lines are `tabuleiro campaign 1`, `game`
/// with the game and the variant, and `position`. For each job follows a line `job` with its
/// number, from 1, and its position.
///
/// Job numbers stay the same as long as the file does; a solver with other results writes another
/// file.
public final class CampaignFile {
  private static final String FORMAT = "tabuleiro campaign 1";
  private static final int MAX_BYTES = 1 << 24;

  private CampaignFile() {}

  /// Returns the text of the file of a campaign.
  public static String format(Campaign campaign) {
    Game game = campaign.game();
    StringJoiner lines = new StringJoiner("\n", "", "\n");
    lines.add(FORMAT);
    lines.add("game " + game.id().game() + " " + game.id().variant());
    lines.add("position " + campaign.position().format());
    int number = 0;
    for (Position job : campaign.jobs()) {
      number++;
      lines.add("job " + number + " " + job.format());
    }
    return lines.toString();
  }

  /// Reads a file.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws CheckpointException when a line is wrong; its message says which one
  public static Campaign read(Path file) throws IOException {
    SolverFile.require(Files.size(file) <= MAX_BYTES, file.toString());
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    Lines lines = new Lines(file, text.lines().toList());
    lines.require(0, lines.get(0).equals(FORMAT));
    Game game = lines.game(1);
    Position position = lines.position(game, 2, "position ");
    List<Position> jobs = new ArrayList<>();
    for (int at = 3; at < lines.size(); at++) {
      jobs.add(lines.position(game, at, "job " + (at - 2) + " "));
    }
    lines.require(lines.size(), !jobs.isEmpty());
    return new Campaign(position, jobs);
  }

  /// The lines of a file.
  private record Lines(Path file, List<String> all) {
    int size() {
      return all.size();
    }

    /// Returns a line, which is empty after the last one.
    String get(int at) {
      return at < all.size() ? all.get(at) : "";
    }

    Game game(int at) {
      String[] words = get(at).split(" ", -1);
      require(at, words.length == 3 && words[0].equals("game"));
      Family family = Games.find(words[1]).orElseThrow(() -> wrong(at));
      try {
        return family.game(words[2]);
      } catch (UnknownVariantException e) {
        throw wrong(at);
      }
    }

    Position position(Game game, int at, String name) {
      String line = get(at);
      require(at, line.startsWith(name));
      try {
        Position position = game.parse(line.substring(name.length()));
        require(at, !position.outcome().isOver());
        return position;
      } catch (RulesException e) {
        throw wrong(at);
      }
    }

    void require(int at, boolean condition) {
      if (!condition) {
        throw wrong(at);
      }
    }

    private CheckpointException wrong(int at) {
      return new CheckpointException(
          Message.of("campaign-broken", file.toString(), String.valueOf(at + 1)));
    }
  }
}
