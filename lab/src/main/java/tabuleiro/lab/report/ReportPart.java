package tabuleiro.lab.report;

import tabuleiro.lab.report.sample.GameSample;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.lab.report.statistic.GameStatistic;

/// A sample and the statistic of its games. Not safe for several threads.
final class ReportPart {
  private final GameSample sample;
  private final GameStatistic statistic;
  private int counted;

  /// @param statistic counts the games
  ReportPart(GameSample sample, GameStatistic statistic) {
    this.sample = sample;
    this.statistic = statistic;
  }

  /// Counts the next game.
  void count(SampledGame game) {
    statistic.count(game);
    counted++;
  }

  /// Returns the number of games counted.
  int counted() {
    return counted;
  }

  /// Returns the sample.
  GameSample sample() {
    return sample;
  }
}
