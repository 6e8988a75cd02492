package tabuleiro.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Family;
import tabuleiro.testkit.TextFuzz;

/// Whatever a game refuses, it says why in both languages.
class RefusalWordsTest {
  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void everyRefusalHasWords(Family family) {
    Messages english = Messages.of(Language.ENGLISH).forGame(family.name());
    Messages portuguese = Messages.of(Language.PORTUGUESE).forGame(family.name());
    Set<String> keys = new HashSet<>();
    for (String variant : family.featuredVariants()) {
      TextFuzz.check(
          family.game(variant),
          2,
          500,
          refusal -> {
            keys.add(refusal.violation().phrase().key());
            String said = english.say(refusal);
            assertThat(said).isNotBlank().isNotEqualTo(portuguese.say(refusal));
          });
    }
    assertThat(keys).as("different refusals").hasSizeGreaterThan(10);
  }
}
