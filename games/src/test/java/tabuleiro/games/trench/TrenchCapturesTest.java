package tabuleiro.games.trench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Playout;
import tabuleiro.rules.support.SeededRandom;

/// The captures, listed apart, are the legal moves that remove something.
final class TrenchCapturesTest {
  private static final long SEED = 8;

  @Test
  void capturesAreTheMovesThatRemoveAPiece() {
    RandomGenerator random = SeededRandom.of(SEED);
    for (String variant : new TrenchFamily().variants()) {
      TrenchPosition position = new TrenchFamily().game(variant).start(0);
      while (!position.outcome().isOver()) {
        assertThat(captures(position))
            .as("seed %d, %s", SEED, position)
            .isEqualTo(removingMoves(position));
        position = position.playUnchecked(Playout.randomMove(position, random));
      }
      assertThat(captures(position)).isEmpty();
    }
  }

  private static int[] captures(TrenchPosition position) {
    int[] buffer = new int[3 + position.game().maxMoves()];
    int end = position.generateCaptures(buffer, 3);
    return Arrays.copyOfRange(buffer, 3, end);
  }

  private static int[] removingMoves(TrenchPosition position) {
    return Arrays.stream(position.legalMoves())
        .filter(move ->
            position.decode(move).effects().stream().anyMatch(Effect.Removed.class::isInstance))
        .toArray();
  }
}
