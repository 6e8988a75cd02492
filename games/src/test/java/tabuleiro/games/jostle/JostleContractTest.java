package tabuleiro.games.jostle;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.testkit.PositionContract;

class JostleContractTest {
  @ParameterizedTest
  @CsvSource({"10x10, 15", "hex, 10", "8x8, 15", "6x6, 60"})
  void everyPositionKeepsTheContract(String variant, int games) {
    JostleGame game = new JostleFamily().game(variant);
    PositionContract.check(game, JostleSymmetries.all(game.board()), 2010, games);
  }
}
