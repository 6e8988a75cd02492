package tabuleiro.games.talpa;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.testkit.PerftSuite;

/// The counts of `talpa.perft`.
class TalpaPerftTest {
  private static final int FLOOR = 25;

  private final PerftSuite suite = PerftSuite.read(TalpaPerftTest.class, "talpa.perft");

  @TestFactory
  Stream<DynamicTest> smallCounts() {
    return suite.tests(new TalpaFamily(), FLOOR, 300_000);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> allCounts() {
    return suite.tests(new TalpaFamily(), FLOOR, Long.MAX_VALUE);
  }
}
