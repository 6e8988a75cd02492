package tabuleiro.lab.match;

import java.util.Arrays;
import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.statistics.BradleyTerryRatings;
import tabuleiro.statistics.PentanomialScores;

/// The cross table of a match: the scores of all pairings so far. Not safe for several threads.
public final class CrossTable {
  /// The score of each pairing, indexed by the lower player first, and seen from that player.
  private final HeadToHead[][] scores;

  private int games;

  /// @param players the number of players
  public CrossTable(int players) {
    scores = new HeadToHead[players][players];
    for (HeadToHead[] row : scores) {
      Arrays.fill(row, HeadToHead.NONE);
    }
  }

  /// Counts a game. The games of a match must be counted in their order.
  ///
  /// @param result not [Result#NONE]
  public void add(ScheduledGame scheduled, Result result) {
    int halfPointsOfFirst = result.winner().map(side -> side == Side.FIRST ? 2 : 0).orElse(1);
    int low = Math.min(scheduled.first(), scheduled.second());
    int high = Math.max(scheduled.first(), scheduled.second());
    int halfPoints = scheduled.first() == low ? halfPointsOfFirst : 2 - halfPointsOfFirst;
    scores[low][high] = scores[low][high].plus(halfPoints, scheduled.isReturnGame());
    games++;
  }

  /// Returns the number of games counted.
  public int games() {
    return games;
  }

  /// Returns the score of `player` against `other`.
  public HeadToHead headToHead(int player, int other) {
    return player < other ? scores[player][other] : scores[other][player].reversed();
  }

  /// Returns the score of `player` against all others, without its pairs.
  public HeadToHead total(int player) {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    for (int other = 0; other < scores.length; other++) {
      HeadToHead one = other == player ? HeadToHead.NONE : headToHead(player, other);
      wins += one.wins();
      draws += one.draws();
      losses += one.losses();
    }
    return new HeadToHead(
        wins, draws, losses, PentanomialScores.NONE, HeadToHead.NONE.openHalfPoints());
  }

  /// Returns the ratings of all players; empty until every two players have met.
  public Optional<BradleyTerryRatings> ratings() {
    int players = scores.length;
    double[][] points = new double[players][players];
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < players; j++) {
        if (i != j && headToHead(i, j).games() == 0) {
          return Optional.empty();
        }
        points[i][j] = i == j ? 0 : headToHead(i, j).points();
      }
    }
    return Optional.of(BradleyTerryRatings.of(points));
  }
}
