package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.statistics.ConfidenceInterval;

/// How many games each side won, and the advantage of the first player. Not safe for several
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

  /// Returns how many games there are.
  public long games() {
    return firstWins + secondWins + draws;
  }

  /// Returns how many games the first player won.
  public long firstWins() {
    return firstWins;
  }

  /// Returns how many games the second player won.
  public long secondWins() {
    return secondWins;
  }

  /// Returns how many games were drawn.
  public long draws() {
    return draws;
  }

  /// Returns the first player's score of a game, from 0 to 1: a win counts 1, a draw a half. A half
  /// without a game.
  public double score() {
    return games() == 0 ? 0.5 : points() / games();
  }

  /// Returns the interval of the first player's score (Wilson; a draw is half a success).
  public ConfidenceInterval scoreInterval() {
    return ConfidenceInterval.wilson(points(), games());
  }

  /// Returns the share of games that somebody won. This is the decisiveness of general game systems
  /// (C. Browne, "Automatic Generation and Evaluation of Recombination Games", 2008, calls it
  /// completion when games that go on too long count as draws).
  public double decisiveness() {
    return games() == 0 ? 0 : (double) (games() - draws) / games();
  }

  /// Returns the interval of the share of games that somebody won (Wilson).
  public ConfidenceInterval decisivenessInterval() {
    return ConfidenceInterval.wilson((double) (games() - draws), games());
  }

  private double points() {
    return firstWins + draws / 2.0;
  }
}
