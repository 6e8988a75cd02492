package tabuleiro.games.jostle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

/// Entry as the report asks for it: column, row, direction; row, place, direction on the hexagon.
class JostleMovePromptsTest {
  private static final JostlePosition START = new JostleFamily().game().start(1);
  private static final JostlePosition HEX = new JostleFamily().game("hex").start(1);

  @Test
  void squareQuestions() {
    assertThat(START.prompt(List.of())).isEqualTo(ask("question.column", "j"));
    assertThat(START.prompt(List.of("c"))).isEqualTo(ask("question.row", "c", 10));
    assertThat(START.prompt(List.of("c", "8"))).isEqualTo(ask("question.direction", "c8"));
    assertThat(START.prompt(List.of("c", "8", "2")))
        .isEqualTo(new MovePrompt.Complete(START.parseMove("c8b8")));
    assertThat(START.prompt(List.of("3", "8", "3")))
        .isEqualTo(new MovePrompt.Complete(START.parseMove("c8c9")));
  }

  @Test
  void hexagonQuestions() {
    assertThat(HEX.prompt(List.of())).isEqualTo(ask("question.hex-row", "k"));
    assertThat(HEX.prompt(List.of("i"))).isEqualTo(ask("question.hex-place", "i", 8));
    assertThat(HEX.prompt(List.of("i", "4"))).isEqualTo(ask("question.hex-direction", "i4"));
  }

  private static MovePrompt ask(String key, Object... arguments) {
    return new MovePrompt.Question(Message.of(key, arguments));
  }

  @ParameterizedTest
  @CsvSource({"1, f5", "2, d5", "3, e6", "4, e4"})
  void squareDirections(String direction, String to) {
    // e5 leaves three enemies whichever way it goes; the fourth square is the way out.
    List<String> cells = new ArrayList<>(List.of("d5", "f5", "e4", "e6"));
    cells.remove(to);
    JostlePosition position =
        JostleExamples.position("10x10", Side.FIRST, "e5", String.join(" ", cells));
    assertThat(position.prompt(List.of("e", "5", direction)))
        .isEqualTo(new MovePrompt.Complete(position.parseMove("e5" + to)));
  }

  @ParameterizedTest
  @CsvSource({
    "e5, 1, e6", "e5, 2, e4", "e5, 3, f6", "e5, 4, f5", "e5, 5, d5", "e5, 6, d4",
    "g5, 1, g6", "g5, 2, g4", "g5, 3, h5", "g5, 4, h4", "g5, 5, f6", "g5, 6, f5"
  })
  void hexagonDirections(String from, String direction, String to) {
    List<String> enemies =
        new ArrayList<>(
            from.equals("e5")
                ? List.of("e4", "e6", "f5", "f6", "d4", "d5")
                : List.of("g4", "g6", "h4", "h5", "f5", "f6"));
    enemies.remove(to);
    JostlePosition position =
        JostleExamples.position("hex", Side.FIRST, from, String.join(" ", enemies));
    assertThat(position.prompt(List.of(from.substring(0, 1), from.substring(1), direction)))
        .isEqualTo(new MovePrompt.Complete(position.parseMove(from + to)));
  }

  @ParameterizedTest
  @CsvSource({
    "!, not-a-number",
    "'', not-a-number",
    "cc, not-a-number",
    "C, not-a-number",
    "k, no-such-line",
    "0, out-of-range",
    "11, out-of-range",
    "-3, out-of-range",
    "99999999999, out-of-range",
    "c eight, not-a-number",
    "c 0, out-of-range",
    "c 11, out-of-range",
    "c 8 left, not-a-number",
    "c 8 5, out-of-range",
    "c 8 -1, out-of-range"
  })
  void wrongTypeAndWrongRangeHaveDifferentViolations(String answers, String key) {
    assertThat(formatProblem(START, answers).message().key()).isEqualTo(key);
  }

  @ParameterizedTest
  @CsvSource({
    "a, no-checker-in-line",
    "c 1, empty-cell",
    "c 7, not-yours",
    "d 7, no-move-from",
    "c 8 1, occupied",
    "c 8 4, occupied",
    "c 8 2 1, not-a-move"
  })
  void anIllegalAnswerIsRefusedAtOnce(String answers, String key) {
    assertThat(ruleProblem(START, answers).message().key()).isEqualTo(key);
  }

  @Test
  void zeroInsteadOfADirectionGivesUp() {
    assertThat(START.prompt(List.of("c", "8", "0"))).isEqualTo(new MovePrompt.Resign());
  }

  @Test
  void whatTheStartDoesNotShow() {
    JostlePosition position = JostleExamples.position("10x10", Side.FIRST, "a1 e5", "e6 a9");
    assertThat(ruleProblem(position, "a"))
        .isEqualTo(Violation.of("4", "no-move-in-line", Message.of("line.column", "a")));
    JostlePosition edge = JostleExamples.position("10x10", Side.FIRST, "a1", "a2");
    assertThat(ruleProblem(edge, "a 1 2")).isEqualTo(Violation.of("4", "off-board", "a1"));
    JostlePosition corner = JostleExamples.position("hex", Side.FIRST, "k6", "k5");
    assertThat(ruleProblem(corner, "k 6 3")).isEqualTo(Violation.of("4", "off-board", "k6"));
    assertThat(ruleProblem(corner, "j").message())
        .isEqualTo(Message.of("no-checker-in-line", Message.of("line.row", "j")));
    assertThat(formatProblem(corner, "l").message())
        .isEqualTo(Message.of("no-such-line", Message.of("line.row", "l"), "k"));
    assertThat(formatProblem(corner, "k 7").message().key()).isEqualTo("out-of-range");
    assertThat(formatProblem(corner, "k 6 7").message().key()).isEqualTo("out-of-range");
    assertThat(corner.prompt(List.of("k", "6", "0"))).isEqualTo(new MovePrompt.Resign());
  }

  /// The reply to any answer is a question, a legal move or a typed refusal; and every legal move
  /// can be entered.
  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void everyMoveCanBeEnteredAndNothingElse(String variant) {
    JostlePosition start = new JostleFamily().game(variant).start(1);
    Set<Integer> entered = new HashSet<>();
    for (char line = 'a'; line <= 'l'; line++) {
      for (int place = 0; place <= 12; place++) {
        for (int direction = 0; direction <= 7; direction++) {
          List<String> answers =
              List.of(String.valueOf(line), String.valueOf(place), String.valueOf(direction));
          try {
            if (start.prompt(answers) instanceof MovePrompt.Complete(int move)) {
              entered.add(move);
            }
          } catch (RulesException e) {
            assertThat(e.violation().message().key()).isNotEmpty();
          }
        }
      }
    }
    Set<Integer> legal = new HashSet<>();
    for (int move : start.legalMoves()) {
      legal.add(move);
    }
    assertThat(entered).isEqualTo(legal);
  }

  private static Violation formatProblem(JostlePosition position, String answers) {
    return catchThrowableOfType(
            MoveFormatException.class, () -> position.prompt(List.of(answers.split(" ", -1))))
        .violation();
  }

  private static Violation ruleProblem(JostlePosition position, String answers) {
    return catchThrowableOfType(
            IllegalMoveException.class, () -> position.prompt(List.of(answers.split(" ", -1))))
        .violation();
  }
}
