package tabuleiro.games.talpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.RulesException;

/// Moves entered step by step: row, column, direction.
class TalpaMovePromptsTest {
  private final TalpaFamily talpa = new TalpaFamily();

  /// Captures: a1a2, b2b1, b2c2 for Red. c3 is Red's and has none, c1 is empty, d4 is Red's.
  private final TalpaPosition captures = talpa.game("4x4").parse("b1br/b1r1/brb1/rb1b r");

  /// Nothing can be captured.
  private final TalpaPosition removals = talpa.game("4x4").parse("r1b1/1r2/b1r1/1b1r b");

  private static String violation(RulesException problem) {
    return problem.violation().toString();
  }

  private static String question(TalpaPosition position, String... answers) {
    return ((MovePrompt.Question) position.prompt(List.of(answers))).question().toString();
  }

  private static String move(TalpaPosition position, String... answers) {
    return position.formatMove(((MovePrompt.Complete) position.prompt(List.of(answers))).move());
  }

  @Test
  void aMoveIsEnteredAsRowColumnAndDirection() {
    assertThat(question(captures)).isEqualTo("Message[key=question.row, arguments=[1, 4]]");
    assertThat(question(captures, "2")).isEqualTo("Message[key=question.column, arguments=[d]]");
    assertThat(question(captures, "2", "b"))
        .isEqualTo("Message[key=question.direction, arguments=[]]");
    assertThat(move(captures, "2", "b", "d")).isEqualTo("b2c2");
    assertThat(move(captures, "2", "2", "a")).isEqualTo("b2a2");
    assertThat(move(captures, "2", "2", "s")).isEqualTo("b2b1");
    assertThat(move(captures, "1", "1", "w")).isEqualTo("a1a2");
    assertThat(move(removals, "2", "a", "r")).isEqualTo("a2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "two   | not-a-number [two]",
        "''    | not-a-number []",
        "2.5   | not-a-number [2.5]",
        "0     | out-of-range [0, 1, 4]",
        "5     | out-of-range [5, 1, 4]",
        "-1    | out-of-range [-1, 1, 4]",
        "99999999999999999999 | out-of-range [99999999999999999999, 1, 4]",
        "2,?   | not-a-column [?, d, 4]",
        "2,bb  | not-a-column [bb, d, 4]",
        "2,B   | not-a-column [B, d, 4]",
        "2,e   | no-such-column [e, d, 4]",
        "2,z   | no-such-column [z, d, 4]",
        "2,0   | no-such-column [0, d, 4]",
        "2,5   | no-such-column [5, d, 4]",
        "2,b,x | not-a-choice [x, w, a, s, d, r]",
        "2,b,W | not-a-choice [W, w, a, s, d, r]",
        "2,b,d,d | not-a-move []",
      })
  void anAnswerOfTheWrongTypeOrRangeIsRefused(String answers, String expected) {
    List<String> list = List.of(answers.split(",", -1));
    MoveFormatException problem =
        catchThrowableOfType(MoveFormatException.class, () -> captures.prompt(list));
    assertThat(violation(problem)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2,a   | rule 4: not-yours [a2, SECOND, FIRST]",
        "1,c   | rule 4: empty-cell [c1]",
        "2,b,w | rule 4: nothing-there [b3]",
        "2,b,r | rule 5: capture-first []",
        "1,a,s | rule 4: off-board [a1]",
        "1,a,a | rule 4: off-board [a1]",
      })
  void anIllegalAnswerNamesTheRule(String answers, String expected) {
    List<String> list = List.of(answers.split(",", -1));
    IllegalMoveException problem =
        catchThrowableOfType(IllegalMoveException.class, () -> captures.prompt(list));
    assertThat(violation(problem)).isEqualTo(expected);
  }

  @Test
  void aRowWithNothingToPlayIsRefusedAtOnce() {
    TalpaPosition position = talpa.game("4x4").parse("rr2/br2/2b1/b2r r");
    assertThat(position.prompt(List.of("3"))).isInstanceOf(MovePrompt.Question.class);
    IllegalMoveException none =
        catchThrowableOfType(IllegalMoveException.class, () -> position.prompt(List.of("2")));
    assertThat(violation(none)).isEqualTo("rule 4: no-piece-in-row [FIRST, 2]");
    IllegalMoveException idle =
        catchThrowableOfType(IllegalMoveException.class, () -> position.prompt(List.of("1")));
    assertThat(violation(idle)).isEqualTo("rule 5: no-capture-in-row [FIRST, 1]");
  }

  @Test
  void stepByStepNothingIsCapturedWhenOnlyRemovalsAreLeft() {
    for (String direction : List.of("w", "a", "s", "d")) {
      IllegalMoveException problem =
          catchThrowableOfType(
              IllegalMoveException.class, () -> removals.prompt(List.of("2", "a", direction)));
      assertThat(violation(problem)).isEqualTo("rule 5: remove-instead []");
    }
  }
}
