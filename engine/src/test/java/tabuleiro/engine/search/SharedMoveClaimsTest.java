package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SharedMoveClaimsTest {
  private static final long HASH = 0x1234_5678_9ABC_DEF0L;

  @Test
  void aSearchIsUnderWayFromItsBeginToItsEnd() {
    SharedMoveClaims work = new SharedMoveClaims(2);
    long key = SharedMoveClaims.key(HASH, 7);
    assertThat(work.isClaimed(key)).isFalse();
    work.claim(key);
    assertThat(work.isClaimed(key)).isTrue();
    assertThat(work.isClaimed(SharedMoveClaims.key(HASH, 8))).isFalse();
    work.release(key);
    assertThat(work.isClaimed(key)).isFalse();
  }

  @Test
  void fullPlacesLoseAnOlderSearchAndKeepTheNewest() {
    SharedMoveClaims work = new SharedMoveClaims(2);
    for (int move = 0; move < 100_000; move++) {
      long key = SharedMoveClaims.key(HASH, move);
      work.claim(key);
      assertThat(work.isClaimed(key)).isTrue();
    }
  }

  @Test
  void whoWorksAloneIsNeverToldToWait() {
    SharedMoveClaims work = new SharedMoveClaims(1);
    work.claim(SharedMoveClaims.key(HASH, 7));
    assertThat(work.isClaimed(SharedMoveClaims.key(HASH, 7))).isFalse();
  }
}
