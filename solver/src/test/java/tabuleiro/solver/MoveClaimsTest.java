package tabuleiro.solver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class MoveClaimsTest {
  private static final long HASH = 0x1234_5678_9ABC_DEF0L;

  @Test
  void searchIsClaimedUntilItIsReleased() {
    MoveClaims claims = new MoveClaims(2);
    long key = MoveClaims.key(HASH, 7);
    assertThat(claims.isClaimed(key)).isFalse();
    claims.claim(key);
    assertThat(claims.isClaimed(key)).isTrue();
    assertThat(claims.isClaimed(MoveClaims.key(HASH, 8))).isFalse();
    claims.release(key);
    assertThat(claims.isClaimed(key)).isFalse();
  }

  @Test
  void fullBucketsKeepTheNewestClaim() {
    MoveClaims claims = new MoveClaims(2);
    for (int move = 0; move < 100_000; move++) {
      long key = MoveClaims.key(HASH, move);
      claims.claim(key);
      assertThat(claims.isClaimed(key)).isTrue();
    }
  }

  @Test
  void singleThreadClaimsNothing() {
    MoveClaims claims = new MoveClaims(1);
    claims.claim(MoveClaims.key(HASH, 7));
    assertThat(claims.isClaimed(MoveClaims.key(HASH, 7))).isFalse();
  }
}
