package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.support.SeededRandom;

/// The mean length of uniformly random games: it changes when a rule, or the uniformity of the
/// random moves, is wrong. The figures are from independent slow generators, except two that were
/// first given otherwise: Talpa 10x10 (58.4), of which a separate plain program finds 58.55 within
/// 0.01, and Morelli 13 (97.6), of which a million games of rules that agree with the reference
/// take 97.50 within 0.01.
class RandomGamesTest {
  private static final int GAMES = 100_000;

  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "talpa, 6x6, 20.5",
    "talpa, 8x8, 37.0",
    "talpa, 10x10, 58.55",
    "jostle, 10x10, 31.2",
    "jostle, hex, 27.2",
    "morelli, 9, 44.1",
    "morelli, 11, 69.2",
    "morelli, 13, 97.5",
  })
  void randomGamesHaveTheKnownMeanLength(String family, String variant, double plies) {
    Game game = Games.find(family).orElseThrow().game(variant);
    RandomGenerator random = SeededRandom.of(1);
    long total = 0;
    for (int i = 0; i < GAMES; i++) {
      total += Playout.playToEnd(game.start(i).trail(), random);
    }
    assertThat((double) total / GAMES).as("%s, seed 1", game.id()).isCloseTo(plies, within(0.1));
  }
}
