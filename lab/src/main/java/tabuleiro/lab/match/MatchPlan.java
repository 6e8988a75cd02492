package tabuleiro.lab.match;

import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;

/// What a match consists of: who meets whom from which openings. Every two players meet in pairs of
/// games from the same opening with the sides exchanged; all pairs of players play the first
/// opening before anybody plays the second. Immutable.
///
/// @param players at least two
/// @param gamesPerPairing games of every two players, at least 1; the last one is alone when it is
///   odd
/// @param openings where the games begin
public record MatchPlan(List<MatchPlayer> players, int gamesPerPairing, Openings openings) {
  /// Checks and copies.
  ///
  /// @throws IllegalArgumentException when there are fewer than two entrants, or no games
  public MatchPlan {
    players = List.copyOf(players);
    if (players.size() < 2 || gamesPerPairing < 1) {
      throw new IllegalArgumentException("match of " + players + ", games " + gamesPerPairing);
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
  public RandomGenerator random(ScheduledGame fixture) {
    return SeededRandom.of(MatchSeeds.ofPlayers(seed(), fixture.number()));
  }

  /// Returns how many games there are.
  public int games() {
    return gamesPerPairing * pairings();
  }

  private int pairings() {
    return players.size() * (players.size() - 1) / 2;
  }

  /// Returns a game.
  ///
  /// @param number counted from 0, below [#games()]
  public ScheduledGame scheduledGame(int number) {
    int inPairs = gamesPerPairing / 2 * 2 * pairings();
    int pair = number < inPairs ? number / 2 : inPairs / 2 + number - inPairs;
    boolean isReturn = number < inPairs && number % 2 == 1;
    int first = 0;
    int later = pair % pairings();
    while (later >= players.size() - 1 - first) {
      later -= players.size() - 1 - first;
      first++;
    }
    int second = first + 1 + later;
    int opening = pair / pairings();
    return isReturn
        ? new ScheduledGame(number, second, first, opening, true)
        : new ScheduledGame(number, first, second, opening, false);
  }
}
