package tabuleiro.games.niju;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tabuleiro.games.niju.NijuExamples.BLACK_WINS;
import static tabuleiro.games.niju.NijuExamples.DRAW;
import static tabuleiro.games.niju.NijuExamples.SCORED;
import static tabuleiro.games.niju.NijuExamples.SCORED_FOR_BLACK;
import static tabuleiro.games.niju.NijuExamples.WHITE_WINS;
import static tabuleiro.games.niju.NijuExamples.after;
import static tabuleiro.games.niju.NijuExamples.position;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// The variants of the rules page, and the bounds that games declare.
class NijuVariantsTest {
  @Test
  void inFirstTheFirstCompletePatternWinsAtOnce() {
    NijuPosition position = position("first", SCORED.replace(";w4r0@1,-1 b", " w"));
    assertThat(position.outcome()).isSameAs(Outcome.ONGOING);
    assertThat(after(position, "6r1@2,0").outcome()).isSameAs(Outcome.ONGOING);
    NijuPosition won = after(position, "4r0@1,-1");
    assertThat(won.outcome()).isSameAs(WHITE_WINS);
    assertThat(won.countMoves()).isZero();
    assertThat(won).isEqualTo(position("first", SCORED));
  }

  @Test
  void inFirstBlackWinsLikewise() {
    NijuPosition position = position("first", SCORED_FOR_BLACK);
    assertThat(position.outcome()).isSameAs(BLACK_WINS);
  }

  @Test
  void inFirstAllTilesWithoutAPatternAreADraw() {
    NijuPosition start = new NijuFamily().game("first-1").start(1);
    assertThat(after(start, "1r0@0,0", "1r2@0,1").outcome()).isSameAs(DRAW);
  }

  @Test
  void theHandsHoldTheTilesFrom1On() {
    NijuPosition start = new NijuFamily().game("first-6").start(1);
    assertThat(start.hand(Side.SECOND)).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(start.game().maxPlies()).isEqualTo(12);
  }

  @Test
  void thereAreTwoGoals20SizesOfHandsAnd12Handicaps() {
    NijuFamily niju = new NijuFamily();
    assertThat(niju.variants()).hasSize(64).doesNotHaveDuplicates().startsWith("most", "first");
    for (String variant : niju.variants()) {
      assertThat(niju.game(variant).id().variant()).isEqualTo(variant);
    }
    assertThat(niju.variants()).containsAll(niju.featuredVariants());
    assertThat(niju.game().id()).hasToString("niju most");
  }

  @Test
  void gamesOfOneVariantAreEqualUnderAnyOfItsNames() {
    NijuFamily niju = new NijuFamily();
    assertThat(niju.game("most-20")).isEqualTo(niju.game("most"));
    assertThat(niju.game("first-20").id().variant()).isEqualTo("first");
    assertThat(niju.game("most-20").start(1)).isEqualTo(niju.game("most").start(2));
    assertThat(niju.game("first").start(1)).isNotEqualTo(niju.game("most").start(1));
  }

  @Test
  void maxMovesIsReachedInALineWithTheTilesOfFewestRotationsFirst() {
    for (String variant : new NijuFamily().variants()) {
      NijuGame game = new NijuFamily().game(variant);
      Map<Side, List<Integer>> orders =
          Map.of(Side.FIRST, order(game, Side.FIRST), Side.SECOND, order(game, Side.SECOND));
      NijuTrail trail = game.start(1).trail();
      int most = trail.countMoves();
      for (int k = 0; k < game.maxPlies(); k++) {
        most = Math.max(most, trail.countMoves());
        trail.play(
            NijuMove.of(
                requireNonNull(orders.get(trail.sideToMove())).get(k / 2),
                0,
                game.board().cellAt(0, -k)));
      }
      assertThat(game.maxMoves()).as(variant).isEqualTo(most);
    }
    assertThat(new NijuFamily().game().maxMoves()).isEqualTo(1760);
  }

  private static List<Integer> order(NijuGame game, Side side) {
    return IntStream.rangeClosed(1, game.hands().of(side))
        .boxed()
        .sorted(Comparator.comparingInt(NijuTiles::distinctRotations))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"most-20-8, 17, 9, 8", "most-8-20, 16, 8, 8", "first-18-20, 36, 18, 18"})
  void aHandicapEndsTheGameWhenThePlayerToMoveHasNoTileLeft(
      String variant, int plies, int white, int black) {
    NijuGame game = new NijuFamily().game(variant);
    assertThat(game.maxPlies()).isEqualTo(plies);
    assertThat(game.tilesToLay(Side.FIRST)).isEqualTo(white);
    assertThat(game.tilesToLay(Side.SECOND)).isEqualTo(black);
    NijuTrail trail = game.start(1).trail();
    while (!trail.outcome().isOver()) {
      assertThat(trail.countMoves()).isPositive();
      trail.play(trail.moveAt(trail.length() % trail.countMoves()));
    }
    NijuPosition end = trail.position();
    if (!game.firstPatternWins()) {
      assertThat(end.hand(end.sideToMove())).isEmpty();
      assertThat(trail.length()).isEqualTo(plies);
    }
  }

  @Test
  void aHandicapLimitsTheTilesOfOnePlayer() {
    NijuPosition start = new NijuFamily().game("most-20-8").start(1);
    assertThat(start.hand(Side.FIRST)).hasSize(20);
    assertThat(start.hand(Side.SECOND)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(start.countMoves()).isEqualTo(70);
    assertThat(after(start, "20r0@0,0").countMoves()).isEqualTo(4 * 32);
    assertThatThrownBy(() -> after(start, "20r0@0,0", "9r0@0,1"))
        .isInstanceOf(IllegalMoveException.class);
  }
}
