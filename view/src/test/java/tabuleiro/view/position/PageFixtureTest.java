package tabuleiro.view.position;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Game;
import tabuleiro.testkit.GoldenFile;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.BoardTextsJsonMapper;

/// Writes the data for the test page of `src/test/web`: selected positions of a random game of each
/// board, and the moves that led to them.
final class PageFixtureTest {
  /// How many plies are included at the start, around the move with most effects, and at the end of
  /// a game.
  private static final int PART = 4;

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void fixturesAreUpToDate(Game game) {
    RandomGame played = RandomGame.of(game, 7);
    int plies = played.moves().size();
    int richest = richest(played);
    List<String> moments = new ArrayList<>();
    for (int ply = 0; ply <= plies; ply++) {
      if (ply < PART || Math.abs(ply - richest) < PART || ply > plies - PART) {
        moments.add(moment(played, ply, game));
      }
    }
    String text =
        """
        {"board":%s,
        "texts":{"en":%s,
        "pt":%s},
        "moments":[
        %s
        ]}
        """
            .formatted(
                ViewJson.format(BoardJsonMapper.of(game)),
                texts(game, Language.ENGLISH),
                texts(game, Language.PORTUGUESE),
                String.join(",\n", moments));
    GoldenFile.check(game.id().game() + "-" + game.id().variant() + ".json", text);
  }

  /// Returns the ply after the move with most kinds of effects; of several, the one nearest to the
  /// middle of the game.
  private static int richest(RandomGame played) {
    int plies = played.moves().size();
    return IntStream.rangeClosed(1, plies)
        .boxed()
        .max(
            Comparator.<Integer>comparingLong(ply -> kinds(played, ply))
                .thenComparingInt(ply -> -Math.abs(ply - plies / 2)))
        .orElseThrow();
  }

  /// Returns how many kinds of effects the move before a ply has.
  private static long kinds(RandomGame played, int ply) {
    return played.positions().get(ply - 1).decode(played.moves().get(ply - 1)).effects().stream()
        .map(Effect::getClass)
        .distinct()
        .count();
  }

  private static String texts(Game game, Language language) {
    return ViewJson.format(
        BoardTextsJsonMapper.of(Messages.of(language).forGame(game.id().game())));
  }

  /// Returns a position and the move that led to it.
  private static String moment(RandomGame played, int ply, Game game) {
    Messages messages = Messages.of(Language.ENGLISH).forGame(game.id().game());
    String position = ViewJson.format(PositionJsonMapper.of(played.positions().get(ply), messages));
    String move =
        ply == 0
            ? "null"
            : ViewJson.format(
                MoveJsonMapper.of(played.positions().get(ply - 1), played.moves().get(ply - 1)));
    return "{\"position\":" + position + ",\n \"move\":" + move + "}";
  }
}
