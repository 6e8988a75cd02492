package tabuleiro.games.jostle;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.text.PromptAnswers;

/// Step-by-step entry of a move, in the order of the report's program: first a line of the board,
/// which is a column on a square board and a row on the hexagon; then the place in that line; then
/// the number of a direction. An answer is refused as soon as no legal move can follow from it.
final class MovePrompts {
  /// The answer that resigns, in place of a direction.
  private static final int RESIGN = 0;

  private final JostlePosition position;
  private final BitboardLayout layout;
  private final boolean isHexagon;

  private MovePrompts(JostlePosition position) {
    this.position = position;
    layout = position.game().layout();
    isHexagon = layout.isHexagon();
  }

  /// As [JostlePosition#prompt(List)].
  static MovePrompt next(JostlePosition position, List<String> answers) {
    MoveChecks.require(position.findViolation(List.of()));
    return new MovePrompts(position).next(answers);
  }

  private MovePrompt next(List<String> answers) {
    if (answers.isEmpty()) {
      return question(isHexagon ? "question.hex-row" : "question.column", lastLetter());
    }
    int line = parseLine(answers.getFirst());
    int length = layout.rowLength(line);
    if (answers.size() == 1) {
      return question(isHexagon ? "question.hex-place" : "question.row", letter(line), length);
    }
    int place = PromptAnswers.parseNumber(answers.get(1), 1, length) - 1;
    int from = isHexagon ? layout.cellAt(place, line) : layout.cellAt(line, place);
    MoveChecks.require(position.findViolation(List.of(new ClickTarget.Cell(from))));
    return switch (answers.size()) {
      case 2 ->
          question(
              isHexagon ? "question.hex-direction" : "question.direction",
              layout.board().name(from));
      case 3 -> parseDirection(from, answers.get(2));
      default -> throw new IllegalMoveException(Violations.illegalMove());
    };
  }

  private static MovePrompt question(String key, Object... arguments) {
    return new MovePrompt.Question(Message.of(key, arguments));
  }

  /// Returns the line of the first answer, counted from 0: a letter, or a number counted from 1.
  private int parseLine(String answer) {
    int line =
        answer.matches("[a-z]")
            ? answer.charAt(0) - 'a'
            : PromptAnswers.parseNumber(answer, 1, layout.rowCount()) - 1;
    if (line >= layout.rowCount()) {
      throw new MoveFormatException(Violation.of("", "no-such-line", lineName(line), lastLetter()));
    }
    List<Integer> own = ownCells(line);
    if (own.isEmpty()) {
      throw refusal("no-checker-in-line", lineName(line));
    }
    if (own.stream().noneMatch(cell -> Refusals.hasMove(position, cell))) {
      throw refusal("no-move-in-line", lineName(line));
    }
    return line;
  }

  private List<Integer> ownCells(int line) {
    Board board = layout.board();
    Optional<Side> mover = Optional.of(position.sideToMove());
    return IntStream.range(0, board.cellCount())
        .filter(cell -> (isHexagon ? board.row(cell) : board.column(cell)) == line)
        .filter(cell -> position.ownerAt(cell).equals(mover))
        .boxed()
        .toList();
  }

  /// Returns the message for a line: column c, row c.
  private Message lineName(int line) {
    return Message.of(isHexagon ? "line.row" : "line.column", letter(line));
  }

  private String lastLetter() {
    return letter(layout.rowCount() - 1);
  }

  private static String letter(int line) {
    return String.valueOf((char) ('a' + line));
  }

  private MovePrompt parseDirection(int from, String answer) {
    int direction = PromptAnswers.parseNumber(answer, RESIGN, layout.directionShifts().size());
    return direction == RESIGN
        ? new MovePrompt.Resign()
        : new MovePrompt.Complete(MoveText.legalMove(position, from, target(from, direction)));
  }

  /// Returns the cell to which a direction leads, counted from 1.
  private int target(int from, int direction) {
    int to = layout.cellOf(layout.bitOf(from) + layout.directionShifts().get(direction - 1));
    if (to < 0) {
      throw refusal("off-board", layout.board().name(from));
    }
    return to;
  }

  private static IllegalMoveException refusal(String key, Object... arguments) {
    return new IllegalMoveException(Violation.of(Refusals.RULE, key, arguments));
  }
}
