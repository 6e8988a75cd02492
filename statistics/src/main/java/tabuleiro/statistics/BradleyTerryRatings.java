package tabuleiro.statistics;

import java.util.Arrays;

/// The ratings of several players, fitted jointly by maximum likelihood. The expected score depends
/// on the difference of two ratings only, and a draw counts as half a win and half a loss (R.
/// Bradley and M. Terry, "Rank Analysis of Incomplete Block Designs", Biometrika 39, 1952). The
/// mean rating is 0. The errors come from the second derivatives of the log likelihood. Immutable.
public final class BradleyTerryRatings {
  private static final int MAX_STEPS = 200;
  private static final double MAX_STEP = 200;
  private static final double MIN_STEP = 1e-9;

  private final double[] ratings;
  private final double[][] covariances;
  private final boolean hasAddedDraws;

  private BradleyTerryRatings(double[] ratings, double[][] covariances, boolean hasAddedDraws) {
    this.ratings = ratings;
    this.covariances = covariances;
    this.hasAddedDraws = hasAddedDraws;
  }

  /// Fits the ratings. When the results have no finite maximum-likelihood ratings, because some
  /// players lost every game against all others, one draw is added for every two players who have
  /// met.
  ///
  /// @param points `points[i][j]` is the score of player `i` against player `j`, 1 for a win and
  ///   0.5 for a draw; every two players are connected by games, directly or not
  public static BradleyTerryRatings of(double[][] points) {
    boolean addsDraws = !isFinite(points);
    double[][] counted = addsDraws ? withDraws(points) : points;
    double[] ratings = fit(counted);
    return new BradleyTerryRatings(ratings, covariances(counted, ratings), addsDraws);
  }

  /// The ratings are finite if and only if the players cannot be split into two groups of which one
  /// has scored nothing against the other, so every player reaches every other one by scores (L.
  /// Ford, 1957).
  private static boolean isFinite(double[][] points) {
    return isConnected(points, false) && isConnected(points, true);
  }

  private static boolean isConnected(double[][] points, boolean backwards) {
    int players = points.length;
    boolean[] reached = new boolean[players];
    int[] queue = new int[players];
    int end = 1;
    reached[0] = true;
    for (int next = 0; next < end; next++) {
      for (int j = 0; j < players; j++) {
        double scored = backwards ? points[j][queue[next]] : points[queue[next]][j];
        if (!reached[j] && scored > 0) {
          reached[j] = true;
          queue[end++] = j;
        }
      }
    }
    return end == players;
  }

  private static double[][] withDraws(double[][] points) {
    int players = points.length;
    double[][] counted = new double[players][players];
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < players; j++) {
        boolean haveMet = points[i][j] + points[j][i] > 0;
        counted[i][j] = points[i][j] + (haveMet ? 0.5 : 0);
      }
    }
    return counted;
  }

  /// Newton's method with a limit on the step length.
  private static double[] fit(double[][] points) {
    double[] ratings = new double[points.length];
    for (int step = 0; step < MAX_STEPS; step++) {
      double[] gradient = new double[ratings.length];
      for (int i = 0; i < ratings.length; i++) {
        for (int j = 0; j < ratings.length; j++) {
          double games = points[i][j] + points[j][i];
          gradient[i] +=
              Elo.LOG_ODDS_PER_POINT
                  * (points[i][j] - games * Elo.expectedScore(ratings[i] - ratings[j]));
        }
      }
      double[][] information = information(points, ratings);
      double[] change = anchored(information, anchor(information)).solve(gradient);
      double longest = Arrays.stream(change).map(Math::abs).max().orElse(0);
      double share = Math.min(1, MAX_STEP / Math.max(longest, MIN_STEP));
      for (int i = 0; i < ratings.length; i++) {
        ratings[i] += share * change[i];
      }
      if (longest < MIN_STEP) {
        break;
      }
    }
    return ratings;
  }

  /// Returns the Fisher information: the negative second derivatives of the log likelihood.
  private static double[][] information(double[][] points, double[] ratings) {
    int players = ratings.length;
    double[][] matrix = new double[players][players];
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < players; j++) {
        double score = Elo.expectedScore(ratings[i] - ratings[j]);
        double games = i == j ? 0 : points[i][j] + points[j][i];
        double information =
            Elo.LOG_ODDS_PER_POINT * Elo.LOG_ODDS_PER_POINT * games * score * (1 - score);
        matrix[i][i] += information;
        matrix[i][j] -= information;
      }
    }
    return matrix;
  }

  /// The likelihood does not determine the mean of the ratings. A number added to every entry fixes
  /// the mean without changing anything else.
  private static CholeskyDecomposition anchored(double[][] information, double anchor) {
    double[][] matrix = Arrays.stream(information).map(double[]::clone).toArray(double[][]::new);
    for (double[] row : matrix) {
      for (int j = 0; j < row.length; j++) {
        row[j] += anchor;
      }
    }
    return CholeskyDecomposition.of(matrix);
  }

  /// Returns an anchor of the magnitude of the information, which keeps rounding errors small.
  private static double anchor(double[][] information) {
    double trace = 0;
    for (int i = 0; i < information.length; i++) {
      trace += information[i][i];
    }
    return trace / information.length;
  }

  /// Inverts the information, and removes the contribution of the anchor.
  private static double[][] covariances(double[][] points, double[] ratings) {
    double[][] information = information(points, ratings);
    double anchor = anchor(information);
    double[][] inverse = anchored(information, anchor).inverse();
    int players = ratings.length;
    for (double[] row : inverse) {
      for (int j = 0; j < players; j++) {
        row[j] -= 1 / (anchor * players * players);
      }
    }
    return inverse;
  }

  /// Returns the rating of a player in Elo points.
  public double rating(int player) {
    return ratings[player];
  }

  /// Returns half the width of the 95 % confidence interval of a player's rating.
  public double marginOfError(int player) {
    return NormalDistribution.TWO_SIDED_95 * Math.sqrt(covariances[player][player]);
  }

  /// Returns the likelihood of superiority: the probability that a player is stronger than another
  /// one.
  public double likelihoodOfSuperiority(int player, int other) {
    double variance =
        covariances[player][player] + covariances[other][other] - 2 * covariances[player][other];
    return NormalDistribution.cumulative((ratings[player] - ratings[other]) / Math.sqrt(variance));
  }

  /// Returns whether a draw was added for every two players who have met.
  public boolean hasAddedDraws() {
    return hasAddedDraws;
  }
}
