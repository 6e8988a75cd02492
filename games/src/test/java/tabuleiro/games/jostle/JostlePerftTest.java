package tabuleiro.games.jostle;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.testkit.PerftSuite;

class JostlePerftTest {
  private static final PerftSuite SUITE = PerftSuite.read(JostlePerftTest.class, "jostle.perft");
  private static final int FLOOR = 26;
  private static final long QUICK = 300_000;

  @TestFactory
  Stream<DynamicTest> smallCounts() {
    return SUITE.tests(new JostleFamily(), FLOOR, QUICK);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> allCounts() {
    return SUITE.tests(new JostleFamily(), FLOOR, Long.MAX_VALUE);
  }
}
