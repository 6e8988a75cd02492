package tabuleiro.engine.evaluation;

import java.util.List;

/// Move priorities that are sums of weights, so that they can be fitted to searches: each weight
/// belongs to a feature, and counts as often as a move has the feature. Immutable.
public interface PriorityModel {
  /// The difference of priorities that multiplies the probability of a move by e.
  int PRIORITY_OF_E = 4000;

  /// Returns the weights of the engine, in priorities, in the order of [#names()].
  int[] weights();

  /// Returns the names of the weights, such as `tile-7`, all different.
  List<String> names();

  /// Returns the strongest evaluator of the board with other weights for its move priorities.
  ///
  /// @param weights as many as [#weights()]
  Evaluator evaluator(int[] weights);

  /// Returns the text of weights, from which [#parse] reads them.
  ///
  /// @param weights as many as [#weights()]
  String format(int[] weights);

  /// Reads the text of weights. Lines that begin with `#` are comments.
  ///
  /// @throws IllegalArgumentException if it does not have these weights
  int[] parse(List<String> lines);
}
