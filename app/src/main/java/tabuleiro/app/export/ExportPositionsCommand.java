package tabuleiro.app.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import picocli.CommandLine.Command;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.json.DataCardJson;
import tabuleiro.games.Games;
import tabuleiro.lab.match.Opening;
import tabuleiro.lab.selfplay.DataSource;
import tabuleiro.lab.selfplay.TrainingDataFile;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.play.Result;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// `tabuleiro export positions FILE...`: a row for each position of recorded games, or of training
/// games with their scores.
@Command(name = "positions", footer = "  tabuleiro export positions games.data --out positions.csv")
final class ExportPositionsCommand extends ExportCommand {
  private static final List<ExportColumn> COLUMNS =
      List.of(
          ExportColumn.integer("number"),
          ExportColumn.text("game"),
          ExportColumn.text("variant"),
          ExportColumn.integer("ply"),
          ExportColumn.text("position"),
          ExportColumn.text("toMove"),
          ExportColumn.of("random", "boolean"),
          ExportColumn.text("move"),
          ExportColumn.of("points", "number"),
          ExportColumn.integer("score"),
          ExportColumn.text("visits"));

  ExportPositionsCommand(CommandContext context) {
    super(context, COLUMNS);
  }

  @Override
  void export(Path file, ExportRows rows) {
    Optional<DataSource> training = training(file);
    if (training.isEmpty()) {
      readRecords(file, game -> export(game, rows));
      return;
    }
    try {
      Game game = game(file, training.get());
      TrainingDataFile.read(file, game, played -> export(played, rows));
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }

  private void export(Replay replay, ExportRows rows) {
    int number = nextGame();
    int opening = Opening.plies(replay.record());
    Result result = replay.record().result();
    boolean hasMore = true;
    while (hasMore) {
      Position position = replay.position();
      int ply = replay.ply();
      hasMore = replay.hasNext();
      Map<String, Object> row = row(number, position, ply, ply < opening);
      if (hasMore) {
        row.put("move", position.formatMove(replay.next()));
      }
      if (result != Result.NONE) {
        row.put("points", result.points(position.sideToMove()));
      }
      rows.write(row);
    }
  }

  private static Game game(Path file, DataSource source) {
    String[] words = source.game().split(" ", 2);
    return Games.find(words[0])
        .filter(_ -> words.length == 2)
        .map(family -> family.game(words[1]))
        .orElseThrow(
            () -> new CommandException(Message.of("export-game", file.toString(), source.game())));
  }

  private void export(TrainingGame game, ExportRows rows) {
    int number = nextGame();
    Position position = game.start();
    for (int ply = 0; ply <= game.moves().length; ply++) {
      int scored = ply - game.openingPlies();
      Map<String, Object> row = row(number, position, ply, scored < 0);
      if (ply < game.moves().length) {
        row.put("move", position.formatMove(game.moves()[ply]));
      }
      boolean isFirst = position.sideToMove() == Side.FIRST;
      row.put("points", isFirst ? game.points() : 1 - game.points());
      if (scored >= 0 && scored < game.scores().length) {
        row.put("score", game.scores()[scored]);
      }
      if (scored >= 0 && scored < game.visits().length && game.visits()[scored].length > 0) {
        row.put("visits", visits(position, game.visits()[scored]));
      }
      rows.write(row);
      if (ply < game.moves().length) {
        position = position.playUnchecked(game.moves()[ply]);
      }
    }
  }

  private static Map<String, Object> row(int number, Position position, int ply, boolean isRandom) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("number", number);
    row.put("game", position.game().id().game());
    row.put("variant", position.game().id().variant());
    row.put("ply", ply);
    row.put("position", position.format());
    row.put("toMove", position.sideToMove().key());
    row.put("random", isRandom);
    return row;
  }

  private static String visits(Position position, int[] visits) {
    int[] moves = position.legalMoves();
    StringJoiner text = new StringJoiner(" ");
    for (int i = 0; i < visits.length; i++) {
      text.add(position.formatMove(moves[i]) + ":" + visits[i]);
    }
    return text.toString();
  }

  @Override
  DataCardJson.Source source(Path file) {
    DataCardJson.Source plain = DataCardJson.Source.of(file);
    return training(file)
        .map(source ->
            plain.with(
                Map.of(
                    "game", source.game(),
                    "evaluator", source.evaluator(),
                    "nodes", source.nodes(),
                    "seed", source.seed())))
        .orElse(plain);
  }

  /// Returns what has decided the games of a file of training games; empty for records.
  private static Optional<DataSource> training(Path file) {
    try {
      return TrainingDataFile.isOne(file)
          ? Optional.of(TrainingDataFile.source(file))
          : Optional.empty();
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }
}
