package tabuleiro.solver.talpa;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.support.SeededRandom;

class TalpaPatternEvaluatorTest {
  private static final long SEED = 7;

  /// Counted with letters on a padded board, which is turned where Blue has the move.
  @ParameterizedTest
  @CsvSource({"3, 3", "3, 4", "4, 3", "5, 6", "6, 6", "8, 8", "16, 4"})
  void sumsTheWeightsOfAllPatternsOnTheBoard(int columns, int rows) throws IOException {
    Map<String, Integer> weights = weights();
    TalpaSolverBoard shape = new TalpaSolverBoard(columns, rows);
    TalpaPatternEvaluator patterns = new TalpaPatternEvaluator(shape);
    long[] numbers = new long[patterns.blocks().count()];
    RandomGenerator random = SeededRandom.of(SEED);
    for (int i = 0; i < 20; i++) {
      long red = random.nextLong() & shape.all;
      long blue = random.nextLong() & shape.all & ~red;
      patterns.blocks().set(red, blue, numbers, 0);
      assertThat(patterns.sum(true, numbers, 0))
          .isEqualTo(sum(padded(shape, red, blue, '-', '|'), weights));
      assertThat(patterns.sum(false, numbers, 0))
          .isEqualTo(sum(turned(padded(shape, blue, red, '|', '-')), weights));
    }
  }

  /// Returns rows of letters with the edges about them; the corners are `-`.
  private static List<String> padded(
      TalpaSolverBoard shape, long own, long other, char ends, char sides) {
    String edge = "-" + String.valueOf(ends).repeat(shape.columns) + "-";
    return IntStream.range(-1, shape.rows + 1)
        .mapToObj(row -> {
          if (row < 0 || row == shape.rows) {
            return edge;
          }
          StringBuilder letters = new StringBuilder().append(sides);
          for (int column = 0; column < shape.columns; column++) {
            long bit = 1L << (row * shape.columns + column);
            letters.append((own & bit) != 0 ? 'x' : (other & bit) != 0 ? 'o' : '.');
          }
          return letters.append(sides).toString();
        })
        .toList();
  }

  private static List<String> turned(List<String> rows) {
    return IntStream.range(0, rows.getFirst().length())
        .mapToObj(column -> {
          StringBuilder letters = new StringBuilder();
          rows.forEach(row -> letters.append(row.charAt(column)));
          return letters.toString();
        })
        .toList();
  }

  private static int sum(List<String> rows, Map<String, Integer> weights) {
    int sum = 0;
    for (int height = 2; height <= 3; height++) {
      int width = 5 - height;
      for (int row = 0; row + height <= rows.size(); row++) {
        for (int column = 0; column + width <= rows.getFirst().length(); column++) {
          int left = column;
          List<String> window =
              rows.subList(row, row + height).stream()
                  .map(letters -> letters.substring(left, left + width))
                  .toList();
          sum += requireNonNull(weights.get(String.join("/", window)));
        }
      }
    }
    return sum;
  }

  private static Map<String, Integer> weights() throws IOException {
    Map<String, Integer> weights = new HashMap<>();
    try (InputStream in = TalpaPatternEvaluatorTest.class.getResourceAsStream("patterns.txt")) {
      String text = new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.lines().filter(line -> !line.startsWith("#")).toList()) {
        String[] parts = line.split(" ", -1);
        List<String> rows = Arrays.asList(parts[0].split("/", -1));
        for (int turn = 0; turn < 2; turn++) {
          weights.put(String.join("/", rows), Integer.valueOf(parts[1]));
          rows.replaceAll(row -> new StringBuilder(row).reverse().toString());
          weights.put(String.join("/", rows), Integer.valueOf(parts[1]));
          Collections.reverse(rows);
        }
      }
    }
    return weights;
  }
}
