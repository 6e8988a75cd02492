package tabuleiro.cluster.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class KeyRangesTest {
  /// Two layers, with three ranges and two.
  private static final KeyRanges RANGES = new KeyRanges(new long[][] {{0, 10, 20}, {0, 15}});

  @Test
  void everyKeyIsInTheRangeToWhichItIsSent() {
    long[] keys = LongStream.of(1, 9, 10, 11, 14, 15, 19, 20, 40, 7777).toArray();
    for (int step = 1; step <= 2; step++) {
      int layer = step;
      List<Long> sent = new ArrayList<>();
      RANGES.split(
          step,
          keys,
          9,
          (range, from, end) -> {
            assertThat(RANGES.step(range)).isEqualTo(layer);
            for (int i = from; i < end; i++) {
              assertThat(RANGES.rangeOf(layer, keys[i])).as("%d", keys[i]).isEqualTo(range);
              sent.add(keys[i]);
            }
          });
      assertThat(sent).containsExactly(1L, 9L, 10L, 11L, 14L, 15L, 19L, 20L, 40L);
    }
  }

  @Test
  void rangesAreNumberedThroughTheLayers() {
    assertThat(RANGES.count()).isEqualTo(5);
    assertThat(List.of(RANGES.rangeOf(1, 9), RANGES.rangeOf(1, 10), RANGES.rangeOf(1, 99)))
        .containsExactly(0, 1, 2);
    assertThat(List.of(RANGES.rangeOf(2, 14), RANGES.rangeOf(2, 15))).containsExactly(3, 4);
  }

  @Test
  void rangeWithoutKeysIsLeftOut() {
    List<Integer> ranges = new ArrayList<>();
    RANGES.split(1, new long[] {3, 30}, 2, (range, _, _) -> ranges.add(range));
    assertThat(ranges).containsExactly(0, 2);
  }
}
