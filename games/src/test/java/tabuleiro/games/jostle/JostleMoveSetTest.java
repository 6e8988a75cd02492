package tabuleiro.games.jostle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.support.SeededRandom;

/// The bit-sliced move generator against a direct computation of rules 2 to 4.
class JostleMoveSetTest {
  private static final long SEED = 31;

  /// Checkers strewn over the whole board also meet its edges, where random games seldom go.
  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void theLegalMovesAreThosePairsOfSquaresThatRule4DoesNotForbid(String variant) {
    JostleGame game = new JostleFamily().game(variant);
    RandomGenerator random = SeededRandom.of(SEED);
    for (int i = 0; i < 150; i++) {
      JostlePosition position = strewn(game, random);
      assertThat(listed(position)).as("seed %d: %s", SEED, position).isEqualTo(allowed(position));
      assertThat(position.mobility(position.sideToMove())).isEqualTo(position.countMoves());
      JostlePosition other = game.parse(otherToMove(position.format()));
      assertThat(position.mobility(other.sideToMove())).isEqualTo(other.countMoves());
    }
  }

  /// P, computed from the text and the board's places, rises by what the moved checker gains.
  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void everyMoveRaisesTheBalanceOfPairsByTheMovedCheckersGain(String variant) {
    JostleGame game = new JostleFamily().game(variant);
    RandomGenerator random = SeededRandom.of(SEED);
    for (int i = 0; i < 20; i++) {
      JostlePosition position = game.start(i);
      while (position.countMoves() > 0) {
        int move = Playout.randomMove(position, random);
        JostlePosition next = position.playUnchecked(move);
        Side mover = position.sideToMove();
        int gain =
            NeighbourPairs.value(next.format(), game.board(), position.toCell(move))
                - NeighbourPairs.value(position.format(), game.board(), position.fromCell(move));
        String about = "seed %d: %s %s".formatted(SEED, position, position.formatMove(move));
        assertThat(gain).as(about).isPositive();
        assertThat(next.pairBalance() - position.pairBalance()).as(about).isEqualTo(gain);
        assertThat(next.pairBalance())
            .isEqualTo(NeighbourPairs.balance(next.format(), game.board()));
        assertThat(next.sideToMove()).isEqualTo(mover.other());
        position = next;
      }
    }
  }

  private static JostlePosition strewn(JostleGame game, RandomGenerator random) {
    Board board = game.board();
    char[] cells = ".".repeat(board.cellCount()).toCharArray();
    for (char letter : new char[] {'r', 'b'}) {
      for (int left = random.nextInt(game.checkersPerSide() + 1); left > 0; left--) {
        int cell = random.nextInt(cells.length);
        cells[cell] = cells[cell] == '.' ? letter : cells[cell];
      }
    }
    return game.parse(JostleSymmetries.text(board, cells) + (random.nextBoolean() ? " r" : " b"));
  }

  private static String otherToMove(String text) {
    String rows = text.substring(0, text.length() - 1);
    return rows + (text.endsWith("r") ? "b" : "r");
  }

  private static Set<String> listed(JostlePosition position) {
    Set<String> moves = new TreeSet<>();
    for (int move : position.legalMoves()) {
      moves.add(position.formatMove(move));
    }
    return moves;
  }

  private static Set<String> allowed(JostlePosition position) {
    Board board = position.game().board();
    Set<String> moves = new TreeSet<>();
    for (int from = 0; from < board.cellCount(); from++) {
      for (int to = 0; to < board.cellCount(); to++) {
        List<ClickTarget> path = List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to));
        if (position.findViolation(path).isEmpty()) {
          moves.add(board.name(from) + board.name(to));
        }
      }
    }
    return moves;
  }
}
