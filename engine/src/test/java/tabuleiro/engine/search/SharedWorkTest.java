package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SharedWorkTest {
  private static final long HASH = 0x1234_5678_9ABC_DEF0L;

  @Test
  void aSearchIsUnderWayFromItsBeginToItsEnd() {
    SharedWork work = new SharedWork(2);
    long key = SharedWork.key(HASH, 7);
    assertThat(work.isUnderWay(key)).isFalse();
    work.begin(key);
    assertThat(work.isUnderWay(key)).isTrue();
    assertThat(work.isUnderWay(SharedWork.key(HASH, 8))).isFalse();
    work.end(key);
    assertThat(work.isUnderWay(key)).isFalse();
  }

  @Test
  void fullPlacesLoseAnOlderSearchAndKeepTheNewest() {
    SharedWork work = new SharedWork(2);
    for (int move = 0; move < 100_000; move++) {
      long key = SharedWork.key(HASH, move);
      work.begin(key);
      assertThat(work.isUnderWay(key)).isTrue();
    }
  }

  @Test
  void whoWorksAloneIsNeverToldToWait() {
    SharedWork work = new SharedWork(1);
    work.begin(SharedWork.key(HASH, 7));
    assertThat(work.isUnderWay(SharedWork.key(HASH, 7))).isFalse();
  }
}
