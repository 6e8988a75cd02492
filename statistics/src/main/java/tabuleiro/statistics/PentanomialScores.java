package tabuleiro.statistics;

import java.util.List;

/// The pentanomial counts of a match: how often each score of a pair of games occurred, seen from
/// one player: 0, 1/2, 1, 3/2 and 2 points. Two games from the same opening with the sides
/// exchanged are not independent, so they are counted as one observation. Immutable.
///
/// @param counts the counts of the five scores in ascending order
public record PentanomialScores(List<Long> counts) {
  /// No pairs.
  public static final PentanomialScores NONE = of(0, 0, 0, 0, 0);

  private static final int SCORES = 5;

  /// Checks and copies the counts.
  ///
  /// @throws IllegalArgumentException when there are not five, or one is negative
  public PentanomialScores {
    counts = List.copyOf(counts);
    if (counts.size() != SCORES || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException(
          "pentanomial counts must be five numbers from 0 on, not " + counts);
    }
  }

  /// Returns the counts of pairs with 0, 1/2, 1, 3/2 and 2 points.
  public static PentanomialScores of(long lost, long half, long even, long more, long won) {
    return new PentanomialScores(List.of(lost, half, even, more, won));
  }

  /// Returns the counts with one pair more.
  ///
  /// @param halfPoints the score of the pair in half points, from 0 to 4
  public PentanomialScores plus(int halfPoints) {
    Long[] more = counts.toArray(Long[]::new);
    more[halfPoints]++;
    return new PentanomialScores(List.of(more));
  }

  /// Returns the counts as seen from the opponent.
  public PentanomialScores reversed() {
    return new PentanomialScores(counts.reversed());
  }

  /// Returns the number of pairs.
  public long pairs() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /// Returns the mean score of a game, from 0 to 1.
  ///
  /// Precondition: there is at least one pair.
  public double mean() {
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += counts.get(i) * score(i);
    }
    return sum / pairs();
  }

  /// Returns the variance of the mean score of the two games of a pair.
  ///
  /// Precondition: there is at least one pair.
  public double variance() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += counts.get(i) * (score(i) - mean) * (score(i) - mean);
    }
    return sum / pairs();
  }

  /// Returns the mean score of a game in a pair with the score of an index.
  static double score(int index) {
    return index / (double) (SCORES - 1);
  }
}
