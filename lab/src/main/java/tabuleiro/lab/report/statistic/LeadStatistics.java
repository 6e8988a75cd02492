package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.Side;

/// The leads in the course of games, by the scores of the engine: drama, lead changes, and when
/// games are decided. A score is converted to an expected result from 0 to 1. Not safe for several
/// threads.
///
/// The expectation at a ply is the mean of the scores before that ply and before the next one, one
/// from each side, because a player that has chosen the best of many estimates is too optimistic.
/// The side with the higher expectation leads; where both have a half, the lead does not change.
/// Plies without both scores, such as those of a random opening and the last one, are skipped, and
/// the first ply with both is not a lead change.
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

  /// Returns the result that the first side expects at a ply, from 0 to 1; NaN where it is unknown.
  static double expectation(SampledGame game, int ply) {
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

  /// Returns the number of games with scores.
  public long games() {
    return games;
  }

  /// Returns the number of these games that were not drawn.
  public long decided() {
    return decided;
  }

  /// Returns the mean number of lead changes in a game.
  public double changesPerGame() {
    return games == 0 ? 0 : (double) changes / games;
  }

  /// Returns the share of the plies with an expectation at which the lead changes (C. Browne,
  /// "Automatic Generation and Evaluation of Recombination Games", 2008, "lead change").
  public double changesPerPly() {
    return plies == 0 ? 0 : (double) changes / plies;
  }

  /// Returns how far behind the later winner was, from 0 to 1 (Browne, 2008, "drama"): the mean
  /// over the decided games of the mean, over the plies at which the winner was behind, of the
  /// square root of the loser's lead in the expected result; 0 for a game whose winner was never
  /// behind.
  public double drama() {
    return decided == 0 ? 0 : drama / decided;
  }

  /// Returns the share of the decided games whose winner was behind at some ply.
  public double comebacks() {
    return decided == 0 ? 0 : (double) comebacks / decided;
  }

  /// Returns the mean share of a decided game after which its winner stays ahead to the end. (A ply
  /// without a score counts as one at which neither side is ahead.)
  public double settled() {
    return decided == 0 ? 0 : settled / decided;
  }
}
