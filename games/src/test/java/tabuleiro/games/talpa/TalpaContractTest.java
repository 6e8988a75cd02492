package tabuleiro.games.talpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.testkit.PositionContract;

/// The contract of positions, and what random games say besides.
class TalpaContractTest {
  private static final long SEED = 20260726;

  private final TalpaFamily talpa = new TalpaFamily();

  @TestFactory
  Stream<DynamicTest> everyVariantKeepsTheContract() {
    return talpa.variants().stream()
        .map(variant -> {
          TalpaGame game = talpa.game(variant);
          int games = talpa.featuredVariants().contains(variant) ? 2 : 1;
          return DynamicTest.dynamicTest(
              variant,
              () -> PositionContract.check(game, TalpaSymmetries.of(game.board()), SEED, games));
        });
  }

  /// The other implementation, made for larger boards, knows 8x8 as well.
  @ParameterizedTest
  @CsvSource({"3, 3", "8, 8", "10, 6", "4, 10"})
  void oneWordAndTwoWordsAgree(int columns, int rows) {
    TalpaGame game = talpa.game(columns + "x" + rows);
    RandomGenerator random = SeededRandom.of(SEED);
    for (int i = 0; i < 20; i++) {
      TalpaPosition small = game.start(1);
      TalpaPosition large =
          new LargeTalpaGrid(columns, rows)
              .position(game, pieces(small, 0), pieces(small, 1), Side.FIRST);
      while (!small.outcome().isOver()) {
        assertSame(small, large);
        int move = Playout.randomMove(small, random);
        small = small.playUnchecked(move);
        large = large.playUnchecked(move);
      }
      assertSame(small, large);
    }
  }

  private static void assertSame(TalpaPosition small, TalpaPosition large) {
    String about = small + ", seed " + SEED;
    assertThat(large.format()).as(about).isEqualTo(small.format());
    assertThat(large.outcome()).as(about).isSameAs(small.outcome());
    assertThat(large.hash()).as(about).isEqualTo(small.hash());
    assertThat(large.legalMoves()).as(about).isEqualTo(small.legalMoves());
    assertThat(large.spans()).as(about).isEqualTo(small.spans());
    assertThat(large.scene()).as(about).isEqualTo(small.scene());
    assertThat(large.canCapture()).as(about).isEqualTo(small.canCapture());
  }

  private static BitSet pieces(TalpaPosition position, int side) {
    return BitSet.valueOf(new long[] {side == 0 ? position.red(0) : position.blue(0)});
  }

  /// The means of 8x8 and 6x6 are those that other programs found; that of 10x10 was confirmed by
  /// 300,000 games of a separate plain program (58.55).
  @ParameterizedTest
  @CsvSource({"6x6, 20.5", "8x8, 37.0", "10x10, 58.55"})
  void randomGamesHaveTheKnownMeanLength(String variant, double plies) {
    TalpaGame game = talpa.game(variant);
    RandomGenerator random = SeededRandom.of(SEED);
    int games = 100_000;
    long total = 0;
    for (int i = 0; i < games; i++) {
      total += Playout.playToEnd(game.start(1).trail(), random);
    }
    assertThat(total / (double) games).as("seed %d", SEED).isBetween(plies - 0.1, plies + 0.1);
  }

  @Test
  void aTrailUndoesEveryMoveItPlays() {
    TalpaGame game = talpa.game("6x6");
    RandomGenerator random = SeededRandom.of(SEED);
    for (int i = 0; i < 20; i++) {
      Trail trail = game.start(1).trail();
      while (trail.countMoves() > 0) {
        TalpaPosition before = (TalpaPosition) trail.position();
        for (int move : before.legalMoves()) {
          trail.play(move);
          assertThat(trail.position()).isEqualTo(before.playUnchecked(move));
          assertThat(trail.hash()).isEqualTo(before.playUnchecked(move).hash());
          trail.undo();
          assertThat(trail.position())
              .as("%s %s", before, before.formatMove(move))
              .isEqualTo(before);
          assertThat(trail.hash()).isEqualTo(before.hash());
        }
        trail.play(Playout.randomMove(trail, random));
      }
    }
  }
}
