package tabuleiro.lab.report.statistic;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.statistics.ConfidenceInterval;

/// The result that the first side expects at each ply, by the scores of the engine, over the games
/// that last that long. The expectation at a ply is that of [LeadStatistics]. Not safe for several
/// threads.
public final class ScoreByPly implements GameStatistic {
  private final List<Sum> byPly = new ArrayList<>();

  private static final class Sum {
    long games;
    double total;
    double squares;
  }

  /// The mean expectation at a ply.
  ///
  /// @param games the number of games with an expectation at this ply
  /// @param mean from 0 to 1; NaN without games
  /// @param interval its confidence interval; that from 0 to 1 with fewer than two games
  public record Mean(long games, double mean, ConfidenceInterval interval) {}

  @Override
  public void count(SampledGame game) {
    for (int ply = 0; ply < game.length() - 1; ply++) {
      if (ply == byPly.size()) {
        byPly.add(new Sum());
      }
      double expectation = LeadStatistics.expectation(game, ply);
      if (!Double.isNaN(expectation)) {
        Sum sum = byPly.get(ply);
        sum.games++;
        sum.total += expectation;
        sum.squares += expectation * expectation;
      }
    }
  }

  /// Returns the mean at each ply, the first ply first.
  public List<Mean> means() {
    return byPly.stream().map(ScoreByPly::mean).toList();
  }

  private static Mean mean(Sum sum) {
    double mean = sum.games == 0 ? Double.NaN : sum.total / sum.games;
    if (sum.games < 2) {
      return new Mean(sum.games, mean, new ConfidenceInterval(0, 1));
    }
    double variance = Math.max(0, (sum.squares - sum.games * mean * mean) / (sum.games - 1));
    return new Mean(sum.games, mean, ConfidenceInterval.ofMean(mean, variance, sum.games));
  }
}
