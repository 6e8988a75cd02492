package tabuleiro.engine.trench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.games.trench.Trench;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;

/// What pieces see agrees with the rules.
final class SightTest {
  private static final long SEED = 11;

  @Test
  void sightIsWhereMovesGoAndCapture() {
    RandomGenerator random = Seeds.random(SEED);
    Sight sight = new Sight();
    for (int game = 0; game < 10; game++) {
      TrenchPosition position = new Trench().game("long").start(0);
      while (!position.outcome().isOver()) {
        Side side = position.sideToMove();
        sight.look(position, side);
        long enemies = position.pieces(side.other());
        assertThat(sight.moves())
            .as("seed %d, %s", SEED, position)
            .isEqualTo(position.countMoves());
        assertThat(sight.seen() & enemies)
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
    Sight sight = new Sight();
    sight.look(new Trench().game().parse("7g/8/8/8/8/2S5/8/8 b 0-0 0 0"), Side.FIRST);
    assertThat(sight.seenBySoldiers())
        .isEqualTo(1L << 10 | 1L << 17 | 1L << 19 | 1L << 26)
        .isEqualTo(sight.seen());
  }

  @Test
  void sightIsOfTheSideAndThePositionLastLookedFrom() {
    Sight sight = new Sight();
    TrenchPosition position = new Trench().game().parse("7g/8/8/8/8/2S5/8/8 b 0-0 0 0");
    sight.look(position, Side.FIRST);
    sight.look(position, Side.SECOND);
    assertThat(sight.seen() >>> 62 & 1).isEqualTo(1);
    sight.look(new Trench().game().parse("7g/8/8/8/8/8/8/S7 b 0-0 0 0"), Side.SECOND);
    assertThat(sight.seen() >>> 62 & 1).isEqualTo(1);
    sight.look(new Trench().game().parse("7g/8/8/8/8/8/8/S7 b 0-0 0 0"), Side.FIRST);
    assertThat(sight.seen()).isEqualTo(1L << 1 | 1L << 8);
  }

  @Test
  void pieceThatWouldBeRecapturedIsSeen() {
    Sight sight = new Sight();
    sight.look(new Trench().game().parse("7g/8/8/8/8/2SC4/8/8 b 0-0 0 0"), Side.FIRST);
    assertThat(sight.seen() >>> 19 & 1).isEqualTo(1);
  }
}
