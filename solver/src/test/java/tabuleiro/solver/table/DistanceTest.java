package tabuleiro.solver.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.solver.Value;

final class DistanceTest {
  @Test
  void everyCodeSaysOneDistance() {
    IntStream.rangeClosed(1, 255)
        .filter(code -> Distance.of(code).plies() <= Distance.MOST_PLIES)
        .forEach(code -> assertThat(Distance.of(code).code()).isEqualTo(code));
  }

  @Test
  void theWinnerHurriesAndTheLoserHoldsOut() {
    assertThat(
            Stream.of(
                    new Distance(Value.LOSS, 0),
                    new Distance(Value.LOSS, 83),
                    new Distance(Value.DRAW, 0),
                    new Distance(Value.DRAW, 83),
                    new Distance(Value.WIN, 83),
                    new Distance(Value.WIN, 1))
                .map(Distance::code))
        .isSorted()
        .doesNotHaveDuplicates();
  }

  @Test
  void aPlyEarlierTheOtherSideSeesIt() {
    assertThat(new Distance(Value.LOSS, 4).before()).isEqualTo(new Distance(Value.WIN, 5));
    assertThat(new Distance(Value.DRAW, 4).before()).isEqualTo(new Distance(Value.DRAW, 5));
  }
}
