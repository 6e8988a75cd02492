package tabuleiro.play.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClockReserveTest {
  @ParameterizedTest
  @CsvSource({"0, 0", "3, 3", "4, 3", "1000, 750", "2000, 1500", "60000, 59500"})
  void reservesHalfASecondButAtMostAQuarter(long left, long usable) {
    assertThat(ClockReserve.usableMillis(left)).isEqualTo(usable);
  }
}
