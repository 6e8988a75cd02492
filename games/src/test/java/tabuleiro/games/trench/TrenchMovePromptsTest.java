package tabuleiro.games.trench;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.games.trench.TrenchExamples.refusalOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;

/// Moves entered by clicks and step by step.
class TrenchMovePromptsTest {
  private static final TrenchGame GAME = new TrenchFamily().game();

  @Test
  void findViolationRefusesAnyOtherClicks() {
    TrenchPosition start = GAME.start(1);
    assertThat(start.findViolation(List.of())).isEmpty();
    assertThat(key(start, new ClickTarget.Cell(0))).isEqualTo("no-move-from");
    assertThat(key(start, new ClickTarget.Cell(63))).isEqualTo("not-yours");
    assertThat(key(start, new ClickTarget.Cell(64))).isEqualTo("no-such-cell");
    assertThat(key(start, new ClickTarget.Cell(-1))).isEqualTo("no-such-cell");
    assertThat(key(start, new ClickTarget.Tile(3))).isEqualTo("not-a-move");
    assertThat(
            key(
                start,
                new ClickTarget.Cell(27),
                new ClickTarget.Cell(28),
                new ClickTarget.Cell(29)))
        .isEqualTo("not-a-move");
  }

  private static String key(TrenchPosition position, ClickTarget... clicks) {
    return position.findViolation(List.of(clicks)).orElseThrow().message().key();
  }

  @Test
  void stepsAskForThePieceThenForTheTarget() {
    TrenchPosition start = GAME.start(1);
    assertThat(start.prompt(List.of()))
        .isEqualTo(new MovePrompt.Question(Message.of("question.piece")));
    assertThat(start.prompt(List.of("em")))
        .isEqualTo(new MovePrompt.Question(Message.of("question.target")));
    int move = start.parseMove("d4e4");
    assertThat(start.prompt(List.of("em", "dm"))).isEqualTo(new MovePrompt.Complete(move));
    assertThat(start.prompt(List.of("d4", "e4"))).isEqualTo(new MovePrompt.Complete(move));
  }

  @Test
  void stepsRefuseAtTheEarliestAnswer() {
    TrenchPosition start = GAME.start(1);
    assertThat(refusalOf(MoveFormatException.class, () -> start.prompt(List.of("zz"))))
        .isEqualTo("- no-such-cell [zz]");
    assertThat(refusalOf(IllegalMoveException.class, () -> start.prompt(List.of("e4"))))
        .isEqualTo("3 empty-cell [e4]");
    assertThat(refusalOf(IllegalMoveException.class, () -> start.prompt(List.of("h8"))))
        .isEqualTo("3 not-yours [h8, SECOND, FIRST]");
    assertThat(refusalOf(IllegalMoveException.class, () -> start.prompt(List.of("a1"))))
        .isEqualTo("4 no-move-from [a1]");
    assertThat(refusalOf(MoveFormatException.class, () -> start.prompt(List.of("d4", "e"))))
        .isEqualTo("- no-such-cell [e]");
    assertThat(refusalOf(IllegalMoveException.class, () -> start.prompt(List.of("d4", "d3"))))
        .isEqualTo("4 own-piece [d3]");
    assertThat(refusalOf(MoveFormatException.class, () -> start.prompt(List.of("d4", "e4", "x"))))
        .startsWith("- move-form");
  }
}
