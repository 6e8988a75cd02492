package tabuleiro.bench;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// Measures how many plies before the end of a game its result is proven, by one thread in ten
/// seconds per move and with an empty table. The engine plays the games, with a fraction of a
/// second per move, after four random plies; every second position is tried, from a given ply
/// before the end on.
public final class ProvenEndings {
  private static final int PLIES = 4;
  private static final int MEBIBYTES = 512;
  private static final MoveLimits PLAYING = MoveLimits.ofMillis(200);
  private static final MoveLimits PROVING = MoveLimits.ofMillis(10_000);

  private ProvenEndings() {}

  /// Prints for each game its length and how many plies before the end it was proven, and the
  /// median of all.
  ///
  /// @param arguments the game, the variant, the number of games, and the number of plies before
  ///   the end of the first attempt
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

  /// Returns the unfinished positions of a game.
  private static List<Position> played(Game game, int number) {
    Position position = EngineMeasurement.afterRandomMoves(game.start(number), PLIES, number);
    List<Position> played = new ArrayList<>();
    while (!position.outcome().isOver()) {
      played.add(position);
      position = position.playUnchecked(search(position, PLAYING).firstMove());
    }
    return played;
  }

  /// Returns the number of plies left when the result was first proven; 0 if it never was.
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
