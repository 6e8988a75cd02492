package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.games.morelli.MorelliExamples.POSITION;
import static tabuleiro.games.morelli.MorelliExamples.at;
import static tabuleiro.games.morelli.MorelliExamples.violation;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

/// Positions and moves as text, and the errors of malformed texts.
final class MorelliTextTest {
  @ParameterizedTest
  @CsvSource({
    "bwwww/b3w/b3w/b3w/bbbbw b, position-form",
    "bwwww/b3w/b3w/b3w/bbbbw b - 1, position-form",
    "bwwww/b3w/b3w/b3w/bbbbw  b -, position-form",
    "bwwww/b3w/b3w/bbbbw b -, row-count",
    "bwwww/b3w/b3w/b3w/bbbbw/5 b -, row-count",
    "bwww/b3w/b3w/b3w/bbbbw b -, row-length",
    "bwwwww/b3w/b3w/b3w/bbbbw b -, row-length",
    "bwwww/b31/b3w/b3w/bbbbw b -, row-length",
    "bwwww/b4w/b3w/b3w/bbbbw b -, row-length",
    "/b3w/b3w/b3w/bbbbw b -, row-length",
    "bwwwx/b3w/b3w/b3w/bbbbw b -, unknown-letter",
    "bwwwW/b3w/b3w/b3w/bbbbw b -, unknown-letter",
    "bwwww/b03w/b3w/b3w/bbbbw b -, unknown-letter",
    "bwwww/b999999999999w/b3w/b3w/bbbbw b -, row-length",
    "bwwww/b3w/b3w/b3w/bbbbw B -, unknown-side",
    "bwwww/b3w/b3w/b3w/bbbbw - -, unknown-side",
    "bwwww/b3w/b3w/b3w/bbbbw b x, unknown-owner",
  })
  void aTextOfAnotherFormIsNoPosition(String text, String key) {
    Violation violation =
        violation(
            PositionFormatException.class,
            () -> new MorelliFamily().game("5-adjacent").parse(text));
    assertThat(violation.message().key()).isEqualTo(key);
    assertThat(violation.rule()).isEmpty();
  }

  @Test
  void rowsAreCountedFromTheTopInMessages() {
    assertThat(violation(PositionFormatException.class, () -> at(5, "5/5/5/4/5 b -")))
        .isEqualTo(Violation.of("", "row-length", 4, 5, 4));
    assertThat(violation(PositionFormatException.class, () -> at(5, "5/5/5/4B/5 b -")))
        .isEqualTo(Violation.of("", "unknown-letter", "B", 4));
  }

  @Test
  void noPositionHasAStoneOnTheThrone() {
    for (String stone : List.of("b", "w")) {
      assertThat(
              violation(IllegalPositionException.class, () -> at(5, "5/5/2" + stone + "2/5/5 b -")))
          .isEqualTo(Violation.of("4", "stone-on-throne", "c3"));
    }
  }

  @Test
  void noPositionHasMoreStonesThanTheEdgeHasSquares() {
    assertThat(
            violation(IllegalPositionException.class, () -> at(5, "bbbbb/bwwwb/5/wbwbw/3wb b -")))
        .isEqualTo(Violation.of("2", "too-many-stones", 16, 17));
  }

  @Test
  void oneSideMayOwnAllTheStones() {
    String text = "bbbbb/b3b/b3b/b3b/bbbbb b -";
    assertThat(at(5, text).format()).isEqualTo(text);
  }

  @Test
  void longRunsHaveTwoDigits() {
    String text = "13/13/13/13/13/13/b11w/13/13/13/13/12b/13 w b";
    assertThat(at(13, text).format()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "'', move-form",
    "a1, move-form",
    "a1b2c3, move-form",
    "a1-b2, move-form",
    "A1b2, move-form",
    "'a1b2 ', move-form",
    "a1h2, no-such-cell",
    "a0b2, no-such-cell",
    "a1b10, no-such-cell",
  })
  void aTextOfAnotherFormIsNoMove(String text, String key) {
    Violation violation =
        violation(MoveFormatException.class, () -> at(7, POSITION).parseMove(text));
    assertThat(violation.message().key()).isEqualTo(key);
    assertThat(violation.rule()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "b1b2, 4, empty-cell",
    "d1d2, 3, not-yours",
    "e3e4, 4, no-move-from",
    "d4d5, 4, king-stays",
    "a1a1, 4, same-square",
    "a1b3, 4, no-line",
    "a4d4, 4, throne-landing",
    "a1a2, 4, no-nearer",
    "f6f3, 4, no-nearer",
    "a1c3, 4, occupied",
    "g1e3, 4, occupied",
    "a1e5, 4, blocked",
    "a4e4, 4, blocked-by-king",
    "f6d4, 4, throne-landing",
    "f6c3, 4, occupied",
  })
  void aRefusedMoveNamesTheRule(String move, String rule, String key) {
    MorelliPosition position = at(7, POSITION);
    Violation violation = violation(IllegalMoveException.class, () -> position.parseMove(move));
    assertThat(violation.message().key()).isEqualTo(key);
    assertThat(violation.rule()).isEqualTo(rule);
  }

  @Test
  void aRefusalNamesTheBlockingCell() {
    MorelliPosition position = at(7, POSITION);
    assertThat(violation(IllegalMoveException.class, () -> position.parseMove("d1d2")))
        .isEqualTo(Violation.of("3", "not-yours", "d1", Side.SECOND, Side.FIRST).at("d1"));
    assertThat(violation(IllegalMoveException.class, () -> position.parseMove("a1e5")))
        .isEqualTo(Violation.of("4", "blocked", "a1", "e5", "c3").at("c3"));
    assertThat(violation(IllegalMoveException.class, () -> position.parseMove("a4e4")))
        .isEqualTo(Violation.of("4", "blocked-by-king", "a4", "e4", "d4").at("d4"));
  }

  @Test
  void afterTheEndNothingCanBePlayed() {
    MorelliPosition end = at(5, "5/1b3/5/5/5 b -");
    assertThat(violation(IllegalMoveException.class, () -> end.parseMove("b4c4")).message().key())
        .isEqualTo("game-over");
    assertThat(violation(IllegalMoveException.class, () -> end.prompt(List.of())).message().key())
        .isEqualTo("game-over");
    assertThat(end.findViolation(List.of())).isPresent();
  }
}
