package tabuleiro.games.morelli;

import java.util.List;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.text.PromptAnswers;

/// Step-by-step entry of a move, in the order of the report's program: row and column of the stone,
/// row and column of the target. An answer is refused as soon as no legal move can follow from it.
final class MovePrompts {
  private final MorelliPosition position;
  private final SquareBoard board;

  private MovePrompts(MorelliPosition position) {
    this.position = position;
    board = position.game().board();
  }

  /// As [MorelliPosition#prompt(List)].
  static MovePrompt next(MorelliPosition position, List<String> answers) {
    MoveChecks.require(position.findViolation(List.of()));
    return new MovePrompts(position).next(answers);
  }

  private MovePrompt next(List<String> answers) {
    if (answers.size() > 4) {
      throw new IllegalMoveException(Violations.illegalMove());
    }
    if (answers.isEmpty()) {
      return question("question.piece-row", board.rows());
    }
    int fromRow = parseRow(answers.get(0));
    if (!hasStoneIn(fromRow)) {
      throw refusal("no-stone-in-row", fromRow + 1, position.sideToMove());
    }
    if (answers.size() == 1) {
      return question("question.piece-column", lastColumn());
    }
    int from = board.cellAt(parseColumn(answers.get(1)), fromRow);
    MoveChecks.require(position.findViolation(List.of(new ClickTarget.Cell(from))));
    if (answers.size() == 2) {
      return question("question.target-row", board.rows());
    }
    int toRow = parseRow(answers.get(2));
    if (!hasTargetIn(from, toRow)) {
      throw refusal("no-target-in-row", board.name(from), toRow + 1);
    }
    if (answers.size() == 3) {
      return question("question.target-column", lastColumn());
    }
    int to = board.cellAt(parseColumn(answers.get(3)), toRow);
    return new MovePrompt.Complete(MoveText.legalMove(position, from, to));
  }

  private static MovePrompt question(String key, Object... arguments) {
    return new MovePrompt.Question(Message.of(key, arguments));
  }

  private static IllegalMoveException refusal(String key, Object... arguments) {
    return new IllegalMoveException(Violation.of("4", key, arguments));
  }

  /// Returns the row of an answer, which counts from 1, counted from 0.
  private int parseRow(String answer) {
    return PromptAnswers.parseNumber(answer, 1, board.rows()) - 1;
  }

  /// Returns the column of an answer, a letter or a number from 1, counted from 0.
  private int parseColumn(String answer) {
    if (PromptAnswers.isNumber(answer)) {
      return PromptAnswers.parseNumber(answer, 1, board.columns()) - 1;
    }
    int column = answer.length() == 1 ? answer.charAt(0) - 'a' : -1;
    if (column < 0 || column >= board.columns()) {
      throw new MoveFormatException(Violations.notAChoice(answer, "a-" + lastColumn()));
    }
    return column;
  }

  private boolean hasStoneIn(int row) {
    for (int column = 0; column < board.columns(); column++) {
      if (position.hasStone(position.sideToMove(), board.cellAt(column, row))) {
        return true;
      }
    }
    return false;
  }

  private boolean hasTargetIn(int from, int row) {
    for (int column = 0; column < board.columns(); column++) {
      ClickTarget to = new ClickTarget.Cell(board.cellAt(column, row));
      if (position.findViolation(List.of(new ClickTarget.Cell(from), to)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private String lastColumn() {
    return SquareBoard.columnName(board.columns() - 1);
  }
}
