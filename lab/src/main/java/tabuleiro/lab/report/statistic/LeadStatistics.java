package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.Side;

/// Who is ahead in the course of games, by the scores of the engine: drama, lead changes, and when
/// games are settled. A score is taken as the result that it expects, from 0 to 1. Not safe for
/// several threads.
///
/// What is expected at a ply is the mean of the scores before it and before the next ply: one of
/// each side, since a player who has chosen the best of many estimates is too hopeful. The side
/// with the higher expectation leads; where both have a half, nobody's lead changes. Plies without
/// both scores, such as those of a random opening and the last one, are passed over, and the first
/// ply with them is no lead change.
public final class LeadStatistics implements GameStatistic {
  private static final double EVEN = 0.5;

  private long games;
  private long decided;
  private long changes;
  private long plies;
  private long comebacks;
  private double drama;
  private double settled;

  @Override
  public void count(SampledGame game) {
    if (!game.hasExpectations()) {
      return;
    }
    games++;
    countChanges(game);
    game.outcome().winner().ifPresent(winner -> countDecided(game, winner));
  }

  private static double expectation(SampledGame game, int ply) {
    return (game.expectation(ply) + game.expectation(ply + 1)) / 2;
  }

  private void countChanges(SampledGame game) {
    double leader = 0;
    for (int ply = 0; ply < game.length() - 1; ply++) {
      double ahead = Math.signum(expectation(game, ply) - EVEN);
      if (Double.isNaN(ahead)) {
        continue;
      }
      plies++;
      if (ahead != 0) {
        changes += leader != 0 && ahead != leader ? 1 : 0;
        leader = ahead;
      }
    }
  }

  private void countDecided(SampledGame game, Side winner) {
    decided++;
    double severity = 0;
    int behind = 0;
    int lastNotAhead = 0;
    for (int ply = 0; ply < game.length() - 1; ply++) {
      double first = expectation(game, ply);
      double lead = winner == Side.FIRST ? 2 * first - 1 : 1 - 2 * first;
      if (lead < 0) {
        severity += Math.sqrt(-lead);
        behind++;
      }
      lastNotAhead = lead > 0 ? lastNotAhead : ply + 1;
    }
    drama += behind == 0 ? 0 : severity / behind;
    comebacks += behind == 0 ? 0 : 1;
    settled += (double) lastNotAhead / game.length();
  }

  /// Returns how many games had scores.
  public long games() {
    return games;
  }

  /// Returns how many of them somebody won.
  public long decided() {
    return decided;
  }

  /// Returns how often the lead changes in a game, on the average.
  public double changesPerGame() {
    return games == 0 ? 0 : (double) changes / games;
  }

  /// Returns the share of the plies with an expectation at which the lead changes (C. Browne,
  /// "Automatic Generation and Evaluation of Recombination Games", 2008, "lead change").
  public double changesPerPly() {
    return plies == 0 ? 0 : (double) changes / plies;
  }

  /// Returns how far behind the later winner was, from 0 to 1 (Browne, 2008, "drama"): the mean
  /// over the games that somebody won of the mean, over the plies at which the winner was behind,
  /// of the square root of how much the loser was expected to score more; 0 for a game whose winner
  /// was never behind.
  public double drama() {
    return decided == 0 ? 0 : drama / decided;
  }

  /// Returns the share of the games that somebody won whose winner was behind at some ply.
  public double comebacks() {
    return decided == 0 ? 0 : (double) comebacks / decided;
  }

  /// Returns after which share of a game its winner stays ahead to the end, on the average over the
  /// games that somebody won. (A ply without a score counts as one at which nobody is ahead.)
  public double settled() {
    return decided == 0 ? 0 : settled / decided;
  }
}
