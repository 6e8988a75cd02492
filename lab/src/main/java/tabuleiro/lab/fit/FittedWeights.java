package tabuleiro.lab.fit;

import java.util.Locale;
import java.util.function.Consumer;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.Weights;

/// The result of a fit.
///
/// @param weights the weights with the lowest loss
/// @param lossesBefore the losses of the evaluator's current weights
/// @param lossesAfter the losses of the fitted weights
public record FittedWeights(Weights weights, Losses lossesBefore, Losses lossesAfter) {
  /// The mean losses of weights, as [LogisticRegression] defines them. An evaluation that is always
  /// 0 has the loss ln 2 = 0.6931 where no game is drawn.
  ///
  /// @param training on the positions that the weights are fitted on
  /// @param heldOut on the held-out positions, which are from other games
  public record Losses(double training, double heldOut) {
    static Losses of(TrainingPositions positions, double[] weights) {
      return new Losses(
          LogisticRegression.loss(positions.training(), weights),
          LogisticRegression.loss(positions.heldOut(), weights));
    }

    /// Returns both losses with four decimals.
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "fitted %.4f, held out %.4f", training, heldOut);
    }
  }

  /// Fits the weights of an evaluator.
  ///
  /// @param positions at least one position in each set
  /// @param progress receives the losses after each step
  public static FittedWeights of(
      EvaluatorFactory factory, TrainingPositions positions, Consumer<Losses> progress) {
    double[] known = factory.weights().values();
    double[] found =
        new LogisticRegression(positions.training())
            .fit(known, weights -> progress.accept(Losses.of(positions, weights)));
    return new FittedWeights(
        Weights.of(factory.termNames(), found),
        Losses.of(positions, known),
        Losses.of(positions, found));
  }

  /// Returns the text of the weights, with comments on their origin.
  ///
  /// @param family the name of the game
  /// @param positions the positions of the fit
  /// @param seed the seed that selected the held-out games
  public String format(String family, TrainingPositions positions, long seed) {
    TrainingSamples fitted = positions.training();
    TrainingSamples heldOut = positions.heldOut();
    return String.format(
            Locale.ROOT,
            """
            # %s, fitted on played games by logistic loss
            # games %d, positions %d (one of %d), held out %d (one of %d), seed %d
            # loss before: %s
            # loss after: %s
            """,
            family,
            positions.games(),
            fitted.size(),
            fitted.samplingInterval(),
            heldOut.size(),
            heldOut.samplingInterval(),
            seed,
            lossesBefore,
            lossesAfter)
        + weights.format();
  }
}
