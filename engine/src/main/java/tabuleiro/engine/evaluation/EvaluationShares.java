package tabuleiro.engine.evaluation;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.rules.Position;

/// A static evaluation with what it consists of.
///
/// @param total the static evaluation of the strongest evaluator, in Elo points for the side to
///   move
/// @param shares the features that contribute at least one point, those that weigh most first; up
///   to rounding, and to the limits that an evaluator sets to some of its terms, their sum is the
///   total
public record EvaluationShares(int total, List<EvaluationShare> shares) {
  /// The feature of all that a network adds to the weighted terms.
  public static final String NETWORK = "network";

  /// Takes a copy of the shares.
  public EvaluationShares {
    shares = List.copyOf(shares);
  }

  /// Returns the evaluation of a position.
  ///
  /// Precondition: the game is not over.
  ///
  /// @param factory of the position's family of games
  public static EvaluationShares of(EvaluatorFactory factory, Position position) {
    Weights weights = factory.weights();
    WeightedTrail trail = factory.weightedTrail(position, weights);
    int[] values = new int[weights.termNames().size()];
    trail.computeTerms(values);
    Map<String, Double> points = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      String feature = factory.featureOf(weights.termNames().get(i));
      points.merge(feature, weights.values()[i] * values[i], Double::sum);
    }
    int total = factory.strongestEvaluator().trail(position, 0).evaluate();
    points.put(NETWORK, (double) total - trail.evaluate());
    List<EvaluationShare> shares =
        points.entrySet().stream()
            .map(entry -> new EvaluationShare(entry.getKey(), (int) Math.round(entry.getValue())))
            .filter(share -> share.points() != 0)
            .sorted(Comparator.comparingInt((EvaluationShare share) -> -Math.abs(share.points())))
            .toList();
    return new EvaluationShares(total, shares);
  }
}
