package tabuleiro.reference.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FingerprintSetTest {
  private record Key(long high, long low) {}

  /// Half of the keys come again.
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void addsEveryKeyOnce(boolean isExact) {
    Random random = new Random(1);
    FingerprintSet set = new FingerprintSet(isExact);
    Set<Key> expected = new HashSet<>();
    for (int i = 0; i < 50_000; i++) {
      Key key = new Key(isExact ? 0 : random.nextInt(50), 1 + random.nextInt(30_000));
      assertThat(set.add(key.high(), key.low())).as(key.toString()).isEqualTo(expected.add(key));
    }
    assertThat(set.size()).isEqualTo(expected.size());
  }
}
