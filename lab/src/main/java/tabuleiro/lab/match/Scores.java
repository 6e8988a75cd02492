package tabuleiro.lab.match;

import java.util.Arrays;
import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.statistics.PairScores;
import tabuleiro.statistics.Ratings;

/// What the games of a match have come to so far. Not safe for several threads.
public final class Scores {
  /// For each two entrants what the one of the lower index has scored; the lower index first.
  private final Encounter[][] encounters;

  private int games;

  /// @param entrants how many there are
  public Scores(int entrants) {
    encounters = new Encounter[entrants][entrants];
    for (Encounter[] row : encounters) {
      Arrays.fill(row, Encounter.NONE);
    }
  }

  /// Counts a game. The games of a match are counted in their order.
  ///
  /// @param result not [Result#NONE]
  public void add(Fixture fixture, Result result) {
    int halfPointsOfFirst = result.winner().map(side -> side == Side.FIRST ? 2 : 0).orElse(1);
    int low = Math.min(fixture.first(), fixture.second());
    int high = Math.max(fixture.first(), fixture.second());
    int halfPoints = fixture.first() == low ? halfPointsOfFirst : 2 - halfPointsOfFirst;
    encounters[low][high] = encounters[low][high].plus(halfPoints, fixture.isReturn());
    games++;
  }

  /// Returns how many games have been counted.
  public int games() {
    return games;
  }

  /// Returns what `player` has scored against `other`.
  public Encounter encounter(int player, int other) {
    return player < other ? encounters[player][other] : encounters[other][player].reversed();
  }

  /// Returns what `player` has scored against all others; its pairs are left out.
  public Encounter total(int player) {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    for (int other = 0; other < encounters.length; other++) {
      Encounter one = other == player ? Encounter.NONE : encounter(player, other);
      wins += one.wins();
      draws += one.draws();
      losses += one.losses();
    }
    return new Encounter(wins, draws, losses, PairScores.NONE, Encounter.NONE.open());
  }

  /// Returns the ratings of all entrants; empty until every two have met.
  public Optional<Ratings> ratings() {
    int players = encounters.length;
    double[][] points = new double[players][players];
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < players; j++) {
        if (i != j && encounter(i, j).games() == 0) {
          return Optional.empty();
        }
        points[i][j] = i == j ? 0 : encounter(i, j).points();
      }
    }
    return Optional.of(Ratings.of(points));
  }
}
