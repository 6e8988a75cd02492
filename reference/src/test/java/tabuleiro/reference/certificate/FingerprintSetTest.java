package tabuleiro.reference.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FingerprintSetTest {
  @Test
  void eachTextIsNewOnceHoweverManyThereAre() {
    FingerprintSet texts = new FingerprintSet();
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 20_000; i++) {
        assertThat(texts.add("text " + i)).as("round %d, text %d", round, i).isEqualTo(round == 0);
      }
    }
    assertThat(texts.size()).isEqualTo(20_000);
    assertThat(texts.add("")).isTrue();
  }
}
