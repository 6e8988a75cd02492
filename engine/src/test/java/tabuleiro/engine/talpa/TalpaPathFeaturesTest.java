package tabuleiro.engine.talpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.talpa.SmallTalpaPosition;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.games.talpa.TalpaMove;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;

/// The features by flood fill equal those of a simple search square by square.
final class TalpaPathFeaturesTest {
  private static final long SEED = 8;
  private static final int INFINITE = 1000;

  @Tag("full")
  @ParameterizedTest
  @ValueSource(strings = {"3x3", "5x4", "4x9", "8x8", "9x8", "8x9", "7x10", "10x10"})
  void costsAndRoutesEqualThoseOfASimpleSearch(String variant) {
    Random random = new Random(SEED);
    for (int i = 0; i < 2; i++) {
      TalpaPosition position = new TalpaFamily().game(variant).start(1);
      while (!position.outcome().isOver()) {
        compare(position);
        position = position.playUnchecked(Playout.randomMove(position, random));
      }
    }
  }

  /// Pieces that are connected with pieces of their colour alone cost 4; all but a1 and a2 are.
  @Test
  void frozenPiecesCostFourWhileThereAreCaptures() {
    TalpaPathFeatures features =
        features(new TalpaFamily().game("4x4").parse("bb2/2rr/r1r1/b1r1 r"));
    features.compute();
    assertThat(features.ownPathCost).isEqualTo(4);
    assertThat(features.opponentPathCost).isEqualTo(4);
  }

  @Test
  void allPiecesCostOneWhenTheCapturesAreOver() {
    TalpaPathFeatures features = features(new TalpaFamily().game("4x4").parse("bb2/2rr/2r1/2r1 r"));
    features.compute();
    assertThat(features.ownPathCost).isEqualTo(1);
    assertThat(features.opponentPathCost).isEqualTo(1);
  }

  private static TalpaPathFeatures features(TalpaPosition position) {
    return position instanceof SmallTalpaPosition small
        ? new SmallTalpaPathFeatures(small.trail())
        : new LargeTalpaPathFeatures(position.trail());
  }

  private static void compare(TalpaPosition position) {
    TalpaPathFeatures features = features(position);
    Side mover = position.sideToMove();
    int[] prices = prices(position);
    int own = costs(position, prices, mover)[prices.length];
    int other = costs(position, prices, mover.other())[prices.length];
    String about = position + ", seed " + SEED;
    features.compute();
    assertThat(features.ownPathCost).as(about).isEqualTo(own);
    assertThat(features.opponentPathCost).as(about).isEqualTo(other);
    assertThat(features.emptyCount)
        .as(about)
        .isEqualTo(Arrays.stream(prices).filter(p -> p == 0).count());
    features.computeRoutes();
    int[] ownCosts = costs(position, prices, mover);
    int[] otherCosts = costs(position, prices, mover.other());
    for (int move : position.legalMoves()) {
      int square = TalpaMove.from(move);
      assertThat(features.isOnOwnRoute(square)).as(about).isEqualTo(ownCosts[square] == own);
      assertThat(features.isOnOpponentRoute(square))
          .as(about)
          .isEqualTo(otherCosts[square] == other);
    }
  }

  /// Returns the price of each square.
  private static int[] prices(TalpaPosition position) {
    Board board = position.game().board();
    int squares = board.cellCount();
    boolean[] touches = new boolean[squares];
    boolean[] connected = new boolean[squares];
    for (int square = 0; square < squares; square++) {
      Optional<Side> owner = position.ownerAt(square);
      for (int next : neighbours(position, square)) {
        Optional<Side> neighbour = position.ownerAt(next);
        touches[square] |= owner.isPresent() && neighbour.isPresent() && !owner.equals(neighbour);
      }
      connected[square] = touches[square];
    }
    for (int round = 0; round < squares; round++) {
      for (int square = 0; square < squares; square++) {
        for (int next : neighbours(position, square)) {
          connected[square] |= connected[next] && position.ownerAt(square).isPresent();
        }
      }
    }
    int[] prices = new int[squares];
    for (int square = 0; square < squares; square++) {
      boolean soon = touches[square] || !position.canCapture();
      int price = soon ? 1 : connected[square] ? 2 : 4;
      prices[square] = position.ownerAt(square).isPresent() ? price : 0;
    }
    return prices;
  }

  /// Returns the cost of the cheapest path over each square, and as the last element the cost of
  /// the cheapest path of all.
  private static int[] costs(TalpaPosition position, int[] prices, Side side) {
    int[] forward = costsFrom(position, prices, side, false);
    int[] backward = costsFrom(position, prices, side, true);
    int[] costs = new int[prices.length + 1];
    costs[prices.length] = INFINITE;
    for (int square = 0; square < prices.length; square++) {
      costs[square] = forward[square] + backward[square] - prices[square];
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
      costs[square] = place == (far ? last : 0) ? prices[square] : INFINITE;
    }
    for (int round = 0; round < prices.length; round++) {
      for (int square = 0; square < prices.length; square++) {
        for (int next : neighbours(position, square)) {
          costs[square] = Math.min(costs[square], costs[next] + prices[square]);
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

  private static int[] neighbours(TalpaPosition position, int square) {
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
