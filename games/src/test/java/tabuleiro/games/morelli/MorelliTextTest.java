package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static tabuleiro.games.morelli.MorelliExamples.at;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

/// Texts of positions and moves, and what is said of wrong ones.
final class MorelliTextTest {
  /// Black is to move on 7x7. A black stone on a1 has c3 in reach but for the white stone there;
  /// the black stone on e3 cannot move, nor can the King of White on d4.
  private static final String POSITION = "7/5b1/7/b6/2w1b2/7/b2w2b b w";

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
  void aRefusalTellsWhatStandsInTheWay() {
    MorelliPosition position = at(7, POSITION);
    assertThat(violation(IllegalMoveException.class, () -> position.parseMove("d1d2")))
        .isEqualTo(Violation.of("3", "not-yours", "d1", Side.SECOND, Side.FIRST));
    assertThat(violation(IllegalMoveException.class, () -> position.parseMove("a1e5")))
        .isEqualTo(Violation.of("4", "blocked", "a1", "e5", "c3"));
    assertThat(violation(IllegalMoveException.class, () -> position.parseMove("a4e4")))
        .isEqualTo(Violation.of("4", "blocked-by-king", "a4", "e4", "d4"));
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

  @Test
  void clicksThatAreNoCellsOrTooManyAreRefused() {
    MorelliPosition position = at(7, POSITION);
    assertThat(position.findViolation(List.of(new ClickTarget.Tile(3)))).isPresent();
    assertThat(
            position.findViolation(List.of(new ClickTarget.Cell(0), new ClickTarget.Rotation(1))))
        .isPresent();
    assertThat(position.findViolation(List.of(new ClickTarget.Cell(-1)))).isPresent();
    assertThat(position.findViolation(List.of(new ClickTarget.Cell(0), new ClickTarget.Cell(49))))
        .isPresent();
    List<ClickTarget> move = List.of(new ClickTarget.Cell(0), new ClickTarget.Cell(8));
    assertThat(position.findViolation(move)).isEmpty();
    assertThat(position.findViolation(List.of(move.get(0), move.get(1), move.get(1)))).isPresent();
  }

  @Test
  void aMoveIsEnteredByRowsAndColumns() {
    MorelliPosition position = at(7, POSITION);
    assertThat(position.prompt(List.of())).isEqualTo(ask("question.piece-row", 7));
    assertThat(position.prompt(List.of("1"))).isEqualTo(ask("question.piece-column", "g"));
    assertThat(position.prompt(List.of("1", "a"))).isEqualTo(ask("question.target-row", 7));
    assertThat(position.prompt(List.of("1", "1", "2")))
        .isEqualTo(ask("question.target-column", "g"));
    MovePrompt done = new MovePrompt.Complete(position.parseMove("a1b2"));
    assertThat(position.prompt(List.of("1", "a", "2", "b"))).isEqualTo(done);
    assertThat(position.prompt(List.of("1", "1", "2", "2"))).isEqualTo(done);
  }

  @ParameterizedTest
  @CsvSource({
    "a, not-a-number",
    "'', not-a-number",
    "1.5, not-a-number",
    "0, out-of-range",
    "-1, out-of-range",
    "8, out-of-range",
    "99999999999, out-of-range",
    "1 h, not-a-choice",
    "1 aa, not-a-choice",
    "1 A, not-a-choice",
    "1 8, out-of-range",
    "1 a x, not-a-number",
    "1 a 2 ?, not-a-choice",
  })
  void anAnswerOfTheWrongTypeOrRangeIsTold(String answers, String key) {
    Violation violation =
        violation(
            MoveFormatException.class,
            () -> at(7, POSITION).prompt(List.of(answers.split(" ", -1))));
    assertThat(violation.message().key()).isEqualTo(key);
  }

  @ParameterizedTest
  @CsvSource({
    "2, no-stone-in-row",
    "1 b, empty-cell",
    "1 d, not-yours",
    "3 e, no-move-from",
    "1 a 4, no-target-in-row",
    "1 a 2 c, no-line",
    "1 a 2 a, no-nearer",
    "1 a 2 b 3, not-a-move",
  })
  void anAnswerThatTheRulesForbidIsTold(String answers, String key) {
    Violation violation =
        violation(
            IllegalMoveException.class,
            () -> at(7, POSITION).prompt(List.of(answers.split(" ", -1))));
    assertThat(violation.message().key()).isEqualTo(key);
  }

  private static MovePrompt ask(String key, Object argument) {
    return new MovePrompt.Question(Message.of(key, argument));
  }

  private static Violation violation(Class<? extends RulesException> type, ThrowingCallable code) {
    RulesException problem = catchThrowableOfType(type, code);
    assertThat(problem).isNotNull();
    return problem.violation();
  }
}
