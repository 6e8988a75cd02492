package tabuleiro.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TaskRangeTest {
  @ParameterizedTest
  @CsvSource({"0,0,1", "5,5,3", "0,7,1", "3,20,4", "0,1000000,1", "17,99999,128"})
  void batchesCoverEveryTaskOnceAndInOrder(int from, int end, int batchSize) {
    TaskRange range = new TaskRange(from, end, batchSize);
    List<Integer> numbers = new ArrayList<>();
    for (int batch = 0; batch < range.batches(); batch++) {
      IntStream.range(range.first(batch), range.endOf(batch)).forEach(numbers::add);
    }
    assertThat(numbers).isEqualTo(IntStream.range(from, end).boxed().toList());
    assertThat(range.batches()).isLessThanOrEqualTo(4000);
    assertThat(range.batchSize()).isGreaterThanOrEqualTo(batchSize);
  }
}
