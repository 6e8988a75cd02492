package tabuleiro.app.train;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.InputFiles;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.RecordInput;
import tabuleiro.app.json.FitJson;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.games.Games;
import tabuleiro.lab.fit.FittedWeights;
import tabuleiro.lab.fit.TrainingPositions;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// `tabuleiro train fit GAME`: fits the weights of the game's evaluator to recorded games, or those
/// of its move priorities to the visits of moves in searches.
@Command(name = "fit", footer = "  tabuleiro train fit jostle --record games.txt --out weights.txt")
final class FitCommand implements Callable<Integer> {
  private static final int MAX_HELD_OUT = 90;

  /// The number of games between two progress lines.
  private static final int MILESTONE = 10_000;

  private final CommandContext context;

  @Mixin private TrainedGameOptions options = new TrainedGameOptions();

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "fit-record")
  private List<Path> records = List.of();

  @Option(names = "--visits", paramLabel = "FILE", descriptionKey = "fit-visits")
  private List<Path> visits = List.of();

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "out")
  private Optional<OutputPath> out = Optional.empty();

  @Option(names = "--held-out", paramLabel = "PERCENT", descriptionKey = "held-out")
  private int heldOut = 10;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// Whether every game of the files could be read.
  private boolean isSound = true;

  FitCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    EvaluatorFactory evaluator = options.factory();
    OptionValues.requireRange("--held-out", heldOut, 1, MAX_HELD_OUT);
    InputFiles.requireReadable(records);
    InputFiles.requireReadable(visits);
    if (records.isEmpty() == visits.isEmpty()) {
      throw records.isEmpty()
          ? OptionValues.missing("--record")
          : new UsageException(Message.of("one-of", "--record", "--visits"));
    }
    if (!visits.isEmpty()) {
      Game game = options.game(context.messages());
      PlaySession session = PlaySession.of(context, seed);
      session.printDrawnSeed();
      PriorityFitTask task = new PriorityFitTask(context, game, heldOut, session.seed(), json);
      return task.run(visits, out);
    }
    options.requireNoVariant("--visits");
    fitEvaluator(evaluator, PlaySession.of(context, seed));
    return isSound ? ExitStatus.SUCCESS : ExitStatus.FAILURE;
  }

  private void fitEvaluator(EvaluatorFactory evaluator, PlaySession session) {
    long number = session.seed();
    TrainingPositions positions = new TrainingPositions(evaluator, heldOut, number);
    try (ProgressLine progress = new ProgressLine(context)) {
      for (Path file : records) {
        read(file, positions, progress);
      }
    }
    if (positions.training().size() == 0 || positions.heldOut().size() == 0) {
      throw new CommandException(Message.of("fit-few-games", String.valueOf(positions.games())));
    }
    session.printDrawnSeed();
    FittedWeights fitted = fit(evaluator, positions);
    String text = fitted.format(options.family(), positions, number);
    if (json) {
      FitJson object = FitJson.of(options.family(), fitted, positions, number);
      context.out().println(JsonOutput.format(object));
    } else {
      context.out().print(text);
    }
    context.out().flush();
    FittedFile.write(context, out, text, fitted.lossesBefore(), fitted.lossesAfter());
  }

  private void read(Path path, TrainingPositions positions, ProgressLine progress) {
    Messages messages = context.messages().forGame(options.family());
    RecordInput.read(
        path,
        (game, number) -> {
          add(game, number, path, positions);
          showProgress(number, progress);
        },
        (problem, number) -> {
          // The other games are read.
          isSound = false;
          String text = messages.format(problem.problem());
          context.printError(messages.format("file-problem", path.toString(), text));
          showProgress(number, progress);
        });
  }

  private void showProgress(int number, ProgressLine progress) {
    if (number % (MILESTONE / 10) == 0) {
      String text = context.messages().format("fit-read", String.valueOf(number));
      progress.show(text, number % MILESTONE == 0);
    }
  }

  private void add(ParsedRecord game, int number, Path path, TrainingPositions positions) {
    Replay replay = Replay.of(game, number, Games.families());
    String played = replay.game().id().game();
    if (!played.equals(options.family())) {
      throw new CommandException(
          Message.of(
              "fit-other-game", path.toString(), String.valueOf(number), played, options.family()));
    }
    replay.finish(); // A game that breaks the rules adds no position.
    positions.add(Replay.of(game, number, Games.families()));
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
                    "fit-step",
                    step[0],
                    FittedFile.decimals(context, losses.training()),
                    FittedFile.decimals(context, losses.heldOut())),
                true);
          });
    }
  }
}
