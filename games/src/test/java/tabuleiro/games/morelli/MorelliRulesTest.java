package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tabuleiro.games.morelli.MorelliExamples.at;
import static tabuleiro.games.morelli.MorelliExamples.play;
import static tabuleiro.games.morelli.MorelliExamples.row;
import static tabuleiro.games.morelli.MorelliExamples.targets;

import org.junit.jupiter.api.Test;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// Examples of rules 1 to 5 and 8. Rules 6 and 7 are tested by [MorelliThroneTest].
final class MorelliRulesTest {
  @Test
  void rule1BandsCountFromTheEdgeToTheThrone() {
    MorelliGame game = new MorelliFamily().game("13");
    assertThat(game.band(cell(game, "a1"))).isZero();
    assertThat(game.band(cell(game, "m7"))).isZero();
    assertThat(game.band(cell(game, "b2"))).isEqualTo(1);
    assertThat(game.band(cell(game, "d11"))).isEqualTo(2);
    assertThat(game.band(cell(game, "f8"))).isEqualTo(5);
    assertThat(game.band(cell(game, "g7"))).isEqualTo(6);
    assertThat(game.throne()).isEqualTo(cell(game, "g7"));
  }

  @Test
  void rule2TheEdgeIsFullAndHalfOfItIsBlack() {
    for (String variant : new MorelliFamily().variants()) {
      MorelliGame game = new MorelliFamily().game(variant);
      MorelliPosition start = game.start(7);
      int half = 2 * (game.board().rows() - 1);
      assertThat(start.stoneCount(Side.FIRST)).as(variant).isEqualTo(half);
      assertThat(start.stoneCount(Side.SECOND)).as(variant).isEqualTo(half);
      assertThat(start.throneOwner()).isEmpty();
      for (int cell = 0; cell < game.board().cellCount(); cell++) {
        boolean full = start.hasStone(Side.FIRST, cell) || start.hasStone(Side.SECOND, cell);
        assertThat(full).as("%s, cell %d", variant, cell).isEqualTo(game.band(cell) == 0);
      }
    }
  }

  @Test
  void rule2InTheRandomSetUpOppositeStonesDiffer() {
    MorelliGame game = new MorelliFamily().game("13");
    int last = game.board().cellCount() - 1;
    for (long seed = 0; seed < 100; seed++) {
      MorelliPosition start = game.start(seed);
      for (int cell = 0; cell <= last; cell++) {
        assertThat(start.hasStone(Side.FIRST, cell))
            .as("seed %d, cell %d", seed, cell)
            .isEqualTo(start.hasStone(Side.SECOND, last - cell));
      }
    }
  }

  @Test
  void rule2TheFixedSetUpsAreThoseOfTheFigures() {
    assertThat(start("5-adjacent")).isEqualTo("bwwww/b3w/b3w/b3w/bbbbw b -");
    assertThat(start("5-opposing")).isEqualTo("wbbbb/w3w/w3w/w3w/bbbbw b -");
  }

  @Test
  void rule3BlackMovesFirstAndPlayersTakeTurns() {
    MorelliPosition start = new MorelliFamily().game("5-adjacent").start(1);
    assertThat(start.sideToMove()).isEqualTo(Side.FIRST);
    assertThat(targets(start, "e5")).isEmpty();
    MorelliPosition second = play(start, "a1b2");
    assertThat(second.sideToMove()).isEqualTo(Side.SECOND);
    assertThat(targets(second, "e5")).isNotEmpty();
    assertThat(targets(second, "a2")).isEmpty();
    assertThat(play(second, "e5d4").sideToMove()).isEqualTo(Side.FIRST);
  }

  /// The report's golden case.
  @Test
  void rule4AStoneOnACornerOfTheEmptyBoardHasTenDestinations() {
    assertThat(targets(row(13, 1, "b12", "b -"), "a1"))
        .containsExactly("b2", "c3", "d4", "e5", "f6", "h8", "i9", "j10", "k11", "l12");
    assertThat(row(13, 1, "b12", "b -").countMoves()).isEqualTo(10);
  }

