package tabuleiro.lab.match;

import java.util.Arrays;
import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.statistics.BradleyTerryRatings;
import tabuleiro.statistics.PentanomialScores;

/// What the games of a match have come to so far. Not safe for several threads.
public final class CrossTable {
  /// For each two entrants what the one of the lower index has scored; the lower index first.
  private final HeadToHead[][] encounters;

  private int games;

  /// @param entrants how many there are
  public CrossTable(int entrants) {
    encounters = new HeadToHead[entrants][entrants];
    for (HeadToHead[] row : encounters) {
      Arrays.fill(row, HeadToHead.NONE);
    }
  }

  /// Counts a game. The games of a match are counted in their order.
  ///
  /// @param result not [Result#NONE]
  public void add(ScheduledGame fixture, Result result) {
    int halfPointsOfFirst = result.winner().map(side -> side == Side.FIRST ? 2 : 0).orElse(1);
    int low = Math.min(fixture.first(), fixture.second());
    int high = Math.max(fixture.first(), fixture.second());
    int halfPoints = fixture.first() == low ? halfPointsOfFirst : 2 - halfPointsOfFirst;
    encounters[low][high] = encounters[low][high].plus(halfPoints, fixture.isReturnGame());
    games++;
  }

  /// Returns how many games have been counted.
  public int games() {
    return games;
  }

  /// Returns what `player` has scored against `other`.
  public HeadToHead headToHead(int player, int other) {
    return player < other ? encounters[player][other] : encounters[other][player].reversed();
  }

  /// Returns what `player` has scored against all others; its pairs are left out.
  public HeadToHead total(int player) {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    for (int other = 0; other < encounters.length; other++) {
      HeadToHead one = other == player ? HeadToHead.NONE : headToHead(player, other);
      wins += one.wins();
      draws += one.draws();
      losses += one.losses();
    }
    return new HeadToHead(
        wins, draws, losses, PentanomialScores.NONE, HeadToHead.NONE.openHalfPoints());
  }

  /// Returns the ratings of all entrants; empty until every two have met.
  public Optional<BradleyTerryRatings> ratings() {
    int players = encounters.length;
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
