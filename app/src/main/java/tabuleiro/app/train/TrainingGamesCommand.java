package tabuleiro.app.train;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.SaveWarning;
import tabuleiro.app.measure.BackendOptions;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.selfplay.TrainingDataFile;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.lab.selfplay.TrainingGames;
import tabuleiro.play.PlayException;
import tabuleiro.play.clock.TimeControlText;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// A command that plays training games of the engine against itself.
@Command
abstract class TrainingGamesCommand implements Callable<Integer> {
  private static final int MAX_GAMES = 50_000_000;
  private static final int MAX_NODES = 1_000_000_000;

  private final CommandContext context;

  @Mixin private TrainedGameOptions options = new TrainedGameOptions();

  @Option(names = "--out", paramLabel = "FILE", required = true, descriptionKey = "training-out")
  private OutputPath out = new OutputPath(Path.of(""));

  @Option(names = "--games", paramLabel = "N", descriptionKey = "training-games")
  private int games = 32_000;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "training-nodes")
  private int nodes = 1000;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private Optional<Long> seed = Optional.empty();

  @Mixin private final BackendOptions backendOptions;

  private long startNanos;
  private long startGames;
  private long playedGames;
  private long positions;

  /// @param backendOptions the options that say where the games are played
  TrainingGamesCommand(CommandContext context, BackendOptions backendOptions) {
    this.context = context;
    this.backendOptions = backendOptions;
  }

  @Override
  public Integer call() {
    Game game = options.game(context.messages());
    OptionValues.requireRange("--games", games, 1, MAX_GAMES);
    OptionValues.requireRange("--nodes", nodes, 1, MAX_NODES);
    LabBackend backend = backendOptions.backend();
    Path path = out.regularFile("--out");
    TrainingGames wanted = wanted(game, path);
    StopSignal stop = new StopSignal();
    try (GracefulShutdown interruption = new GracefulShutdown(stop::request);
        TrainingDataFile file = TrainingDataFile.open(path, wanted.source());
        ProgressLine progress = new ProgressLine(context)) {
      run(backend, wanted, stop, file, progress);
      file.save();
      if (interruption.isRequested()) {
        context.printError(context.messages().format("training-interrupted"));
        return ExitStatus.INTERRUPTED;
      }
      return 0;
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    } catch (IOException | UncheckedIOException e) {
      throw new CommandException(Message.of("cannot-write", out.toString()), e);
    }
  }

  private TrainingGames wanted(Game game, Path path) {
    EvaluatorFactory factory = options.factory();
    try {
      return games(game, factory, nodes, () -> seed(path));
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  /// Returns the games to play.
  ///
  /// @param nodes for each move
  /// @param seed finds the seed of their random choices, after other errors are known
  /// @throws PlayException when a file that the options name is not what it should be
  abstract TrainingGames games(Game game, EvaluatorFactory factory, int nodes, LongSupplier seed)
      throws PlayException;

  /// Returns the seed that the command line gives, or else that of the file to continue.
  private long seed(Path path) {
    try {
      if (seed.isEmpty() && Files.exists(path) && Files.size(path) > 0) {
        return TrainingDataFile.source(path).seed();
      }
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", out.toString()), e);
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    }
    PlaySession session = PlaySession.of(context, seed);
    session.printDrawnSeed();
    return session.seed();
  }

  private void run(
      LabBackend backend,
      TrainingGames wanted,
      StopSignal stop,
      TrainingDataFile file,
      ProgressLine progress) {
    int blocks = Math.ceilDiv(games, wanted.blockGames());
    startNanos = System.nanoTime();
    startGames = (long) file.blocks() * wanted.blockGames();
    playedGames = startGames;
    long all = (long) blocks * wanted.blockGames();
    if (all > games) {
      context.printError(
          context
              .messages()
              .format(
                  "training-blocks",
                  String.valueOf(wanted.blockGames()),
                  String.valueOf(all),
                  String.valueOf(games)));
    }
    SaveWarning warning = new SaveWarning(context);
    backend.playTraining(
        wanted,
        file.blocks(),
        blocks,
        stop,
        file.appending(
            block -> {
              show(block, all, progress);
              return true;
            },
            problem -> {
              progress.close();
              warning.show(out.path(), problem);
            }));
  }

  /// Shows the progress after a block of games.
  ///
  /// @param all how many games there will be
  private void show(List<TrainingGame> block, long all, ProgressLine progress) {
    playedGames += block.size();
    block.forEach(game -> positions += game.scores().length);
    boolean isMilestone = 10 * playedGames / all > 10 * (playedGames - block.size()) / all;
    progress.show(progressText(all), isMilestone);
  }

  private String progressText(long all) {
    double seconds = (System.nanoTime() - startNanos) / 1e9;
    double left = seconds / (playedGames - startGames) * (all - playedGames);
    return context
        .messages()
        .format(
            "training-progress",
            String.valueOf(playedGames),
            String.valueOf(all),
            String.valueOf(positions),
            String.valueOf(Math.round(positions / seconds)),
            TimeControlText.formatClock(Duration.ofSeconds(Math.round(left))));
  }
}
