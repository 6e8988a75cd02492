package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.Playout;
import tabuleiro.rules.support.SeededRandom;

/// The targets of a side are those of its legal moves, whichever side is to move.
final class MorelliTargetsTest {
  private static final long SEED = 3;

  @Test
  void reachIsTheTargetsOfAllMoves() {
    RandomGenerator random = SeededRandom.of(SEED);
    for (String variant : new MorelliFamily().variants()) {
      MorelliPosition position = new MorelliFamily().game(variant).start(SEED);
      while (!position.outcome().isOver()) {
        for (Side side : Side.values()) {
          long[] cells = new long[Stones.WORDS];
          int moves = position.collectTargets(side, cells);
          Position turned = withTurn(position, side);
          assertThat(moves).as("%s", position).isEqualTo(turned.countMoves());
          assertThat(cells).as("seed %d, %s", SEED, position).isEqualTo(targets(turned));
        }
        position = position.playUnchecked(Playout.randomMove(position, random));
      }
    }
  }

  private static Position withTurn(MorelliPosition position, Side side) {
    String turn = side == Side.FIRST ? " b " : " w ";
    return position.game().parse(position.format().replaceFirst(" [bw] ", turn));
  }

  private static long[] targets(Position position) {
    long[] cells = new long[Stones.WORDS];
    for (int move : position.legalMoves()) {
      cells[MorelliMove.to(move) >>> 6] |= 1L << MorelliMove.to(move);
    }
    return cells;
  }
}
