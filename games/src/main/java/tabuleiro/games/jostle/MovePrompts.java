package tabuleiro.games.jostle;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.support.PromptAnswers;

/// Entering a move one value at a time, as the report's program asks for it: first a line of the
/// board, which is a column on a square board and a row on the hexagon; then the place in that
/// line; then the number of a direction. What is wrong is said at the first answer that shows it.
final class MovePrompts {
  /// Instead of a direction.
  private static final int GIVE_UP = 0;

  private final JostlePosition position;
  private final BitboardLayout layout;
  private final boolean hexagon;

  private MovePrompts(JostlePosition position) {
    this.position = position;
    layout = position.game().layout();
    hexagon = layout.isHexagon();
  }

  /// Returns the next question, or the move that the answers make up.
  static MovePrompt next(JostlePosition position, List<String> answers) {
    if (position.outcome().isOver()) {
      throw new IllegalMoveException(Violations.gameOver());
    }
    return new MovePrompts(position).next(answers);
  }

  private MovePrompt next(List<String> answers) {
    if (answers.isEmpty()) {
      String last = letter(layout.rowCount() - 1);
      return ask(hexagon ? "question.hex-row" : "question.column", last);
    }
    int line = line(answers.getFirst());
    int length = layout.rowLength(line);
    if (answers.size() == 1) {
      return ask(hexagon ? "question.hex-place" : "question.row", letter(line), length);
    }
    int place = PromptAnswers.parseNumber(answers.get(1), 1, length) - 1;
    int from = hexagon ? layout.cellAt(place, line) : layout.cellAt(line, place);
    require(position.findViolation(List.of(new ClickTarget.Cell(from))));
    return switch (answers.size()) {
      case 2 ->
          ask(hexagon ? "question.hex-direction" : "question.direction", layout.board().name(from));
      case 3 -> last(from, answers.get(2));
      default -> throw new IllegalMoveException(Violations.illegalMove());
    };
  }

  private static MovePrompt ask(String key, Object... arguments) {
    return new MovePrompt.Question(Message.of(key, arguments));
  }

  /// Returns the line of the first answer, counted from 0: a letter, or a number counted from 1.
  private int line(String answer) {
    int line =
        answer.matches("[a-z]")
            ? answer.charAt(0) - 'a'
            : PromptAnswers.parseNumber(answer, 1, layout.rowCount()) - 1;
    if (line >= layout.rowCount()) {
      String last = letter(layout.rowCount() - 1);
      throw new MoveFormatException(Violation.of("", "no-such-line", line(line), last));
    }
    List<Integer> own = ownCells(line);
    if (own.isEmpty()) {
      throw refusal("no-checker-in-line", line(line));
    }
    if (own.stream().noneMatch(cell -> Refusals.hasMove(position, cell))) {
      throw refusal("no-move-in-line", line(line));
    }
    return line;
  }

  private List<Integer> ownCells(int line) {
    Board board = layout.board();
    Optional<Side> mover = Optional.of(position.sideToMove());
    return IntStream.range(0, board.cellCount())
        .filter(cell -> (hexagon ? board.row(cell) : board.column(cell)) == line)
        .filter(cell -> Refusals.owner(position, cell).equals(mover))
        .boxed()
        .toList();
  }

  /// Returns the name of a line in words: column c, row c.
  private Message line(int line) {
    return Message.of(hexagon ? "line.row" : "line.column", letter(line));
  }

  private static String letter(int line) {
    return String.valueOf((char) ('a' + line));
  }

  private MovePrompt last(int from, String answer) {
    int direction = PromptAnswers.parseNumber(answer, GIVE_UP, layout.directionShifts().size());
    return direction == GIVE_UP
        ? new MovePrompt.Resign()
        : new MovePrompt.Complete(MoveText.legal(position, from, target(from, direction)));
  }

  /// Returns the cell to which a direction leads, counted from 1.
  private int target(int from, int direction) {
    int to = layout.cellOf(layout.bitOf(from) + layout.directionShifts().get(direction - 1));
    if (to < 0) {
      throw refusal("off-board", layout.board().name(from));
    }
    return to;
  }

  private static void require(Optional<Violation> violation) {
    if (violation.isPresent()) {
      throw new IllegalMoveException(violation.get());
    }
  }

  private static IllegalMoveException refusal(String key, Object... arguments) {
    return new IllegalMoveException(Violation.of(Refusals.RULE, key, arguments));
  }
}
