package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// The reach of a side is what its legal moves do, whichever side is to move.
final class MorelliReachTest {
  private static final long SEED = 3;

  static Iterable<String> variants() {
    return new MorelliFamily().variants();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void reachIsWhatTheMovesDo(String variant) {
    RandomGenerator random = SeededRandom.of(SEED);
    MorelliPosition position = new MorelliFamily().game(variant).start(SEED);
    while (!position.outcome().isOver()) {
      for (Side side : Side.values()) {
        checkReach(position.reach(), side, withTurn(position, side));
      }
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
  }

  private static MorelliPosition withTurn(MorelliPosition position, Side side) {
    String turn = side == Side.FIRST ? " b " : " w ";
    return position.game().parse(position.format().replaceFirst(" [bw] ", turn));
  }

  private static void checkReach(MorelliReach reach, Side side, MorelliPosition toMove) {
    int[] moves = toMove.legalMoves();
    assertThat(reach.moveCount(side)).as("seed %d, %s", SEED, toMove).isEqualTo(moves.length);
    for (int word = 0; word < Stones.WORDS; word++) {
      long targets = 0;
      long flipped = 0;
      for (int move : moves) {
        int to = MorelliMove.to(move);
        targets |= to >>> 6 == word ? 1L << to : 0;
        flipped |=
            toMove.stones(side.other(), word)
                & ~toMove.playUnchecked(move).stones(side.other(), word);
      }
      assertThat(reach.targets(side, word)).as("seed %d, %s", SEED, toMove).isEqualTo(targets);
      assertThat(reach.flippable(side.other(), word))
          .as("seed %d, %s", SEED, toMove)
          .isEqualTo(flipped);
    }
  }
}
