package tabuleiro.solver.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.solver.GameValue;

final class DistanceTest {
  @Test
  void everyCodeStandsForOneDistance() {
    IntStream.rangeClosed(1, 255)
        .filter(code -> Distance.of(code).plies() <= Distance.MAX_PLIES)
        .forEach(code -> assertThat(Distance.of(code).code()).isEqualTo(code));
  }

  @Test
  void codesFavourFastWinsAndSlowLosses() {
    assertThat(
            Stream.of(
                    new Distance(GameValue.LOSS, 0),
                    new Distance(GameValue.LOSS, 83),
                    new Distance(GameValue.DRAW, 0),
                    new Distance(GameValue.DRAW, 83),
                    new Distance(GameValue.WIN, 83),
                    new Distance(GameValue.WIN, 1))
                .map(Distance::code))
        .isSorted()
        .doesNotHaveDuplicates();
  }

  @Test
  void onePlyEarlierTheValueIsReversed() {
    assertThat(new Distance(GameValue.LOSS, 4).onePlyEarlier())
        .isEqualTo(new Distance(GameValue.WIN, 5));
    assertThat(new Distance(GameValue.DRAW, 4).onePlyEarlier())
        .isEqualTo(new Distance(GameValue.DRAW, 5));
  }
}
