package tabuleiro.games.morelli;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.support.PromptAnswers;

/// A move entered step by step, as the report asks for it: row and column of the piece, row and
/// column of the target. What is wrong is said at the first answer that shows it.
record MovePrompts(MorelliPosition position) {
  MovePrompt step(List<String> answers) {
    refuseIf(position.findViolation(List.of()));
    if (answers.size() > 4) {
      throw new IllegalMoveException(Violations.illegalMove());
    }
    if (answers.isEmpty()) {
      return new MovePrompt.Question(Message.of("question.piece-row", board().rows()));
    }
    int fromRow = row(answers.get(0));
    if (!hasStoneIn(fromRow)) {
      throw refusal("no-stone-in-row", fromRow + 1, position.sideToMove());
    }
    if (answers.size() == 1) {
      return new MovePrompt.Question(Message.of("question.piece-column", lastColumn()));
    }
    int from = board().cellAt(column(answers.get(1)), fromRow);
    refuseIf(position.findViolation(List.of(new ClickTarget.Cell(from))));
    if (answers.size() == 2) {
      return new MovePrompt.Question(Message.of("question.target-row", board().rows()));
    }
    int toRow = row(answers.get(2));
    if (!hasTargetIn(from, toRow)) {
      throw refusal("no-target-in-row", board().name(from), toRow + 1);
    }
    if (answers.size() == 3) {
      return new MovePrompt.Question(Message.of("question.target-column", lastColumn()));
    }
    int to = board().cellAt(column(answers.get(3)), toRow);
    return new MovePrompt.Complete(new Refusals(position).move(from, to));
  }

  private static void refuseIf(Optional<Violation> violation) {
    if (violation.isPresent()) {
      throw new IllegalMoveException(violation.get());
    }
  }

  private static IllegalMoveException refusal(String key, Object... arguments) {
    return new IllegalMoveException(Violation.of("4", key, arguments));
  }

  /// Reads a row as the board shows it, and returns it counted from 0.
  private int row(String answer) {
    return PromptAnswers.parseNumber(answer, 1, board().rows()) - 1;
  }

  /// Reads a column: its letter, or its number counted from 1 at the left. Returns it counted from
  /// 0.
  private int column(String answer) {
    if (PromptAnswers.isNumber(answer)) {
      return PromptAnswers.parseNumber(answer, 1, board().columns()) - 1;
    }
    int column = answer.length() == 1 ? answer.charAt(0) - 'a' : -1;
    if (column < 0 || column >= board().columns()) {
      throw new MoveFormatException(Violations.notAChoice(answer, "a-" + lastColumn()));
    }
    return column;
  }

  private boolean hasStoneIn(int row) {
    for (int column = 0; column < board().columns(); column++) {
      if (position.hasStone(position.sideToMove(), board().cellAt(column, row))) {
        return true;
      }
    }
    return false;
  }

  private boolean hasTargetIn(int from, int row) {
    for (int column = 0; column < board().columns(); column++) {
      ClickTarget to = new ClickTarget.Cell(board().cellAt(column, row));
      if (position.findViolation(List.of(new ClickTarget.Cell(from), to)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private String lastColumn() {
    return SquareBoard.columnName(board().columns() - 1);
  }

  private SquareBoard board() {
    return position.game().board();
  }
}
