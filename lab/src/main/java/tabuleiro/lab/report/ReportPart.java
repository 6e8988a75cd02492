package tabuleiro.lab.report;

import tabuleiro.lab.report.sample.GameSample;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.lab.report.statistic.GameStatistic;

/// A sample with what is counted over its games. Not safe for several threads.
final class ReportPart {
  private final GameSample sample;
  private final GameStatistic figure;
  private int counted;

  /// @param figure counts the games
  ReportPart(GameSample sample, GameStatistic figure) {
    this.sample = sample;
    this.figure = figure;
  }

  /// Counts the next game.
  void count(SampledGame game) {
    figure.count(game);
    counted++;
  }

  /// Returns how many games have been counted.
  int counted() {
    return counted;
  }

  /// Returns the sample.
  GameSample sample() {
    return sample;
  }
}
