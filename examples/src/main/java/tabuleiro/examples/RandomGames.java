package tabuleiro.examples;

import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Trail;
import tabuleiro.rules.support.SeededRandom;

/// Plays 100 random games of Talpa and counts the results.
public final class RandomGames {
  private static final int GAMES = 100;

  private RandomGames() {}

  /// Prints the mean length of the games, and how often each result occurred.
  public static void main(String[] arguments) {
    Game game = Games.find("talpa").orElseThrow().game("8x8");
    RandomGenerator random = SeededRandom.of(1);
    Map<String, Integer> results = new TreeMap<>();
    int plies = 0;
    for (int i = 0; i < GAMES; i++) {
      // A trail plays and undoes moves in place, which is faster than making new positions.
      Trail trail = game.start(1).trail();
      plies += Playout.playToEnd(trail, random);
      results.merge(trail.outcome().toString(), 1, Integer::sum);
    }
    System.out.println("mean length " + plies / GAMES + " plies");
    results.forEach((result, count) -> System.out.println(result + ": " + count));
  }
}
