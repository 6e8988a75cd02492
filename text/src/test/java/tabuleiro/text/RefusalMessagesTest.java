package tabuleiro.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Family;
import tabuleiro.testkit.TextFuzzer;

/// Whatever a game refuses, it says why in both languages.
class RefusalMessagesTest {
  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void everyRefusalHasWords(Family family) {
    Messages english = Messages.of(Language.ENGLISH).forGame(family.name());
    Messages portuguese = Messages.of(Language.PORTUGUESE).forGame(family.name());
    Set<String> keys = new HashSet<>();
    for (String variant : family.featuredVariants()) {
      TextFuzzer.check(
          family.game(variant),
          1,
          500,
          refusal -> {
            keys.add(refusal.violation().message().key());
            String said = english.format(refusal);
            assertThat(said).isNotBlank().isNotEqualTo(portuguese.format(refusal));
          });
    }
    assertThat(keys).as("different refusals").hasSizeGreaterThan(10);
  }
}