  @Test
  void rule4AKingOnTheThroneBlocksWhoeverOwnsIt() {
    String[] near = {"b2", "c3", "d4", "e5", "f6"};
    assertThat(targets(row(13, 1, "b12", "b b"), "a1")).containsExactly(near);
    assertThat(targets(row(13, 1, "b12", "b w"), "a1")).containsExactly(near);
  }

  @Test
  void rule4AStoneMovesLikeAQueenToHigherBandsOnly() {
    assertThat(targets(row(13, 7, "b12", "b -"), "a7"))
        .containsExactly(
            "b6", "b7", "b8", "c5", "c7", "c9", "d10", "d4", "d7", "e11", "e3", "e7", "f12", "f2",
            "f7", "h7", "i7", "j7", "k7", "l7");
    assertThat(targets(row(13, 4, "3b9", "b -"), "d4")).containsExactly("e5", "f6", "h8", "i9");
  }

  @Test
  void rule4AStoneMayCrossAnAxisOfTheBoard() {
    assertThat(targets(row(13, 3, "5b7", "b -"), "f3"))
        .containsExactly(
            "d5", "e4", "f10", "f4", "f5", "f6", "f7", "f8", "f9", "g4", "h5", "i6", "j7");
  }

  @Test
  void rule4StonesOfEitherColourBlock() {
    assertThat(targets(at(7, "7/7/7/7/2w4/7/b6 b -"), "a1")).containsExactly("b2");
    assertThat(targets(at(7, "7/7/7/7/2b4/7/b6 b -"), "a1")).containsExactly("b2");
  }

  @Test
  void rule4NextToTheThroneAStoneHasNowhereToGo() {
    assertThat(row(7, 3, "2b4", "b -").countMoves()).isZero();
    assertThat(row(7, 4, "2b4", "b -").countMoves()).isZero();
  }

  @Test
  void rule5AnEnemyBetweenTheMovedStoneAndAFriendIsTurned() {
    assertThat(play(row(7, 3, "b1wb3", "b -"), "a3b3")).isEqualTo(row(7, 3, "1bbb3", "w -"));
    assertThat(play(at(7, "7/3b3/2w4/7/b6/7/7 b -"), "a3b4"))
        .isEqualTo(at(7, "7/3b3/2b4/1b5/7/7/7 w -"));
  }

  @Test
  void rule5StonesAreTurnedInSeveralDirectionsAtOnce() {
    assertThat(play(at(7, "7/3b3/2w4/7/b1w4/3b3/7 b -"), "a3b4"))
        .isEqualTo(at(7, "7/3b3/2b4/1b5/2b4/3b3/7 w -"));
  }

  @Test
  void rule5TwoEnemiesInARowAreSafe() {
    assertThat(play(row(7, 3, "b1wwb2", "b -"), "a3b3")).isEqualTo(row(7, 3, "1bwwb2", "w -"));
  }

  @Test
  void rule5AFriendAtADistanceIsNotRightBehind() {
    assertThat(play(row(7, 3, "b1w1b2", "b -"), "a3b3")).isEqualTo(row(7, 3, "1bw1b2", "w -"));
  }

  @Test
  void rule5TurnedStonesCaptureNothing() {
    assertThat(play(at(7, "7/7/2b4/2w4/b1wb3/7/7 b -"), "a3b3"))
        .isEqualTo(at(7, "7/7/2b4/2w4/1bbb3/7/7 w -"));
  }

  @Test
  void rule5MovingBetweenTwoEnemiesIsSafe() {
    assertThat(play(at(7, "7/7/7/7/w1w4/b6/7 b -"), "a2b3"))
        .isEqualTo(at(7, "7/7/7/7/wbw4/7/7 w -"));
  }

  @Test
  void rule5OnlyTheMovedStoneCaptures() {
    assertThat(play(at(7, "7/7/7/7/2bwb2/7/b6 b -"), "a1b2"))
        .isEqualTo(at(7, "7/7/7/7/2bwb2/1b5/7 w -"));
  }

