package tabuleiro.solver.jostle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.ResourceLines;

/// Compares the sums with one square after another.
final class JostleSurroundingsTest {
  private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private final Map<String, Integer> weights = new HashMap<>();

  JostleSurroundingsTest() {
    for (String line : ResourceLines.read(JostleSurroundings.class, "surroundings.txt")) {
      int end = line.lastIndexOf(' ');
      weights.put(line.substring(0, end), Integer.valueOf(line.substring(end + 1)));
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 6", "8, 8", "5, 7"})
  void sumIsThatOfTheSquares(int columns, int rows) {
    SquareBoard board = new SquareBoard(columns, rows);
    JostleSolverBoard grid = JostleSolverBoard.of(board);
    JostleSurroundings surroundings = new JostleSurroundings();
    RandomGenerator random = SeededRandom.of(3);
    for (int i = 0; i < 1000; i++) {
      long occupied = random.nextLong() & grid.all();
      long own = occupied & random.nextLong();
      long other = occupied & ~own;
      assertThat(surroundings.sum(grid, own, other))
          .as("own %x, other %x", own, other)
          .isEqualTo(plainSum(columns, rows, own, other));
    }
  }

  private int plainSum(int columns, int rows, long own, long other) {
    int sum = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int friends = 0;
        int foes = 0;
        for (int[] step : STEPS) {
          int x = column + step[0];
          int y = row + step[1];
          if (x >= 0 && x < columns && y >= 0 && y < rows) {
            friends += has(own, y * columns + x) ? 1 : 0;
            foes += has(other, y * columns + x) ? 1 : 0;
          }
        }
        int square = row * columns + column;
        String sign = has(own, square) ? "x" : has(other, square) ? "o" : ".";
        sum += Objects.requireNonNull(weights.get(sign + " " + friends + " " + foes));
      }
    }
    return sum;
  }

  private static boolean has(long set, int square) {
    return (set >>> square & 1) != 0;
  }
}
