package tabuleiro.app.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// `tabuleiro export positions FILE...`: a row for each position of recorded games, or of training
/// games with their scores.
@Command(name = "positions", footer = "  tabuleiro export positions games.data --out positions.csv")
final class ExportPositionsCommand extends ExportCommand {
  private int number;

  ExportPositionsCommand(CommandContext context) {
    super(context);
  }

  @Override
  List<ExportColumn> columns() {
    return List.of(
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
  }

  @Override
  void export(List<Path> files, ExportRows rows) throws IOException {
    number = 0;
    for (Path file : files) {
      if (TrainingDataFile.isOne(file)) {
        exportTraining(file, rows);
      } else {
        RecordedGames.read(
            List.of(file),
            game -> export(game, rows),
            (path, problem) -> printProblem(path, context.messages().format(problem.problem())));
      }
    }
  }

  private void export(Replay replay, ExportRows rows) throws IOException {
    number++;
    int opening = Opening.plies(replay.record());
    double points =
        replay
            .record()
            .result()
            .winner()
            .map(winner -> winner == Side.FIRST ? 1.0 : 0.0)
            .orElse(0.5);
    boolean isDecided = !replay.record().result().format().equals("*");
    boolean hasMore = true;
    while (hasMore) {
      Position position = replay.position();
      int ply = replay.ply();
      hasMore = replay.hasNext();
      Map<String, Object> row = row(position, ply, ply < opening);
      if (hasMore) {
        row.put("move", position.formatMove(replay.next()));
      }
      if (isDecided) {
        row.put("points", points(points, position.sideToMove()));
      }
      rows.write(row);
    }
  }

  private void exportTraining(Path file, ExportRows rows) throws IOException {
    DataSource source = TrainingDataFile.source(file);
    Game game = game(file, source);
    try {
      TrainingDataFile.read(
          file,
          game,
          played -> {
            try {
              export(played, rows);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
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

  private void export(TrainingGame game, ExportRows rows) throws IOException {
    number++;
    Position position = game.start();
    for (int ply = 0; ply <= game.moves().length; ply++) {
      int scored = ply - game.openingPlies();
      Map<String, Object> row = row(position, ply, scored < 0);
      if (ply < game.moves().length) {
        row.put("move", position.formatMove(game.moves()[ply]));
      }
      row.put("points", points(game.points(), position.sideToMove()));
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

  private Map<String, Object> row(Position position, int ply, boolean isRandom) {
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

  /// Returns the points of a side, given those of the first one.
  private static double points(double first, Side side) {
    return side == Side.FIRST ? first : 1 - first;
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
  List<DataCardJson.Source> sources(List<Path> files) {
    return files.stream().map(ExportPositionsCommand::source).toList();
  }

  private static DataCardJson.Source source(Path file) {
    DataCardJson.Source plain = DataCardJson.Source.of(file);
    try {
      if (!TrainingDataFile.isOne(file)) {
        return plain;
      }
      DataSource source = TrainingDataFile.source(file);
      return plain.with(
          Map.of(
              "game", source.game(),
              "evaluator", source.evaluator(),
              "nodes", source.nodes(),
              "seed", source.seed()));
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }
}
