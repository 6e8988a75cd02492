package tabuleiro.app.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GameNames;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.json.FitJson;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.games.Games;
import tabuleiro.lab.GameRecordReader;
import tabuleiro.lab.fit.FittedWeights;
import tabuleiro.lab.fit.TrainingPositions;
import tabuleiro.play.PlayException;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// `tabuleiro fit GAME --record FILE`: fits the weights of the game's evaluator to recorded games.
@Command(name = "fit", footer = "  tabuleiro fit jostle --record games.txt --out weights.txt")
public final class FitCommand implements Callable<Integer> {
  private static final int MAX_HELD_OUT = 90;

  /// The number of games between two progress lines.
  private static final int MILESTONE = 10_000;

  private final CommandContext context;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      descriptionKey = "game",
      completionCandidates = GameNames.class)
  private String family = "";

  @Option(names = "--record", required = true, paramLabel = "FILE", descriptionKey = "fit-record")
  private List<Path> files = List.of();

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "out")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--held-out", paramLabel = "PERCENT", descriptionKey = "held-out")
  private int heldOut = 10;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public FitCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    EvaluatorFactory evaluator = GameOptions.evaluators(family);
    OptionValues.requireRange("--held-out", heldOut, 1, MAX_HELD_OUT);
    long number = PlaySession.of(context, seed).seed();
    TrainingPositions positions = new TrainingPositions(evaluator, heldOut, number);
    try (ProgressLine progress = new ProgressLine(context)) {
      for (Path file : files) {
        read(file, positions, progress);
      }
    }
    if (positions.training().size() == 0 || positions.heldOut().size() == 0) {
      throw new CommandException(Message.of("fit-few-games", String.valueOf(positions.games())));
    }
    FittedWeights fitted = fit(evaluator, positions);
    String text = fitted.format(family, positions, number);
    if (json) {
      context.out().println(JsonOutput.format(FitJson.of(family, fitted, positions, number)));
    } else {
      context.out().print(text);
    }
    context.out().flush();
    out.ifPresent(file -> write(file, text));
    if (fitted.isOverfitted()) {
      String before = decimals(fitted.lossesBefore().heldOut());
      String after = decimals(fitted.lossesAfter().heldOut());
      context.printError(context.messages().format("fit-overfitted", before, after));
    }
    return 0;
  }

  private void read(Path path, TrainingPositions positions, ProgressLine progress) {
    Messages messages = context.messages().forGame(family);
    try (GameRecordReader file = GameRecordReader.open(path)) {
      Optional<ParsedRecord> game = file.next();
      while (game.isPresent()) {
        Replay replay = Replay.of(game.get(), file.gameNumber(), Games.families());
        String played = replay.game().id().game();
        if (!played.equals(family)) {
          throw new CommandException(
              Message.of(
                  "fit-other-game",
                  path.toString(),
                  String.valueOf(file.gameNumber()),
                  played,
                  family));
        }
        positions.add(replay);
        if (file.gameNumber() % (MILESTONE / 10) == 0) {
          String count = String.valueOf(file.gameNumber());
          progress.show(messages.format("fit-read", count), file.gameNumber() % MILESTONE == 0);
        }
        game = file.next();
      }
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", path.toString()), e);
    } catch (PlayException e) {
      throw new CommandException(
          Message.of("file-problem", path.toString(), messages.format(e.problem())), e);
    }
  }

  private FittedWeights fit(EvaluatorFactory evaluator, TrainingPositions positions) {
    Messages messages = context.messages();
    try (ProgressLine progress = new ProgressLine(context)) {
      int[] step = {0};
      return FittedWeights.of(
          evaluator,
          positions,
          losses -> {
            step[0]++;
            progress.show(
                messages.format(
                    "fit-step", step[0], decimals(losses.training()), decimals(losses.heldOut())),
                true);
          });
    }
  }

  private String decimals(double number) {
    return String.format(context.messages().language().locale(), "%.4f", number);
  }

  /// Replaces the file; an interruption leaves the old weights.
  private static void write(Path file, String text) {
    try {
      AtomicFile.write(file, text);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", file.toString()), e);
    }
  }
}
