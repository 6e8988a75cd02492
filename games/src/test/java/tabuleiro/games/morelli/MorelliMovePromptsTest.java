package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.games.morelli.MorelliExamples.POSITION;
import static tabuleiro.games.morelli.MorelliExamples.at;
import static tabuleiro.games.morelli.MorelliExamples.violation;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Violation;

/// Moves entered by clicks and step by step.
final class MorelliMovePromptsTest {
  @Test
  void clicksOtherThanOneOrTwoCellsAreRefused() {
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
  void anAnswerOfTheWrongTypeOrRangeIsRefused(String answers, String key) {
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
  void anIllegalAnswerIsRefused(String answers, String key) {
    Violation violation =
        violation(
            IllegalMoveException.class,
            () -> at(7, POSITION).prompt(List.of(answers.split(" ", -1))));
    assertThat(violation.message().key()).isEqualTo(key);
  }

  private static MovePrompt ask(String key, Object argument) {
    return new MovePrompt.Question(Message.of(key, argument));
  }
}
