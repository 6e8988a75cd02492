package tabuleiro.lab.report;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Spot;

/// Upper bounds on the number of positions of a game, reckoned from the counts of its board and its
/// pieces alone, as decimal logarithms. Positions that cannot come about are counted too; counters
/// and clocks are not. In all but Ni-Ju, where the tiles laid say whose turn it is, either side may
/// be to move.
public final class StateSpace {
  private StateSpace() {}

  /// Returns the decimal logarithm of the bound.
  ///
  /// @throws IllegalArgumentException when the game is none of ours
  public static double log10(Game game) {
    double positions =
        switch (game.id().game()) {
          case "talpa", "trench" -> 2 * withCaptures(game);
          case "jostle" -> 2 * withoutCaptures(game);
          case "morelli" -> 2 * turning(game);
          case "niju" -> laid(game);
          default -> throw new IllegalArgumentException("no bound for " + game.id());
        };
    return Math.log10(positions);
  }

  /// Returns how many pieces of each kind each side has at the start.
  private static List<Integer> pieces(Game game) {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (Scene.PlacedPiece placed : game.start(1).scene().pieces()) {
      counts.merge(placed.piece().side() + placed.piece().kind(), 1, Integer::sum);
    }
    return List.copyOf(counts.values());
  }

  /// Talpa and Trench: of each kind some of the pieces are left, anywhere.
  private static double withCaptures(Game game) {
    int cells = game.board().cellCount();
    double[] ways = new double[cells + 1]; // by how many cells are taken
    ways[0] = 1;
    for (int most : pieces(game)) {
      double[] more = new double[cells + 1];
      for (int taken = 0; taken <= cells; taken++) {
        for (int left = 0; left <= Math.min(most, cells - taken); left++) {
          more[taken + left] += ways[taken] * choose(cells - taken, left);
        }
      }
      ways = more;
    }
    return Arrays.stream(ways).sum();
  }

  /// Jostle: all pieces stay, anywhere.
  private static double withoutCaptures(Game game) {
    double ways = 1;
    int free = game.board().cellCount();
    for (int count : pieces(game)) {
      ways *= choose(free, count);
      free -= count;
    }
    return ways;
  }

  /// Morelli: all stones stay, anywhere but on the Throne, of either colour; the Throne is nobody's
  /// or one of the two sides'.
  private static double turning(Game game) {
    int stones = pieces(game).stream().mapToInt(Integer::intValue).sum();
    return 3 * choose(game.board().cellCount() - 1, stones) * Math.pow(2, stones);
  }

  /// Ni-Ju: for each number of tiles laid, the shapes of so many cells that hang together, up to
  /// shifts, times the ways to put either side's tiles into them in some turn. The number of shapes
  /// of n cells is about 0.316915 * 4.062570^n / n (I. Jensen, "Enumerations of Lattice Animals and
  /// Trees", Journal of Statistical Physics 102, 2001).
  private static double laid(Game game) {
    double[] tiles = handWays(game.start(1));
    int most = tiles.length - 1;
    return DoubleStream.iterate(0, n -> n <= 2 * most, n -> n + 1)
        .map(n -> laid((int) n, tiles))
        .sum();
  }

  private static double laid(int count, double[] tiles) {
    if (count == 0) {
      return 1;
    }
    int second = count / 2;
    int first = count - second;
    double shapes = Math.max(1, 0.316915 * Math.pow(4.062570, count) / count);
    double orders = factorial(first) * factorial(second);
    return shapes * choose(count, first) * orders * tiles[first] * tiles[second];
  }

  /// Returns for each number of tiles the ways to choose so many of a hand, each in one of the
  /// turns that look different.
  private static double[] handWays(Position start) {
    TreeMap<Integer, Set<Spot>> turns = new TreeMap<>();
    for (int move : start.legalMoves()) {
      List<Spot> path = start.decode(move).path();
      int tile =
          path.stream().mapToInt(spot -> spot instanceof Spot.Tile(int number) ? number : 0).sum();
      path.stream()
          .filter(spot -> spot instanceof Spot.Turn)
          .forEach(spot -> turns.computeIfAbsent(tile, unseen -> new HashSet<>()).add(spot));
    }
    double[] ways = new double[turns.size() + 1];
    ways[0] = 1;
    for (Set<Spot> ofTile : turns.values()) {
      for (int chosen = turns.size(); chosen > 0; chosen--) {
        ways[chosen] += ways[chosen - 1] * Math.max(1, ofTile.size());
      }
    }
    return ways;
  }

  private static double choose(int from, int count) {
    double ways = 1;
    for (int i = 1; i <= count; i++) {
      ways *= (double) (from - count + i) / i;
    }
    return ways;
  }

  private static double factorial(int n) {
    double product = 1;
    for (int i = 2; i <= n; i++) {
      product *= i;
    }
    return product;
  }
}
