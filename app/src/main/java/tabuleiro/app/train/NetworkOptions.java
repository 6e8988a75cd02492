package tabuleiro.app.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.UsageException;
import tabuleiro.engine.NetworkPlayers;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.network.Network;
import tabuleiro.lab.train.TrainingSettings;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// The options of the training of a network.
final class NetworkOptions {
  private static final int MAX_EPOCHS = 10_000;
  private static final int MAX_THREADS = 1024;

  @Mixin private TrainedGameOptions options = new TrainedGameOptions();

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

  /// Reads the seed of a training that is continued.
  interface EarlierSeed {
    Optional<Long> read() throws IOException;
  }

  /// Returns the game.
  ///
  /// @throws UsageException when there is none of that name, or an option is out of range
  Game game(CommandContext context) {
    Game game = options.game(context.messages());
    OptionValues.requireRange("--width", width, 1, Network.MAX_WIDTH);
    OptionValues.requireRange("--epochs", epochs, 1, MAX_EPOCHS);
    OptionValues.requireRange("--result-share", resultShare, 0, 100);
    OptionValues.requireRange("--threads", threads, 1, MAX_THREADS);
    return game;
  }

  /// Returns the evaluators of the game.
  ///
  /// @throws UsageException when there are no networks for it
  EvaluatorFactory factory(Game game) {
    EvaluatorFactory factory = options.factory();
    if (factory.networkInputs(game).isEmpty()) {
      throw new UsageException(NetworkPlayers.noNetworks(game));
    }
    return factory;
  }

  /// Returns the number of epochs.
  int epochs() {
    return epochs;
  }

  /// Returns the number of threads.
  int threads() {
    return threads;
  }

  /// Returns the settings, with the seed that the command line gives, or else that of the training
  /// to continue. A new one is printed.
  ///
  /// @param file the file or folder of the training to continue, for an error message
  TrainingSettings settings(CommandContext context, Path file, EarlierSeed earlier) {
    long first = seed(context, file, earlier);
    return new TrainingSettings(width, epochs, resultShare / 100.0, first, threads);
  }

  private long seed(CommandContext context, Path file, EarlierSeed earlier) {
    try {
      Optional<Long> known = seed.isPresent() ? seed : earlier.read();
      if (known.isPresent()) {
        return known.get();
      }
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    }
    PlaySession session = PlaySession.of(context, seed);
    session.printDrawnSeed();
    return session.seed();
  }
}
