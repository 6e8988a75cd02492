package tabuleiro.solver.jostle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.text.ResourceLines;

/// The weights of neighbourhoods. A neighbourhood is a square with the eight squares around it. Its
/// images under rotations and reflections have the same weight. On the hexagon neighbourhoods saved
/// nothing, so they have no weight there.
///
/// The text format has one line for each neighbourhood, its rows from the top and its weight, such
/// as `x.#/oo#/..# 12`: `.` is an empty square, `x` a checker of the side to move, `o` one of the
/// other side, `#` beyond the edge. The lines `movers` and `targets` have the weights of a checker
/// that can move, and of a cell that one can go to. Immutable.
final class NeighbourhoodWeights {
  /// The places around the square, counter-clockwise from the right.
  private static final List<Integer> RING = List.of(5, 2, 1, 0, 3, 6, 7, 8);

  private static final NeighbourhoodWeights SQUARE =
      new NeighbourhoodWeights("neighbourhoods-square.txt");

  private static final NeighbourhoodWeights HEXAGON =
      new NeighbourhoodWeights("neighbourhoods-hexagon.txt");

  private final Map<String, Integer> weights = new HashMap<>();
  private final int movers;
  private final int targets;

  private NeighbourhoodWeights(String resource) {
    for (String line : ResourceLines.read(NeighbourhoodWeights.class, resource)) {
      int end = line.indexOf(' ');
      int weight = Integer.parseInt(line.substring(end + 1));
      String name = line.substring(0, end);
      if (name.contains("/")) {
        putImages(name.replace("/", ""), weight);
      } else {
        weights.put(name, weight);
      }
    }
    movers = of("movers");
    targets = of("targets");
  }

  /// Returns the weights for the boards of a layout's shape.
  static NeighbourhoodWeights of(BitboardLayout layout) {
    return isSquare(layout) ? SQUARE : HEXAGON;
  }

  private static boolean isSquare(BitboardLayout layout) {
    return layout.board() instanceof SquareBoard;
  }

  private void putImages(String signs, int weight) {
    int size = RING.size();
    for (int step = 0; step < size; step += 2) {
      char[] rotated = signs.toCharArray();
      char[] reflected = signs.toCharArray();
      for (int i = 0; i < size; i++) {
        char sign = signs.charAt(RING.get(i));
        rotated[RING.get((i + step) % size)] = sign;
        reflected[RING.get((size - i + step) % size)] = sign;
      }
      weights.put(String.valueOf(rotated), weight);
      weights.put(String.valueOf(reflected), weight);
    }
  }

  /// Returns the steps to the places of a neighbourhood, in the order of its text, as differences
  /// of the bits of a layout. On the hexagon there are none.
  static int[] steps(BitboardLayout layout) {
    if (!isSquare(layout)) {
      return new int[0];
    }
    int up = layout.directionShifts().get(2);
    return new int[] {up - 1, up, up + 1, -1, 0, 1, -up - 1, -up, -up + 1};
  }

  /// Returns the weight of a neighbourhood, in hundredths of the natural logarithm of the nodes, or
  /// 0 when it was too rare to have one.
  ///
  /// @param signs its text without slashes
  int of(String signs) {
    return weights.getOrDefault(signs, 0);
  }

  /// Returns the weight of a checker that can move.
  int movers() {
    return movers;
  }

  /// Returns the weight of a cell that a checker can go to.
  int targets() {
    return targets;
  }
}
