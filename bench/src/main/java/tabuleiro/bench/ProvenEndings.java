package tabuleiro.bench;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// How many plies before the end the result of a game is proven, by one thread in ten seconds a
/// move and from an empty table. The games are the engine's own, at a fraction of a second a move,
/// after four random plies; from a given ply before the end on, every second position is tried.
public final class ProvenEndings {
  private static final int PLIES = 4;
  private static final int MEBIBYTES = 512;
  private static final MoveLimits PLAYING = MoveLimits.ofMillis(200);
  private static final MoveLimits PROVING = MoveLimits.ofMillis(10_000);

  private ProvenEndings() {}

  /// Prints for each game its length and how many plies before the end it was proven, and the
  /// median of all.
  ///
  /// @param arguments the game, the variant, how many games, and how many plies before the end the
  ///   first attempt is made
  public static void main(String[] arguments) {
    Game game = Games.find(arguments[0]).orElseThrow().game(arguments[1]);
    int first = Integer.parseInt(arguments[3]);
    List<Integer> proven = new ArrayList<>();
    for (int number = 1; number <= Integer.parseInt(arguments[2]); number++) {
      List<Position> played = played(game, number);
      proven.add(provenBeforeEnd(played, first));
      System.out.printf(
          "game %d of %d plies: proven %d before the end%n",
          number, played.size(), proven.getLast());
    }
    List<Integer> sorted = proven.stream().sorted().toList();
    System.out.printf("median %d, all %s%n", sorted.get((sorted.size() - 1) / 2), sorted);
  }

  /// Returns the positions of a game in which there was a move to find.
  private static List<Position> played(Game game, int number) {
    Position position = EngineMeasurement.afterRandomMoves(game.start(number), PLIES, number);
    List<Position> played = new ArrayList<>();
    while (!position.outcome().isOver()) {
      played.add(position);
      position = position.playUnchecked(search(position, PLAYING).firstMove());
    }
    return played;
  }

  /// Returns how many plies were left when the result was first proven; 0 when it never was.
  private static int provenBeforeEnd(List<Position> played, int first) {
    for (int left = Math.min(first, played.size()); left > 0; left -= 2) {
      Position position = played.get(played.size() - left);
      if (search(position, PROVING).score().isProven()) {
        return left;
      }
    }
    return 0;
  }

  private static SearchInfo search(Position position, MoveLimits limits) {
    return EngineMeasurement.search(position, limits, MEBIBYTES, 1);
  }
}
