package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;

/// How many plies games last. Not safe for several threads.
public final class GameLengths implements GameStatistic {
  private final Histogram plies = new Histogram();

  @Override
  public void count(SampledGame game) {
    plies.add(game.length());
  }

  /// Returns how often each length occurred, in plies.
  public Histogram plies() {
    return plies;
  }
}
