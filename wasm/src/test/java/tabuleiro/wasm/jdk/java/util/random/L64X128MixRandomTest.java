package tabuleiro.wasm.jdk.java.util.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class L64X128MixRandomTest {
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 42, -1, Long.MIN_VALUE, 123456789012345L, 0x6a09e667f3bcc909L})
  void theNumbersAreThoseOfJava(long seed) {
    RandomGenerator java = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    RandomGenerator ours = new L64X128MixRandom(seed);
    for (int i = 1; i < 2000; i++) {
      assertThat(ours.nextLong()).isEqualTo(java.nextLong());
      assertThat(ours.nextInt()).isEqualTo(java.nextInt());
      assertThat(ours.nextInt(i)).isEqualTo(java.nextInt(i));
      // Rejects every second number.
      assertThat(ours.nextInt((1 << 30) + i)).isEqualTo(java.nextInt((1 << 30) + i));
      assertThat(ours.nextDouble()).isEqualTo(java.nextDouble());
      assertThat(ours.nextBoolean()).isEqualTo(java.nextBoolean());
    }
  }
}
