package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;

/// Estimates of the size of the game tree as decimal logarithms of a number of games. Not safe for
/// several threads.
public final class TreeComplexity implements GameStatistic {
  private long games;
  private double sum;
  private double squares;
  private double largest = Double.NEGATIVE_INFINITY;

  /// Sum of the products of all games, divided by the largest product.
  private double scaled;

  @Override
  public void count(SampledGame game) {
    double log = 0;
    for (int ply = 0; ply < game.length(); ply++) {
      log += Math.log10(game.legalMoves(ply));
    }
    games++;
    sum += log;
    squares += log * log;
    if (log > largest) {
      scaled = scaled * Math.pow(10, largest - log) + 1;
      largest = log;
    } else {
      scaled += Math.pow(10, log - largest);
    }
  }

  /// Returns the mean over the games of the logarithm of the product of the numbers of legal moves
  /// along the game: the game-tree complexity of a typical game (L. V. Allis, "Searching for
  /// Solutions in Games and Artificial Intelligence", 1994, with each game's own length and
  /// branching factor instead of the means). 0 without a game.
  public double meanLog() {
    return games == 0 ? 0 : sum / games;
  }

  /// Returns the standard deviation of these logarithms over the games.
  public double standardDeviation() {
    return games == 0 ? 0 : Math.sqrt(Math.max(0, squares / games - meanLog() * meanLog()));
  }

  /// Returns the logarithm of the mean of the products. For random games the mean is an unbiased
  /// estimate of the number of games that the rules allow (D. E. Knuth, "Estimating the Efficiency
  /// of Backtrack Programs", Mathematics of Computation 29, 1975). A few games with large products
  /// dominate it, so it is usually too low. 0 without a game.
  public double knuthLog() {
    return games == 0 ? 0 : largest + Math.log10(scaled / games);
  }
}
