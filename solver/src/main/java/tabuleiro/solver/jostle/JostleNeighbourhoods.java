package tabuleiro.solver.jostle;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;
import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.solver.Ternary;

/// The weights of the neighbourhoods of a board as tables. What a neighbourhood contains is a
/// number in base 3 with one digit for each cell: 1 for a checker of First, 2 for one of Second.
/// Cells at the same edges share a table. Immutable.
///
/// An entry holds the weights for both sides to move: that for First is added as it is, that for
/// Second times 2^32, so that one sum of entries is two sums of weights.
final class JostleNeighbourhoods {
  private static final String FIRST_TO_MOVE = ".xo";
  private static final String SECOND_TO_MOVE = ".ox";

  private final NeighbourhoodWeights weights;
  private final long[] tables;

  /// The index in the tables of the empty neighbourhood of each cell.
  private final int[] empty;

  /// The cells whose neighbourhoods contain a cell: `[cell][i]`.
  private final int[][] around;

  /// How a checker of First on the cell changes the indices of those neighbourhoods.
  private final int[][] powers;

  JostleNeighbourhoods(BitboardLayout layout) {
    weights = NeighbourhoodWeights.of(layout);
    int cells = layout.board().cellCount();
    int[] steps = NeighbourhoodWeights.steps(layout);
    empty = new int[cells];
    around = new int[cells][];
    powers = new int[cells][];
    Map<String, Integer> starts = new HashMap<>();
    LongStream.Builder entries = LongStream.builder();
    int end = 0;
    for (int cell = 0; cell < cells; cell++) {
      String edges = edges(layout, cell, steps);
      if (!starts.containsKey(edges)) {
        starts.put(edges, end);
        long[] table = table(edges);
        LongStream.of(table).forEach(entries);
        end += table.length;
      }
      empty[cell] = starts.get(edges);
    }
    tables = entries.build().toArray();
    for (int cell = 0; cell < cells; cell++) {
      findNeighbourhoods(layout, cell, steps);
    }
  }

  /// Returns which places of a cell's neighbourhood are beyond the edge, `#`; the others are `.`.
  private static String edges(BitboardLayout layout, int cell, int[] steps) {
    StringBuilder signs = new StringBuilder();
    for (int step : steps) {
      signs.append(layout.cellOf(layout.bitOf(cell) + step) < 0 ? '#' : '.');
    }
    return signs.toString();
  }

  private long[] table(String edges) {
    int digits = (int) edges.chars().filter(sign -> sign == '.').count();
    long[] table = new long[(int) Ternary.powers(digits + 1)[digits]];
    for (int number = 0; number < table.length; number++) {
      long second = weights.of(signs(edges, number, SECOND_TO_MOVE));
      table[number] = weights.of(signs(edges, number, FIRST_TO_MOVE)) + (second << Integer.SIZE);
    }
    return table;
  }

  private static String signs(String edges, int number, String digits) {
    StringBuilder signs = new StringBuilder(edges);
    int rest = number;
    for (int place = 0; place < edges.length(); place++) {
      if (edges.charAt(place) == '.') {
        signs.setCharAt(place, digits.charAt(rest % 3));
        rest /= 3;
      }
    }
    return signs.toString();
  }

  private void findNeighbourhoods(BitboardLayout layout, int cell, int[] steps) {
    long[] values = Ternary.powers(steps.length);
    around[cell] = new int[steps.length];
    powers[cell] = new int[steps.length];
    int count = 0;
    for (int place = 0; place < steps.length; place++) {
      int centre = layout.cellOf(layout.bitOf(cell) - steps[place]);
      if (centre >= 0) {
        String before = edges(layout, centre, steps).substring(0, place);
        around[cell][count] = centre;
        powers[cell][count++] = (int) values[before.replace("#", "").length()];
      }
    }
    around[cell] = Arrays.copyOf(around[cell], count);
    powers[cell] = Arrays.copyOf(powers[cell], count);
  }

  NeighbourhoodWeights weights() {
    return weights;
  }

  /// Returns a new array with the index of the empty neighbourhood of each cell.
  int[] emptyIndices() {
    return empty.clone();
  }

  /// Returns the sum of the entries of the neighbourhoods of a board.
  ///
  /// @param indices the index of each cell's neighbourhood
  long sum(int[] indices) {
    long sum = 0;
    for (int index : indices) {
      sum += tables[index];
    }
    return sum;
  }

  /// Changes the indices of the neighbourhoods that contain a cell, and returns the change of the
  /// sum of their entries.
  ///
  /// @param digit what to add to the cell's digit: 1 or 2 places a checker, -1 or -2 takes it away
  long change(int[] indices, int cell, int digit) {
    int[] centres = around[cell];
    int[] values = powers[cell];
    long change = 0;
    for (int i = 0; i < centres.length; i++) {
      int centre = centres[i];
      int before = indices[centre];
      int after = before + digit * values[i];
      indices[centre] = after;
      change += tables[after] - tables[before];
    }
    return change;
  }

  /// Does the same without asking for the sum.
  void changeIndices(int[] indices, int cell, int digit) {
    int[] centres = around[cell];
    int[] values = powers[cell];
    for (int i = 0; i < centres.length; i++) {
      indices[centres[i]] += digit * values[i];
    }
  }

  /// Returns the sum of the weights for a side to move, of a sum of entries.
  ///
  /// @param side 0 for First, 1 for Second
  static int weight(long sum, int side) {
    int first = (int) sum;
    return side == 0 ? first : (int) ((sum - first) >> Integer.SIZE);
  }
}
