package tabuleiro.games.talpa;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.support.PromptAnswers;

/// A move entered as the report's program asks for it: row, column, then `w`, `a`, `s`, `d` (up,
/// left, down, right) or `r` (remove).
final class MovePrompts {
  private static final String CHOICES = "w, a, s, d, r";

  private final TalpaPosition position;
  private final SquareBoard board;

  private MovePrompts(TalpaPosition position) {
    this.position = position;
    board = position.game().board();
  }

  static MovePrompt next(TalpaPosition position, List<String> answers) {
    if (position.outcome().isOver()) {
      throw new IllegalMoveException(Violations.gameOver());
    }
    return new MovePrompts(position).next(answers);
  }

  private MovePrompt next(List<String> answers) {
    if (answers.isEmpty()) {
      return ask("question.row", 1, board.rows());
    }
    int row = row(answers.get(0));
    if (answers.size() == 1) {
      return ask("question.column", lastColumn());
    }
    int from = board.cellAt(column(answers.get(1)), row);
    refuse(position.findViolation(List.of(new ClickTarget.Cell(from))));
    if (answers.size() == 2) {
      return ask("question.direction");
    }
    if (answers.size() > 3) {
      throw new MoveFormatException(Violations.illegalMove());
    }
    return new MovePrompt.Complete(move(from, answers.get(2)));
  }

  private static MovePrompt ask(String key, Object... arguments) {
    return new MovePrompt.Question(Message.of(key, arguments));
  }

  /// Returns a row from which the mover has a move, counted from 0.
  private int row(String answer) {
    int row = PromptAnswers.parseNumber(answer, 1, board.rows()) - 1;
    refuse(whyNotRow(row));
    return row;
  }

  private Optional<Violation> whyNotRow(int row) {
    Side mover = position.sideToMove();
    boolean hasPiece = false;
    for (int column = 0; column < board.columns(); column++) {
      int square = board.cellAt(column, row);
      hasPiece |= position.owner(square).filter(owner -> owner == mover).isPresent();
      if (position.findViolation(List.of(new ClickTarget.Cell(square))).isEmpty()) {
        return Optional.empty();
      }
    }
    return Optional.of(
        hasPiece
            ? TalpaViolations.noCaptureInRow(mover, row + 1)
            : TalpaViolations.noPieceInRow(mover, row + 1));
  }

  /// Returns a column, counted from 0.
  private int column(String answer) {
    if (!answer.matches("[a-z]|-?[0-9]+")) {
      throw new MoveFormatException(
          TalpaViolations.notAColumn(answer, lastColumn(), board.columns()));
    }
    char first = answer.charAt(0);
    String digits = first >= 'a' ? String.valueOf(first - 'a' + 1) : answer;
    OptionalInt number = number(digits, board.columns());
    if (number.isEmpty()) {
      throw new MoveFormatException(
          TalpaViolations.noSuchColumn(answer, lastColumn(), board.columns()));
    }
    return number.getAsInt() - 1;
  }

  /// Returns the number from 1 to `most` that the digits write, or empty when they write another,
  /// however long they are.
  private static OptionalInt number(String digits, int most) {
    for (int number = 1; number <= most; number++) {
      if (digits.equals(Integer.toString(number))) {
        return OptionalInt.of(number);
      }
    }
    return OptionalInt.empty();
  }

  private String lastColumn() {
    return SquareBoard.columnName(board.columns() - 1);
  }

  private int move(int from, String answer) {
    return switch (answer) {
      case "w" -> capture(from, 0, 1);
      case "a" -> capture(from, -1, 0);
      case "s" -> capture(from, 0, -1);
      case "d" -> capture(from, 1, 0);
      case "r" -> MoveText.removal(position, from);
      default -> throw new MoveFormatException(Violations.notAChoice(answer, CHOICES));
    };
  }

  private int capture(int from, int right, int up) {
    int column = board.column(from) + right;
    int row = board.row(from) + up;
    if (column < 0 || column >= board.columns() || row < 0 || row >= board.rows()) {
      throw new IllegalMoveException(
          position.canCapture()
              ? TalpaViolations.offBoard(board.name(from))
              : TalpaViolations.removeInstead());
    }
    return MoveText.capture(position, from, board.cellAt(column, row));
  }

  private static void refuse(Optional<Violation> violation) {
    if (violation.isPresent()) {
      throw new IllegalMoveException(violation.get());
    }
  }
}
