package tabuleiro.games;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.rules.Family;
import tabuleiro.testkit.TextFuzzer;

/// Malformed texts for every parser of every game: no crash, no hang, no change of state.
class FuzzTest {
  @TestFactory
  Stream<DynamicTest> brokenTextsAreRefused() {
    return tests(200);
  }

  @Tag("full")
  @TestFactory
  Stream<DynamicTest> manyBrokenTextsAreRefused() {
    return tests(1_500);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> brokenTextsAreRefusedForLong() {
    return tests(100_000);
  }

  private static Stream<DynamicTest> tests(int rounds) {
    return Games.families().stream()
        .flatMap(family -> family.featuredVariants().stream().map(v -> test(family, v, rounds)));
  }

  private static DynamicTest test(Family family, String variant, int rounds) {
    return DynamicTest.dynamicTest(
        family.name() + " " + variant, () -> TextFuzzer.check(family.game(variant), 1, rounds));
  }
}
