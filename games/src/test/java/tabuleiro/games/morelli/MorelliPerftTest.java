package tabuleiro.games.morelli;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.testkit.PerftSuite;

/// Perft: counts of variations.
final class MorelliPerftTest {
  private static final int CASES = 29;

  @TestFactory
  Stream<DynamicTest> smallCounts() {
    return PerftSuite.read(getClass(), "morelli.perft").tests(new MorelliFamily(), CASES, 300_000);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> allCounts() {
    return PerftSuite.read(getClass(), "morelli.perft")
        .tests(new MorelliFamily(), CASES, Long.MAX_VALUE);
  }
}
