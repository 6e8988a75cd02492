package tabuleiro.games.niju;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.games.niju.NijuExamples.BLACK_WINS;
import static tabuleiro.games.niju.NijuExamples.DRAW;
import static tabuleiro.games.niju.NijuExamples.SCORED;
import static tabuleiro.games.niju.NijuExamples.SCORED_FOR_BLACK;
import static tabuleiro.games.niju.NijuExamples.WHITE_WINS;
import static tabuleiro.games.niju.NijuExamples.after;
import static tabuleiro.games.niju.NijuExamples.position;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
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
  void thereAreTwoGoalsAnd20SizesOfHands() {
    NijuFamily niju = new NijuFamily();
    assertThat(niju.variants()).hasSize(40).doesNotHaveDuplicates().startsWith("most", "first");
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
      List<Integer> order =
          IntStream.rangeClosed(1, game.tilesPerSide())
              .boxed()
              .sorted(Comparator.comparingInt(NijuTiles::distinctRotations))
              .toList();
      NijuTrail trail = game.start(1).trail();
      int most = trail.countMoves();
      for (int k = 0; k < game.maxPlies(); k++) {
        most = Math.max(most, trail.countMoves());
        trail.play(NijuMove.of(order.get(k / 2), 0, game.board().cellAt(0, -k)));
      }
      assertThat(game.maxMoves()).as(variant).isEqualTo(most);
    }
    assertThat(new NijuFamily().game().maxMoves()).isEqualTo(1760);
  }
}
