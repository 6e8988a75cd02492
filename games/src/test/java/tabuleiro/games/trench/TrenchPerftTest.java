package tabuleiro.games.trench;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.testkit.PerftSuite;

class TrenchPerftTest {
  private static final PerftSuite SUITE = PerftSuite.read(TrenchPerftTest.class, "trench.perft");

  @TestFactory
  Stream<DynamicTest> smallCounts() {
    return SUITE.tests(new TrenchFamily(), 19, 300_000);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> allCounts() {
    return SUITE.tests(new TrenchFamily(), 19, Long.MAX_VALUE);
  }
}
