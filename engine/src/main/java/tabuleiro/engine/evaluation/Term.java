package tabuleiro.engine.evaluation;

import java.util.Arrays;
import java.util.List;

/// A term of a weighted evaluation. A game's terms are the constants of an enum, in the order in
/// which [WeightedTrail#computeTerms(int[])] writes their values.
public interface Term {
  /// Returns the name of the term in files of weights.
  String key();

  /// Returns the names of terms, in order.
  static List<String> keys(Term[] terms) {
    return Arrays.stream(terms).map(Term::key).toList();
  }
}
