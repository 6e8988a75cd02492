package tabuleiro.games.talpa;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.games.common.MoveChecks;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;

/// The text of a move: `c3d3` captures from c3 on d3, `c3` removes the piece on c3.
final class MoveText {
  private static final String EXAMPLE = "b2c2";
  private static final Pattern FORM = Pattern.compile("([a-z][1-9][0-9]?)([a-z][1-9][0-9]?)?");

  private MoveText() {}

  /// As [TalpaPosition#formatMove(int)].
  static String format(TalpaPosition position, int move) {
    SquareBoard board = position.game().board();
    String from = board.name(TalpaMove.from(move));
    return TalpaMove.isRemoval(move) ? from : from + board.name(TalpaMove.to(move));
  }

  /// As [TalpaPosition#parseMove(String)].
  static int parse(TalpaPosition position, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new MoveFormatException(Violations.malformedMove(text, EXAMPLE));
    }
    SquareBoard board = position.game().board();
    int from = MoveChecks.parseCell(board, form.group(1));
    return form.group(2) == null
        ? legalRemoval(position, from)
        : legalCapture(position, from, MoveChecks.parseCell(board, form.group(2)));
  }

  /// Returns the removal of the piece on `square`.
  ///
  /// @throws IllegalMoveException when the rules forbid it
  static int legalRemoval(TalpaPosition position, int square) {
    // Checked before "the piece has nothing to capture", which does not answer a removal.
    boolean isOwn = position.ownerAt(square).equals(Optional.of(position.sideToMove()));
    if (isOwn && position.canCapture() && !position.outcome().isOver()) {
      throw new IllegalMoveException(Refusals.captureFirst());
    }
    MoveChecks.require(position.findViolation(List.of(new ClickTarget.Cell(square))));
    return TalpaMove.removal(square);
  }

  /// Returns the capture from one square on another.
  ///
  /// @throws IllegalMoveException when the rules forbid it
  static int legalCapture(TalpaPosition position, int from, int to) {
    MoveChecks.require(
        position.findViolation(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to))));
    return TalpaMove.capture(from, to);
  }
}
