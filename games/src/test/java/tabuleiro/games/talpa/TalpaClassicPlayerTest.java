package tabuleiro.games.talpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// Each sentence of the report's description of its computer.
final class TalpaClassicPlayerTest {
  private static final TalpaFamily TALPA = new TalpaFamily();

  /// Three squares are empty, so that captures join regions of several sizes.
  private static final TalpaPosition CRAFTED = TALPA.game("4x4").parse("rb2/r3/brbr/rbrb r");

  private static Set<String> moves(TalpaPosition position, int level) {
    RandomGenerator random = SeededRandom.of(level);
    Set<String> moves = new TreeSet<>();
    for (int i = 0; i < 400; i++) {
      moves.add(position.formatMove(new TalpaClassicPlayer(level).chooseMove(position, random)));
    }
    return moves;
  }

  /// Returns the texts of the moves that lead to a value for the mover.
  private static Set<String> movesTo(TalpaPosition position, int value) {
    Set<String> moves = new TreeSet<>();
    for (int move : position.legalMoves()) {
      if (value(position, move) == value) {
        moves.add(position.formatMove(move));
      }
    }
    return moves;
  }

  /// The report's value, from the spans: vertical less horizontal for Red, the reverse for Blue.
  private static int value(TalpaPosition position, int move) {
    TalpaPosition next = position.playUnchecked(move);
    int red = next.verticalSpan() - next.horizontalSpan();
    return position.sideToMove() == Side.FIRST ? red : -red;
  }

  private static List<Integer> values(TalpaPosition position) {
    return Arrays.stream(position.legalMoves())
        .map(move -> value(position, move))
        .distinct()
        .sorted()
        .boxed()
        .toList();
  }

  @Test
  void levelOneIsRandom() {
    Set<String> all = new TreeSet<>();
    for (int move : CRAFTED.legalMoves()) {
      all.add(CRAFTED.formatMove(move));
    }
    assertThat(moves(CRAFTED, 1)).isEqualTo(all);
  }

  @Test
  void levelNinePlaysTheHighestValueAndEachLevelBelowOneGroupLower() {
    List<Integer> values = values(CRAFTED);
    assertThat(values).as("a position with several groups").hasSizeGreaterThan(2);
    for (int level = 2; level <= 9; level++) {
      int place = Math.max(1, values.size() + level - 9);
      assertThat(moves(CRAFTED, level))
          .as("level %d", level)
          .isEqualTo(movesTo(CRAFTED, values.get(place - 1)));
    }
  }

  @Test
  void lowLevelsPlayTheLowestValue() {
    assertThat(moves(CRAFTED, 2)).isEqualTo(movesTo(CRAFTED, values(CRAFTED).getFirst()));
  }

  @Test
  void blueValuesTheHorizontalSpan() {
    TalpaPosition blue = TALPA.game("4x4").parse(CRAFTED.format().replace(" r", " b"));
    assertThat(values(blue)).hasSizeGreaterThan(1);
    assertThat(moves(blue, 9)).isEqualTo(movesTo(blue, values(blue).getLast()));
  }

  @Test
  void withoutCapturesTheSameIsDoneForRemovals() {
    // Removing a1 opens the way down for V 4 and H 5; every other removal joins both regions.
    TalpaPosition removals = TALPA.game("6x4").parse("5r/4r1/2rr2/rr4 r");
    assertThat(values(removals)).containsExactly(-2, -1);
    assertThat(moves(removals, 9)).containsExactly("a1");
    assertThat(moves(removals, 8)).containsExactly("b1", "c2", "d2", "e3", "f4");
  }

  @Test
  void oneGroupIsTheChoiceOfEveryLevel() {
    TalpaPosition start = TALPA.game("8x8").start(0);
    assertThat(values(start)).hasSize(1);
    assertThat(moves(start, 2)).hasSizeGreaterThan(100);
  }
}
