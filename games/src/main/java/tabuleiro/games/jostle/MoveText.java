package tabuleiro.games.jostle;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;

/// The text of a move: the square that a checker leaves, then the square where it arrives, as
/// `c8b8`.
final class MoveText {
  private static final Pattern FORM = Pattern.compile("([a-z][0-9]{1,2})([a-z][0-9]{1,2})");

  private MoveText() {}

  /// As [JostlePosition#formatMove(int)].
  static String format(JostlePosition position, int move) {
    Board board = position.game().board();
    return board.name(position.fromCell(move)) + board.name(position.toCell(move));
  }

  /// As [JostlePosition#parseMove(String)].
  static int parse(JostlePosition position, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      String example = position.game().layout().isHexagon() ? "e5f6" : "c3d3";
      throw new MoveFormatException(Violations.malformedMove(text, example));
    }
    Board board = position.game().board();
    int from = MoveChecks.parseCell(board, form.group(1));
    return legalMove(position, from, MoveChecks.parseCell(board, form.group(2)));
  }

  /// Returns the legal move between two cells.
  ///
  /// @throws IllegalMoveException when there is none
  static int legalMove(JostlePosition position, int from, int to) {
    MoveChecks.require(
        position.findViolation(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to))));
    BitboardLayout layout = position.game().layout();
    return JostleMove.of(layout.bitOf(from), layout.bitOf(to));
  }
}
