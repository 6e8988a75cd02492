package tabuleiro.statistics;

import java.util.List;

/// How often each score of a pair of games occurred, seen from one player: 0, 1/2, 1, 3/2 and 2
/// points. Two games from the same opening with the sides exchanged depend on each other, and so
/// they are counted as one observation (the "pentanomial" model). Immutable.
///
/// @param counts of the five scores, in ascending order
public record PentanomialScores(List<Long> counts) {
  /// No pair yet.
  public static final PentanomialScores NONE = of(0, 0, 0, 0, 0);

  private static final int SCORES = 5;

  /// Checks and copies the counts.
  ///
  /// @throws IllegalArgumentException when they are not five, or one is negative
  public PentanomialScores {
    counts = List.copyOf(counts);
    if (counts.size() != SCORES || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("counts of pairs " + counts);
    }
  }

  /// Returns the scores of counts.
  public static PentanomialScores of(long lost, long half, long even, long more, long won) {
    return new PentanomialScores(List.of(lost, half, even, more, won));
  }

  /// Returns these scores and one pair more.
  ///
  /// @param halfPoints the pair's score in half points, 0 to 4
  public PentanomialScores plus(int halfPoints) {
    Long[] more = counts.toArray(Long[]::new);
    more[halfPoints]++;
    return new PentanomialScores(List.of(more));
  }

  /// Returns the scores as the opponent sees them.
  public PentanomialScores reversed() {
    return new PentanomialScores(counts.reversed());
  }

  /// Returns how many pairs there are.
  public long pairs() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /// Returns the mean score of a game, from 0 to 1.
  ///
  /// Precondition: there is a pair.
  public double mean() {
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += counts.get(i) * score(i);
    }
    return sum / pairs();
  }

  /// Returns the variance of the mean score of a pair's two games.
  ///
  /// Precondition: there is a pair.
  public double variance() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += counts.get(i) * (score(i) - mean) * (score(i) - mean);
    }
    return sum / pairs();
  }

  /// Returns the mean score of a game in a pair of the `index`-th score.
  static double score(int index) {
    return index / (double) (SCORES - 1);
  }
}
