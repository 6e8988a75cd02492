package tabuleiro.lab.fit;

import java.util.Locale;
import java.util.function.Consumer;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Weights;

/// What a fit came to.
///
/// @param weights those of least loss
/// @param before the loss of the expert's own weights
/// @param after the loss of the new ones
public record FittedWeights(Weights weights, Losses before, Losses after) {
  /// The mean losses of weights, as [LogisticRegression] defines them. Knowing nothing has the loss
  /// ln 2 = 0.6931 where no game is drawn.
  ///
  /// @param fitted on the positions that the weights are fitted on
  /// @param heldOut on those of other games
  public record Losses(double fitted, double heldOut) {
    static Losses of(PlayedPositions positions, double[] weights) {
      return new Losses(
          LogisticRegression.loss(positions.fitted(), weights),
          LogisticRegression.loss(positions.heldOut(), weights));
    }

    /// Returns both numbers to four decimals.
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "fitted %.4f, held out %.4f", fitted, heldOut);
    }
  }

  /// Fits the weights of an expert.
  ///
  /// @param positions at least one in each part
  /// @param progress is told the losses after each step
  public static FittedWeights of(
      Expert expert, PlayedPositions positions, Consumer<Losses> progress) {
    double[] known = expert.weights().values();
    double[] found =
        new LogisticRegression(positions.fitted())
            .fit(known, weights -> progress.accept(Losses.of(positions, weights)));
    return new FittedWeights(
        Weights.of(expert.terms(), found),
        Losses.of(positions, known),
        Losses.of(positions, found));
  }

  /// Returns the text of the weights, with comments that say where they come from.
  ///
  /// @param family the game
  /// @param positions those given to the fit
  /// @param seed that decided which games were held out
  public String format(String family, PlayedPositions positions, long seed) {
    Samples fitted = positions.fitted();
    Samples heldOut = positions.heldOut();
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
            fitted.oneOf(),
            heldOut.size(),
            heldOut.oneOf(),
            seed,
            before,
            after)
        + weights.format();
  }
}
