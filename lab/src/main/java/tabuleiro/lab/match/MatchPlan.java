package tabuleiro.lab.match;

import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;

/// The schedule of a match: a round robin in which every two players meet in pairs of games from
/// the same opening with the sides exchanged. All pairings play the first opening before any of
/// them plays the second. Immutable.
///
/// @param players at least two players
/// @param gamesPerPairing the number of games of every two players, at least 1; when it is odd, the
///   last one has no return game
/// @param openings the openings of the games
public record MatchPlan(List<MatchPlayer> players, int gamesPerPairing, Openings openings) {
  /// Checks the values and copies the list.
  ///
  /// @throws IllegalArgumentException when there are fewer than two players, or no games
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

  /// Returns the seed of the openings and of the players' random choices.
  public long seed() {
    return openings.seed();
  }

  /// Returns a new generator for the players' random choices in a game.
  public RandomGenerator random(ScheduledGame scheduled) {
    return SeededRandom.of(MatchSeeds.ofPlayers(seed(), scheduled.number()));
  }

  /// Returns the number of games.
  public int games() {
    return gamesPerPairing * pairings();
  }

  private int pairings() {
    return players.size() * (players.size() - 1) / 2;
  }

  /// Returns a game.
  ///
  /// @param number counted from 0, less than [#games()]
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
