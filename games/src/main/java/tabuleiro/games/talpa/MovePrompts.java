package tabuleiro.games.talpa;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.text.PromptAnswers;

/// Step-by-step entry of a move, in the order of the report's program: row, column, then `w`, `a`,
/// `s`, `d` (up, left, down, right) or `r` (remove).
final class MovePrompts {
  private static final String CHOICES = "w, a, s, d, r";

  private final TalpaPosition position;
  private final SquareBoard board;

  private MovePrompts(TalpaPosition position) {
    this.position = position;
    board = position.game().board();
  }

  /// As [TalpaPosition#prompt(List)].
  static MovePrompt next(TalpaPosition position, List<String> answers) {
    MoveChecks.require(position.findViolation(List.of()));
    return new MovePrompts(position).next(answers);
  }

  private MovePrompt next(List<String> answers) {
    if (answers.isEmpty()) {
      return question("question.row", 1, board.rows());
    }
    int row = parseRow(answers.get(0));
    if (answers.size() == 1) {
      return question("question.column", lastColumn());
    }
    int from = board.cellAt(parseColumn(answers.get(1)), row);
    MoveChecks.require(position.findViolation(List.of(new ClickTarget.Cell(from))));
    if (answers.size() == 2) {
      return question("question.direction");
    }
    if (answers.size() > 3) {
      throw new MoveFormatException(Violations.illegalMove());
    }
    return new MovePrompt.Complete(parseAction(from, answers.get(2)));
  }

  private static MovePrompt question(String key, Object... arguments) {
    return new MovePrompt.Question(Message.of(key, arguments));
  }

  /// Returns a row from which the mover has a move, counted from 0.
  private int parseRow(String answer) {
    int row = PromptAnswers.parseNumber(answer, 1, board.rows()) - 1;
    MoveChecks.require(findRowViolation(row));
    return row;
  }

  private Optional<Violation> findRowViolation(int row) {
    Side mover = position.sideToMove();
    boolean hasPiece = false;
    for (int column = 0; column < board.columns(); column++) {
      int square = board.cellAt(column, row);
      hasPiece |= position.ownerAt(square).equals(Optional.of(mover));
      if (position.findViolation(List.of(new ClickTarget.Cell(square))).isEmpty()) {
        return Optional.empty();
      }
    }
    return Optional.of(
        hasPiece
            ? Violation.of("5", "no-capture-in-row", mover, row + 1)
            : Violation.of("4", "no-piece-in-row", mover, row + 1));
  }

  /// Returns a column, counted from 0.
  private int parseColumn(String answer) {
    if (!answer.matches("[a-z]|-?[0-9]+")) {
      throw columnRefusal("not-a-column", answer);
    }
    char first = answer.charAt(0);
    String digits = first >= 'a' ? String.valueOf(first - 'a' + 1) : answer;
    return parseUpTo(board.columns(), digits)
            .orElseThrow(() -> columnRefusal("no-such-column", answer))
        - 1;
  }

  private MoveFormatException columnRefusal(String key, String answer) {
    return new MoveFormatException(Violation.of("", key, answer, lastColumn(), board.columns()));
  }

  /// Returns the number from 1 to `max` that the digits write, or empty when they write another,
  /// however long they are.
  private static OptionalInt parseUpTo(int max, String digits) {
    for (int number = 1; number <= max; number++) {
      if (digits.equals(Integer.toString(number))) {
        return OptionalInt.of(number);
      }
    }
    return OptionalInt.empty();
  }

  private String lastColumn() {
    return SquareBoard.columnName(board.columns() - 1);
  }

  private int parseAction(int from, String answer) {
    return switch (answer) {
      case "w" -> capture(from, 0, 1);
      case "a" -> capture(from, -1, 0);
      case "s" -> capture(from, 0, -1);
      case "d" -> capture(from, 1, 0);
      case "r" -> MoveText.legalRemoval(position, from);
      default -> throw new MoveFormatException(Violations.notAChoice(answer, CHOICES));
    };
  }

  private int capture(int from, int right, int up) {
    int column = board.column(from) + right;
    int row = board.row(from) + up;
    if (column < 0 || column >= board.columns() || row < 0 || row >= board.rows()) {
      throw new IllegalMoveException(
          position.canCapture()
              ? Violation.of("4", "off-board", board.name(from))
              : Refusals.removeInstead());
    }
    return MoveText.legalCapture(position, from, board.cellAt(column, row));
  }
}
