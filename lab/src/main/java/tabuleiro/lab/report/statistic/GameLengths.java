package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;

/// The lengths of games in plies. Not safe for several threads.
public final class GameLengths implements GameStatistic {
  private final Histogram plies = new Histogram();

  @Override
  public void count(SampledGame game) {
    plies.add(game.length());
  }

  /// Returns the histogram of the lengths in plies.
  public Histogram plies() {
    return plies;
  }
}
