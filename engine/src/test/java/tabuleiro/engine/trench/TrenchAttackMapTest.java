package tabuleiro.engine.trench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.games.trench.TrenchFamily;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// What pieces see agrees with the rules.
final class TrenchAttackMapTest {
  private static final long SEED = 11;

  @Test
  void sightIsWhereMovesGoAndCapture() {
    RandomGenerator random = SeededRandom.of(SEED);
    TrenchAttackMap sight = new TrenchAttackMap();
    for (int game = 0; game < 10; game++) {
      TrenchPosition position = new TrenchFamily().game("long").start(0);
      while (!position.outcome().isOver()) {
        Side side = position.sideToMove();
        sight.compute(position, side);
        long enemies = position.pieces(side.other());
        assertThat(sight.moveCount())
            .as("seed %d, %s", SEED, position)
            .isEqualTo(position.countMoves());
        assertThat(sight.attacks() & enemies)
            .as("seed %d, %s", SEED, position)
            .isEqualTo(taken(position));
        position = position.playUnchecked(position.moveAt(random.nextInt(position.countMoves())));
      }
    }
  }

  private static long taken(TrenchPosition position) {
    long taken = 0;
    for (int move : position.legalMoves()) {
      for (Effect effect : position.decode(move).effects()) {
        if (effect instanceof Effect.Removed(int cell, var ignored)) {
          taken |= 1L << cell;
        }
      }
    }
    return taken;
  }

  @Test
  void soldiersSeeTheirFourNeighbours() {
    TrenchAttackMap sight = new TrenchAttackMap();
    sight.compute(new TrenchFamily().game().parse("7g/8/8/8/8/2S5/8/8 b 0-0 0 0"), Side.FIRST);
    assertThat(sight.soldierAttacks())
        .isEqualTo(1L << 10 | 1L << 17 | 1L << 19 | 1L << 26)
        .isEqualTo(sight.attacks());
  }

  @Test
  void sightIsOfTheSideAndThePositionLastLookedFrom() {
    TrenchAttackMap sight = new TrenchAttackMap();
    TrenchPosition position = new TrenchFamily().game().parse("7g/8/8/8/8/2S5/8/8 b 0-0 0 0");
    sight.compute(position, Side.FIRST);
    sight.compute(position, Side.SECOND);
    assertThat(sight.attacks() >>> 62 & 1).isEqualTo(1);
    sight.compute(new TrenchFamily().game().parse("7g/8/8/8/8/8/8/S7 b 0-0 0 0"), Side.SECOND);
    assertThat(sight.attacks() >>> 62 & 1).isEqualTo(1);
    sight.compute(new TrenchFamily().game().parse("7g/8/8/8/8/8/8/S7 b 0-0 0 0"), Side.FIRST);
    assertThat(sight.attacks()).isEqualTo(1L << 1 | 1L << 8);
  }

  @Test
  void pieceThatWouldBeRecapturedIsSeen() {
    TrenchAttackMap sight = new TrenchAttackMap();
    sight.compute(new TrenchFamily().game().parse("7g/8/8/8/8/2SC4/8/8 b 0-0 0 0"), Side.FIRST);
    assertThat(sight.attacks() >>> 19 & 1).isEqualTo(1);
  }
}
