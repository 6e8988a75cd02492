package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;

/// A statistic of the games of a sample, which counts them in order. Not safe for several threads.
public interface GameStatistic {
  /// Counts a game.
  void count(SampledGame game);
}
