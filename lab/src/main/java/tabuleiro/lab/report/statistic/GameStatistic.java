package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;

/// Something that is counted over the games of a sample, in their order. Not safe for several
/// threads.
public interface GameStatistic {
  /// Counts a game.
  void count(SampledGame game);
}