  @Test
  void rule5AStoneOnTheEdgeIsAFriendLikeAnyOther() {
    assertThat(play(at(7, "7/7/7/7/bw5/7/2b4 b -"), "c1c3"))
        .isEqualTo(at(7, "7/7/7/7/bbb4/7/7 w -"));
  }

  @Test
  void rule5StonesOnTheEdgeAreNeverTurned() {
    assertThat(play(at(7, "7/7/7/7/w6/b6/wbw4 b -"), "b1b2"))
        .isEqualTo(at(7, "7/7/7/7/w6/bb5/w1w4 w -"));
  }

  @Test
  void rule5TheThroneTakesNoPartInCaptures() {
    assertThat(play(at(7, "7/7/7/7/2w4/7/b6 b b"), "a1b2"))
        .as("a King is no friend behind")
        .isEqualTo(at(7, "7/7/7/7/2w4/1b5/7 w b"));
    assertThat(play(row(7, 4, "b3b2", "b w"), "a4c4"))
        .as("a King is not turned")
        .isEqualTo(row(7, 4, "2b1b2", "w w"));
  }

  @Test
  void rule8TheOwnerOfTheThroneWinsWhoeverCannotMove() {
    assertThat(row(5, 4, "1b3", "b b").outcome())
        .isSameAs(Outcome.win(Side.FIRST, MorelliPosition.THRONE));
    assertThat(row(5, 4, "1b3", "w b").outcome())
        .isSameAs(Outcome.win(Side.FIRST, MorelliPosition.THRONE));
    assertThat(row(5, 4, "1b3", "b w").outcome())
        .isSameAs(Outcome.win(Side.SECOND, MorelliPosition.THRONE));
    assertThat(row(5, 4, "1b3", "w w").outcome())
        .isSameAs(Outcome.win(Side.SECOND, MorelliPosition.THRONE));
  }

  @Test
  void rule8AThroneNeverTakenIsADraw() {
    MorelliPosition end = play(at(5, "5/1w3/5/5/b4 b -"), "a1b2");
    assertThat(end.outcome()).isSameAs(Outcome.draw(MorelliPosition.NO_THRONE));
    assertThat(end.countMoves()).isZero();
  }

  @Test
  void rule8OnlyTheSideToMoveMatters() {
    assertThat(at(5, "5/1b3/5/5/w4 b -").outcome().isDraw()).isTrue();
    assertThat(at(5, "5/1b3/5/5/w4 w -").outcome()).isSameAs(Outcome.ONGOING);
    assertThat(at(5, "5/1b3/5/5/w4 w b").outcome()).isSameAs(Outcome.ONGOING);
  }

  @Test
  void theReportsMiddleSampleIsSound() {
    MorelliPosition sample =
        at(
            13,
            "b1wwww1www1ww/b11w/b2w2w3w1w/12w/b11w/b1b9w/b11w/2b9w/b11w/b4b4w1w/b1b9w/b12/"
                + "1bbbb1bbbbbbw b -");
    assertThat(sample.stoneCount(Side.FIRST)).isEqualTo(24);
    assertThat(sample.stoneCount(Side.SECOND)).isEqualTo(24);
    assertThat(sample.outcome()).isSameAs(Outcome.ONGOING);
  }

  @Test
  void theReportsFinalSampleHasTooManyStones() {
    String sample =
        "13/13/13/3bbbbbbb3/2bbbbbbb4/3bwwbwb4/2wbww1bb4/2wbwwwbb4/2wwwwwwbw3/3bwwwwww3/3w4w4/"
            + "13/13 b b";
    assertThatThrownBy(() -> at(13, sample))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessage("rule 2: too-many-stones [48, 50]");
  }

  private static int cell(MorelliGame game, String name) {
    return game.board().cell(name).orElseThrow();
  }

  private static String start(String variant) {
    return new MorelliFamily().game(variant).start(1).format();
  }
}
