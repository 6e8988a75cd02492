package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.statistics.ConfidenceInterval;

/// The number of games that each side won, and the first player's advantage. Not safe for several
/// threads.
public final class ResultCounts implements GameStatistic {
  private long firstWins;
  private long secondWins;
  private long draws;

  @Override
  public void count(SampledGame game) {
    add(game.outcome());
  }

  public void add(Outcome outcome) {
    if (outcome.isDraw()) {
      draws++;
    } else if (outcome.winner().orElseThrow() == Side.FIRST) {
      firstWins++;
    } else {
      secondWins++;
    }
  }

  public void add(ResultCounts other) {
    firstWins += other.firstWins;
    secondWins += other.secondWins;
    draws += other.draws;
  }

  /// Returns the number of games.
  public long games() {
    return firstWins + secondWins + draws;
  }

  /// Returns the number of games that the first player won.
  public long firstWins() {
    return firstWins;
  }

  /// Returns the number of games that the second player won.
  public long secondWins() {
    return secondWins;
  }

  /// Returns the number of drawn games.
  public long draws() {
    return draws;
  }

  /// Returns the mean score of the first player, from 0 to 1: a win counts 1, a draw a half. 0.5
  /// without a game.
  public double score() {
    return games() == 0 ? 0.5 : points() / games();
  }

  /// Returns the 95 % confidence interval of the first player's score (Wilson; a draw is half a
  /// success).
  public ConfidenceInterval scoreInterval() {
    return ConfidenceInterval.wilson(points(), games());
  }

  /// Returns the share of decided games. This is the decisiveness of general game systems (C.
  /// Browne, "Automatic Generation and Evaluation of Recombination Games", 2008, calls it
  /// completion when overlong games count as draws).
  public double decisiveness() {
    return games() == 0 ? 0 : (double) (games() - draws) / games();
  }

  /// Returns the 95 % confidence interval of the share of decided games (Wilson).
  public ConfidenceInterval decisivenessInterval() {
    return ConfidenceInterval.wilson((double) (games() - draws), games());
  }

  private double points() {
    return firstWins + draws / 2.0;
  }
}
