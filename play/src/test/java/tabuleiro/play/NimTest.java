package tabuleiro.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.testkit.PositionContract;

final class NimTest {
  @Test
  void theGameOfTheseTestsKeepsTheContract() {
    for (String variant : new Nim().variants()) {
      PositionContract.check(new Nim().game(variant), List.of(), 1, 20);
    }
  }
}
