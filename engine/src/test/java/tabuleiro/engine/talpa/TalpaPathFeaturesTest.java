package tabuleiro.engine.talpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.talpa.SmallTalpaPosition;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.games.talpa.TalpaMove;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;

/// The surveys by floods find what a plain search square by square finds.
final class TalpaPathFeaturesTest {
  private static final long SEED = 8;
  private static final int FAR = 1000;

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "5x4", "4x9", "8x8", "9x8", "8x9", "7x10", "10x10"})
  void costsAndRoutesAreThoseOfAPlainSearch(String variant) {
    Random random = new Random(SEED);
    for (int i = 0; i < 4; i++) {
      TalpaPosition position = new TalpaFamily().game(variant).start(1);
      while (!position.outcome().isOver()) {
        compare(position);
        position = position.playUnchecked(position.moveAt(random.nextInt(position.countMoves())));
      }
    }
  }

  /// Pieces that only pieces of their colour hang together with cost 4, but for a1 and a2.
  @Test
  void frozenPiecesCostFourWhileThereAreCaptures() {
    TalpaPathFeatures survey = survey(new TalpaFamily().game("4x4").parse("bb2/2rr/r1r1/b1r1 r"));
    survey.compute();
    assertThat(survey.ownPathCost).isEqualTo(4);
    assertThat(survey.opponentPathCost).isEqualTo(4);
  }

  @Test
  void allPiecesCostOneWhenTheCapturesAreOver() {
    TalpaPathFeatures survey = survey(new TalpaFamily().game("4x4").parse("bb2/2rr/2r1/2r1 r"));
    survey.compute();
    assertThat(survey.ownPathCost).isEqualTo(1);
    assertThat(survey.opponentPathCost).isEqualTo(1);
  }

  private static TalpaPathFeatures survey(TalpaPosition position) {
    return position instanceof SmallTalpaPosition small
        ? new SmallTalpaPathFeatures(small.trail())
        : new LargeTalpaPathFeatures(position.trail());
  }

  private static void compare(TalpaPosition position) {
    TalpaPathFeatures survey = survey(position);
    Side mover = position.sideToMove();
    int[] prices = prices(position);
    int own = costs(position, prices, mover)[prices.length];
    int other = costs(position, prices, mover.other())[prices.length];
    String about = position + ", seed " + SEED;
    survey.compute();
    assertThat(survey.ownPathCost).as(about).isEqualTo(own);
    assertThat(survey.opponentPathCost).as(about).isEqualTo(other);
    assertThat(survey.emptyCount)
        .as(about)
        .isEqualTo(Arrays.stream(prices).filter(p -> p == 0).count());
    survey.computeRoutes();
    int[] ownCosts = costs(position, prices, mover);
    int[] otherCosts = costs(position, prices, mover.other());
    for (int move : position.legalMoves()) {
      int square = TalpaMove.from(move);
      assertThat(survey.isOnOwnRoute(square)).as(about).isEqualTo(ownCosts[square] == own);
      assertThat(survey.isOnOpponentRoute(square)).as(about).isEqualTo(otherCosts[square] == other);
    }
  }

  /// Returns what each square costs to empty.
  private static int[] prices(TalpaPosition position) {
    Board board = position.game().board();
    int squares = board.cellCount();
    boolean[] touches = new boolean[squares];
    boolean[] together = new boolean[squares];
    for (int square = 0; square < squares; square++) {
      Optional<Side> owner = position.ownerAt(square);
      for (int beside : beside(position, square)) {
        Optional<Side> neighbour = position.ownerAt(beside);
        touches[square] |= owner.isPresent() && neighbour.isPresent() && !owner.equals(neighbour);
      }
      together[square] = touches[square];
    }
    for (int round = 0; round < squares; round++) {
      for (int square = 0; square < squares; square++) {
        for (int beside : beside(position, square)) {
          together[square] |= together[beside] && position.ownerAt(square).isPresent();
        }
      }
    }
    int[] prices = new int[squares];
    for (int square = 0; square < squares; square++) {
      boolean soon = touches[square] || !position.canCapture();
      int price = soon ? 1 : together[square] ? 2 : 4;
      prices[square] = position.ownerAt(square).isPresent() ? price : 0;
    }
    return prices;
  }

  /// Returns for each square what the cheapest path over it costs, and at last what the cheapest of
  /// all costs.
  private static int[] costs(TalpaPosition position, int[] prices, Side side) {
    int[] forth = costsFrom(position, prices, side, false);
    int[] back = costsFrom(position, prices, side, true);
    int[] costs = new int[prices.length + 1];
    costs[prices.length] = FAR;
    for (int square = 0; square < prices.length; square++) {
      costs[square] = forth[square] + back[square] - prices[square];
      costs[prices.length] = Math.min(costs[prices.length], costs[square]);
    }
    return costs;
  }

  private static int[] costsFrom(TalpaPosition position, int[] prices, Side side, boolean far) {
    Board board = position.game().board();
    int[] costs = new int[prices.length];
    int last = side == Side.FIRST ? row(board, prices.length - 1) : lastColumn(board);
    for (int square = 0; square < prices.length; square++) {
      int place = side == Side.FIRST ? board.row(square) : board.column(square);
      costs[square] = place == (far ? last : 0) ? prices[square] : FAR;
    }
    for (int round = 0; round < prices.length; round++) {
      for (int square = 0; square < prices.length; square++) {
        for (int beside : beside(position, square)) {
          costs[square] = Math.min(costs[square], costs[beside] + prices[square]);
        }
      }
    }
    return costs;
  }

  private static int row(Board board, int square) {
    return board.row(square);
  }

  private static int lastColumn(Board board) {
    return board.column(board.cellCount() - 1);
  }

  private static int[] beside(TalpaPosition position, int square) {
    Board board = position.game().board();
    int columns = lastColumn(board) + 1;
    int column = board.column(square);
    int[] candidates = {
      column > 0 ? square - 1 : -1,
      column < columns - 1 ? square + 1 : -1,
      square - columns,
      square + columns
    };
    return Arrays.stream(candidates).filter(s -> s >= 0 && s < board.cellCount()).toArray();
  }
}
