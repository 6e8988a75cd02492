package tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;

final class LevelStrengthTest {
  static List<Game> boards() {
    return Games.representativeGames();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyMeasuredLevelIsStrongerThanTheOneBelow(Game board) {
    int number = Level.LOWEST;
    int elo = 0;
    for (LevelStrength strength : strengths(board)) {
      assertThat(strength.number()).isEqualTo(++number);
      assertThat(strength.elo() - elo).as("level %d", number).isGreaterThanOrEqualTo(80);
      assertThat(strength.error()).isPositive();
      elo = strength.elo();
    }
    assertThat(number).isGreaterThan(Level.LOWEST);
  }

  private static List<LevelStrength> strengths(Game board) {
    return LevelStrength.of(board.id().game()).stream()
        .filter(strength -> strength.variant().equals(board.id().variant()))
        .toList();
  }

  @Test
  void unknownFamilyHasNoStrengths() {
    assertThat(LevelStrength.of("chess")).isEmpty();
  }
}
