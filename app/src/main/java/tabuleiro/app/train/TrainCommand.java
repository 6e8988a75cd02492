package tabuleiro.app.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.InputFiles;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.OutputPath;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.generation.GenerationFolder;
import tabuleiro.lab.generation.GenerationPlan;
import tabuleiro.lab.train.NetworkTraining;
import tabuleiro.lab.train.TrainingCheckpoint;
import tabuleiro.lab.train.TrainingEpoch;
import tabuleiro.lab.train.TrainingSettings;
import tabuleiro.play.PlayException;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// `tabuleiro train GAME`: a network that corrects the evaluation of a game, from files of games or
/// in generations.
@Command(name = "train", footer = "  tabuleiro train trench --generations 2 --minutes 20")
public final class TrainCommand implements Callable<Integer> {
  private static final int MAX_EPOCHS = 10_000;
  private static final int MAX_THREADS = 1024;

  private final CommandContext context;
  private final IntFunction<LabBackend> backends;

  @Mixin private TrainedGameOptions options = new TrainedGameOptions();

  @Option(names = "--data", paramLabel = "FILE", descriptionKey = "train-data")
  private List<Path> data = List.of();

  @Option(names = "--out", paramLabel = "FILE|FOLDER", descriptionKey = "train-out")
  private Optional<OutputPath> out = Optional.empty();

  @Mixin private GenerationOptions generationOptions = new GenerationOptions();

  @Option(names = "--width", paramLabel = "N", descriptionKey = "train-width")
  private int width = 16;

  @Option(names = "--epochs", paramLabel = "N", descriptionKey = "train-epochs")
  private int epochs = 20;

  @Option(names = "--result-share", paramLabel = "PERCENT", descriptionKey = "train-result-share")
  private int resultShare = 30;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "train-threads")
  private int threads = Runtime.getRuntime().availableProcessors();

  private int completeEpochs;

  /// @param backends what plays the games of generations, with a number of threads
  public TrainCommand(CommandContext context, IntFunction<LabBackend> backends) {
    this.context = context;
    this.backends = backends;
  }

  @Override
  public Integer call() {
    Game game = options.game(context.messages());
    OptionValues.requireRange("--width", width, 1, Network.MAX_WIDTH);
    OptionValues.requireRange("--epochs", epochs, 1, MAX_EPOCHS);
    OptionValues.requireRange("--result-share", resultShare, 0, 100);
    OptionValues.requireRange("--threads", threads, 1, MAX_THREADS);
    EvaluatorFactory factory = options.factory();
    if (factory.networkInputs(game).isEmpty()) {
      throw new UsageException(Message.of("network-no-inputs", game.id().toString()));
    }
    if (generationOptions.generations().isPresent()) {
      return trainGenerations(game, factory);
    }
    generationOptions.requireNone();
    if (data.isEmpty()) {
      throw OptionValues.missing("--data");
    }
    OutputPath file = out.orElseThrow(() -> OptionValues.missing("--out"));
    file.requireWritable("--out", OutputPath.Kind.FILE);
    InputFiles.requireReadable(data);
    TrainingCheckpoint checkpoint = TrainingCheckpoint.of(file.regularFile("--out"));
    return train(read(factory, game, settings(seed(checkpoint))), checkpoint, file);
  }

  private TrainingSettings settings(long first) {
    return new TrainingSettings(width, epochs, resultShare / 100.0, first, threads);
  }

  private int trainGenerations(Game game, EvaluatorFactory factory) {
    if (!data.isEmpty()) {
      throw new UsageException(Message.of("one-of", "--data", "--generations"));
    }
    generationOptions.requireValid();
    OutputPath path = out.orElseGet(() -> OutputPath.parse(options.family() + "-networks"));
    path.requireWritable("--out", OutputPath.Kind.FOLDER);
    GenerationFolder folder = new GenerationFolder(path.folder());
    GenerationPlan plan = generationOptions.plan(game, factory, settings(seed(folder)));
    return new GenerationsTask(context, plan, folder, backends.apply(threads))
        .run(generationOptions.generations().orElseThrow(), generationOptions.time());
  }

  /// Returns the seed that the command line gives, or else that of the folder to continue.
  private long seed(GenerationFolder folder) {
    try {
      Optional<Long> known = seed.isPresent() ? seed : folder.seed();
      return known.orElseGet(this::drawnSeed);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", folder.path().toString()), e);
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  private long drawnSeed() {
    PlaySession session = PlaySession.of(context, seed);
    session.printDrawnSeed();
    return session.seed();
  }

  /// Returns the seed that the command line gives, or else that of the training to continue.
  private long seed(TrainingCheckpoint checkpoint) {
    try {
      Optional<Long> known = seed.isPresent() ? seed : checkpoint.seed();
      return known.orElseGet(this::drawnSeed);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", checkpoint.path().toString()), e);
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  private NetworkTraining read(EvaluatorFactory factory, Game game, TrainingSettings settings) {
    try {
      NetworkTraining training = new NetworkTraining(factory, game, data, settings);
      say(
          "train-read",
          String.valueOf(training.games()),
          String.valueOf(training.trainingPositions()),
          String.valueOf(training.validationPositions()),
          decimals(training.lossWithoutNetwork()));
      return training;
    } catch (IOException e) {
      String files = String.join(", ", data.stream().map(Path::toString).toList());
      throw new CommandException(Message.of("cannot-read", files), e);
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  private int train(NetworkTraining training, TrainingCheckpoint checkpoint, OutputPath file) {
    StopSignal stop = new StopSignal();
    LearningCurve curve = new LearningCurve(context.messages(), training.lossWithoutNetwork());
    try (GracefulShutdown interruption = new GracefulShutdown(stop::request)) {
      Network network;
      try (ProgressLine progress = new ProgressLine(context)) {
        network =
            training.train(
                stop,
                checkpoint,
                epoch -> {
                  curve.add(epoch);
                  show(epoch, progress);
                });
      }
      if (completeEpochs > 0) {
        write(file, NetworkFile.format(network));
        Path picture = LearningCurve.file(file.path());
        curve.write(picture);
        say("train-curve-written", picture.toString());
      }
      if (completeEpochs == epochs) {
        checkpoint.delete();
      }
      if (interruption.isRequested()) {
        if (completeEpochs > 0) {
          say("train-interrupted", String.valueOf(completeEpochs));
        } else {
          say("train-interrupted-early");
        }
        return ExitStatus.INTERRUPTED;
      }
      return 0;
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", checkpoint.path().toString()), e);
    }
  }

  private void show(TrainingEpoch epoch, ProgressLine progress) {
    completeEpochs = epoch.number();
    progress.show(
        context
            .messages()
            .format(
                "train-epoch",
                String.valueOf(epoch.number()),
                String.valueOf(epochs),
                decimals(epoch.training()),
                decimals(epoch.validation())),
        true);
  }

  private String decimals(double number) {
    return String.format(context.messages().language().locale(), "%.5f", number);
  }

  private void write(OutputPath file, byte[] bytes) {
    file.write(AtomicFile.Content.of(bytes));
    say("train-written", file.toString(), String.valueOf(bytes.length));
  }

  private void say(String key, String... arguments) {
    context.printError(context.messages().format(Message.of(key, (Object[]) arguments)));
    context.err().flush();
  }
}
