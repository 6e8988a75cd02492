package tabuleiro.engine.trench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.games.trench.TrenchFamily;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// Attack maps agree with the rules.
final class TrenchAttackMapTest {
  private static final long SEED = 11;

  @Test
  void mapAgreesWithMovesAndCaptures() {
    RandomGenerator random = SeededRandom.of(SEED);
    TrenchAttackMap map = new TrenchAttackMap();
    for (int game = 0; game < 10; game++) {
      TrenchPosition position = new TrenchFamily().game("long").start(0);
      while (!position.outcome().isOver()) {
        Side side = position.sideToMove();
        map.compute(position, side);
        long enemies = position.pieces(side.other());
        assertThat(map.moveCount())
            .as("seed %d, %s", SEED, position)
            .isEqualTo(position.countMoves());
        assertThat(map.attacks() & enemies)
            .as("seed %d, %s", SEED, position)
            .isEqualTo(taken(position));
        position = position.playUnchecked(Playout.randomMove(position, random));
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
  void soldiersAttackTheirFourNeighbours() {
    TrenchAttackMap map = new TrenchAttackMap();
    map.compute(new TrenchFamily().game().parse("7g/8/8/8/8/2S5/8/8 b 0-0 0 0"), Side.FIRST);
    assertThat(map.soldierAttacks())
        .isEqualTo(1L << 10 | 1L << 17 | 1L << 19 | 1L << 26)
        .isEqualTo(map.attacks());
  }

  @Test
  void mapIsOfTheLastSideAndPosition() {
    TrenchAttackMap map = new TrenchAttackMap();
    TrenchPosition position = new TrenchFamily().game().parse("7g/8/8/8/8/2S5/8/8 b 0-0 0 0");
    map.compute(position, Side.FIRST);
    map.compute(position, Side.SECOND);
    assertThat(map.attacks() >>> 62 & 1).isEqualTo(1);
    map.compute(new TrenchFamily().game().parse("7g/8/8/8/8/8/8/S7 b 0-0 0 0"), Side.SECOND);
    assertThat(map.attacks() >>> 62 & 1).isEqualTo(1);
    map.compute(new TrenchFamily().game().parse("7g/8/8/8/8/8/8/S7 b 0-0 0 0"), Side.FIRST);
    assertThat(map.attacks()).isEqualTo(1L << 1 | 1L << 8);
  }

  @Test
  void ownPieceThatWouldBeRecapturedIsAttacked() {
    TrenchAttackMap map = new TrenchAttackMap();
    map.compute(new TrenchFamily().game().parse("7g/8/8/8/8/2SC4/8/8 b 0-0 0 0"), Side.FIRST);
    assertThat(map.attacks() >>> 19 & 1).isEqualTo(1);
  }
}
