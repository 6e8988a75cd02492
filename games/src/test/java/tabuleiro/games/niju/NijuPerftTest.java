package tabuleiro.games.niju;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.testkit.PerftSuite;

class NijuPerftTest {
  private static final int FLOOR = 35;

  private final PerftSuite suite = PerftSuite.read(NijuPerftTest.class, "niju.perft");

  @TestFactory
  Stream<DynamicTest> smallCounts() {
    return suite.tests(new NijuFamily(), FLOOR, 300_000);
  }

  @TestFactory
  @Tag("slow")
  Stream<DynamicTest> allCounts() {
    return suite.tests(new NijuFamily(), FLOOR, Long.MAX_VALUE);
  }
}
