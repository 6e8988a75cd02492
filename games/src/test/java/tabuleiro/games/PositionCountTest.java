package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PositionCountTest {
  private static double positions(String family, String variant) {
    return Math.pow(
        10, Games.find(family).orElseThrow().game(variant).positionCountLog10().orElseThrow());
  }

  @Test
  void talpaCountsPlacementsOfSomePieces() {
    // 3x3, 5 red and 4 blue: the sum over r, b of 9! / (r! b! (9-r-b)!), for either side to move.
    double sum = 0;
    for (int red = 0; red <= 5; red++) {
      for (int blue = 0; blue <= 4; blue++) {
        sum += factorial(9) / factorial(red) / factorial(blue) / factorial(9 - red - blue);
      }
    }
    assertThat(positions("talpa", "3x3")).isCloseTo(2 * sum, within(0.01));
  }

  @Test
  void jostleCountsPlacementsOfAllPieces() {
    // 6x6, 6 of each colour.
    double ways = factorial(36) / factorial(6) / factorial(6) / factorial(24);
    assertThat(positions("jostle", "6x6") / (2 * ways)).isCloseTo(1, within(1e-9));
  }

  @Test
  void morelliCountsStonesOfEitherColour() {
    // 5x5, 16 stones on the 24 squares around the Throne.
    double ways = factorial(24) / factorial(16) / factorial(8) * 65_536 * 3 * 2;
    assertThat(positions("morelli", "5-adjacent") / ways).isCloseTo(1, within(1e-9));
  }

  @Test
  void nijuCountsConnectedShapes() {
    // A tile each, with four turns: nothing laid; one tile; two tiles, each colour in either cell.
    double single = 0.316915 * 4.062570;
    double dominoes = 0.316915 * 4.062570 * 4.062570 / 2;
    double all = 1 + single * 4 + dominoes * 2 * 16;
    assertThat(positions("niju", "most-1")).isCloseTo(all, within(1e-6));
  }

  @Test
  void everyBoardHasABound() {
    assertThat(Games.representativeGames())
        .allSatisfy(
            game -> assertThat(game.positionCountLog10().orElseThrow()).isBetween(1.0, 120.0));
  }

  private static double factorial(int n) {
    double product = 1;
    for (int i = 2; i <= n; i++) {
      product *= i;
    }
    return product;
  }
}
