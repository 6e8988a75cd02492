package tabuleiro.lab.match;

import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Seeds;

/// What a match consists of: who meets whom from which openings. Every two players meet in pairs of
/// games from the same opening with the sides exchanged; all pairs of players play the first
/// opening before anybody plays the second. Immutable.
///
/// @param entrants at least two
/// @param gamesEach games of every two players, at least 1; the last one is alone when it is odd
/// @param openings where the games begin
public record MatchPlan(List<Entrant> entrants, int gamesEach, Openings openings) {
  /// Checks and copies.
  ///
  /// @throws IllegalArgumentException when there are fewer than two entrants, or no games
  public MatchPlan {
    entrants = List.copyOf(entrants);
    if (entrants.size() < 2 || gamesEach < 1) {
      throw new IllegalArgumentException("match of " + entrants + ", games " + gamesEach);
    }
  }

  /// Returns the game that is played.
  public Game game() {
    return openings.game();
  }

  /// Returns the seed of the openings, and of the players' choices by chance.
  public long seed() {
    return openings.seed();
  }

  /// Returns a fresh generator for the players' choices in a game.
  public RandomGenerator random(Fixture fixture) {
    return Seeds.random(MatchSeeds.ofPlayers(seed(), fixture.number()));
  }

  /// Returns how many games there are.
  public int games() {
    return gamesEach * encounters();
  }

  private int encounters() {
    return entrants.size() * (entrants.size() - 1) / 2;
  }

  /// Returns a game.
  ///
  /// @param number counted from 0, below [#games()]
  public Fixture fixture(int number) {
    int inPairs = gamesEach / 2 * 2 * encounters();
    int pair = number < inPairs ? number / 2 : inPairs / 2 + number - inPairs;
    boolean isReturn = number < inPairs && number % 2 == 1;
    int first = 0;
    int later = pair % encounters();
    while (later >= entrants.size() - 1 - first) {
      later -= entrants.size() - 1 - first;
      first++;
    }
    int second = first + 1 + later;
    int opening = pair / encounters();
    return isReturn
        ? new Fixture(number, second, first, opening, true)
        : new Fixture(number, first, second, opening, false);
  }
}
