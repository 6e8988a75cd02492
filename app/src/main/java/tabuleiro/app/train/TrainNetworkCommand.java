package tabuleiro.app.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.files.InputFiles;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.SaveWarning;
import tabuleiro.app.json.FileCardJson;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.lab.train.NetworkTraining;
import tabuleiro.lab.train.TrainingCheckpoint;
import tabuleiro.lab.train.TrainingEpoch;
import tabuleiro.lab.train.TrainingSettings;
import tabuleiro.play.PlayException;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// `tabuleiro train network GAME`: a network that corrects the evaluation of a game, from files of
/// training games.
@Command(
    name = "network",
    footer = "  tabuleiro train network trench --data games.data --out trench.network")
final class TrainNetworkCommand implements Callable<Integer> {
  private final CommandContext context;

  @Mixin private NetworkOptions options = new NetworkOptions();

  @Option(names = "--data", paramLabel = "FILE", required = true, descriptionKey = "train-data")
  private List<Path> data = List.of();

  @Option(names = "--out", paramLabel = "FILE", required = true, descriptionKey = "network-out")
  private OutputPath out = new OutputPath(Path.of(""));

  private int completeEpochs;

  TrainNetworkCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Game game = options.game(context);
    EvaluatorFactory factory = options.factory(game);
    InputFiles.requireReadable(data);
    SaveWarning warning = new SaveWarning(context);
    Path file = out.regularFile("--out");
    TrainingCheckpoint checkpoint = TrainingCheckpoint.of(file, e -> warning.show(file, e));
    TrainingSettings settings = options.settings(context, checkpoint.path(), checkpoint::seed);
    Map<String, Object> made =
        Map.of(
            "game", game.id().game(),
            "variant", game.id().variant(),
            "width", settings.width(),
            "epochs", settings.epochs(),
            "resultShare", settings.resultShare(),
            "seed", settings.seed());
    return train(read(factory, game, settings), checkpoint, made);
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

  private int train(
      NetworkTraining training, TrainingCheckpoint checkpoint, Map<String, Object> made) {
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
        write(NetworkFile.format(network), made);
        Path picture = LearningCurve.file(out.path());
        new OutputPath(picture).write(context, curve.svg());
        say("train-curve-written", picture.toString());
      }
      if (completeEpochs == options.epochs()) {
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
                String.valueOf(options.epochs()),
                decimals(epoch.training()),
                decimals(epoch.validation())),
        true);
  }

  private String decimals(double number) {
    return String.format(context.messages().language().locale(), "%.5f", number);
  }

  private void write(byte[] bytes, Map<String, Object> made) {
    out.write(AtomicFile.Content.of(bytes));
    FileCardJson.write(context, out.path(), made, data);
    say("train-written", out.toString(), String.valueOf(bytes.length));
  }

  private void say(String key, String... arguments) {
    context.printError(context.messages().format(Message.of(key, (Object[]) arguments)));
  }
}
