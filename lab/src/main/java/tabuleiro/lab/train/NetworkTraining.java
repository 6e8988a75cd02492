package tabuleiro.lab.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.network.Network;
import tabuleiro.lab.selfplay.TrainingDataException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// The training of a network from files of training games: the positions, and what they tell of an
/// evaluator without a network.
public final class NetworkTraining {
  /// The percentage of games to validate with. A guess.
  private static final int VALIDATION_PERCENT = 5;

  private final NetworkInputs inputs;
  private final TrainingSettings settings;
  private final SampleReader positions;

  /// Reads the files.
  ///
  /// @param factory of the game
  /// @param game has network inputs
  /// @throws TrainingDataException if a file has no games of these rules, or all together too few
  public NetworkTraining(
      EvaluatorFactory factory, Game game, List<Path> files, TrainingSettings settings)
      throws IOException {
    this.inputs = factory.networkInputs(game).orElseThrow();
    this.settings = settings;
    positions =
        new SampleReader(factory.fittedEvaluator(), inputs, VALIDATION_PERCENT, settings.seed());
    for (Path file : files) {
      positions.read(file, game);
    }
    if (positions.training().size() == 0 || positions.validation().size() == 0) {
      throw new TrainingDataException(
          Message.of("training-few-games", String.valueOf(positions.games())));
    }
  }

  /// Returns the number of games.
  public int games() {
    return positions.games();
  }

  /// Returns the number of positions that the network is trained on.
  public int trainingPositions() {
    return positions.training().size();
  }

  /// Returns the number of positions, of other games, that it is validated with.
  public int validationPositions() {
    return positions.validation().size();
  }

  /// Returns the mean loss of the validation positions without a network.
  public double lossWithoutNetwork() {
    NetworkSamples samples = positions.validation();
    double sum = 0;
    for (int i = 0; i < samples.size(); i++) {
      sum += NetworkGradient.loss(samples.base(i), samples.target(i, settings.resultShare()));
    }
    return sum / samples.size();
  }

  /// Returns the network after the last epoch, or after the last complete one if it was stopped.
  ///
  /// @param checkpoint to continue from; it is left behind, so that a network that could not be
  ///   written need not be trained again
  /// @param progress receives each epoch
  /// @throws TrainingDataException if the checkpoint is damaged, or of another training
  public Network train(
      StopSignal stop, TrainingCheckpoint checkpoint, Consumer<TrainingEpoch> progress)
      throws IOException {
    return new NetworkTrainer(inputs, settings, stop::isRequested)
        .train(positions.training(), positions.validation(), checkpoint, progress)
        .quantised();
  }
}
