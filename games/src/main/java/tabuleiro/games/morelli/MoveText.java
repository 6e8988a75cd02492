package tabuleiro.games.morelli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;

/// The text of a move: the square that a stone leaves, then the square where it arrives, as `a1b2`.
final class MoveText {
  private static final String EXAMPLE = "a1b2";
  private static final Pattern FORM = Pattern.compile("([a-z][0-9]{1,2})([a-z][0-9]{1,2})");

  private MoveText() {}

  /// As [MorelliPosition#formatMove(int)].
  static String format(MorelliPosition position, int move) {
    SquareBoard board = position.game().board();
    return board.name(MorelliMove.from(move)) + board.name(MorelliMove.to(move));
  }

  /// As [MorelliPosition#parseMove(String)].
  static int parse(MorelliPosition position, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new MoveFormatException(Violations.malformedMove(text, EXAMPLE));
    }
    SquareBoard board = position.game().board();
    int from = MoveChecks.parseCell(board, form.group(1));
    return legalMove(position, from, MoveChecks.parseCell(board, form.group(2)));
  }

  /// Returns the legal move between two cells.
  ///
  /// @throws IllegalMoveException when there is none
  static int legalMove(MorelliPosition position, int from, int to) {
    MoveChecks.require(
        position.findViolation(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to))));
    return MorelliMove.of(from, to);
  }
}
