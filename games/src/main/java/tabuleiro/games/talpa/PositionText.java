package tabuleiro.games.talpa;

import java.util.BitSet;
import java.util.Optional;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.text.BoardRowsText;

/// The text of a position: the rows from the top, separated by `/`, then the side to move. In a
/// row, `r` and `b` are pieces and a number is a run of empty squares: `rbrb/brbr/rb2/brbr r`.
final class PositionText {
  private static final String EXAMPLE = "rbr/brb/rbr r";
  private static final char RED = 'r';
  private static final char BLUE = 'b';
  private static final String LETTERS = "" + RED + BLUE;

  private PositionText() {}

  /// As [TalpaPosition#format()].
  static String format(TalpaPosition position) {
    BoardRowsText rows = BoardRowsText.of(position.game().board(), LETTERS);
    return rows.format(square -> letterAt(position, square)) + " " + letter(position.sideToMove());
  }

  private static int letterAt(TalpaPosition position, int square) {
    return position.ownerAt(square).map(PositionText::letter).orElse((char) BoardRowsText.EMPTY);
  }

  private static char letter(Side side) {
    return side == Side.FIRST ? RED : BLUE;
  }

  /// As [TalpaGame#parse(String)].
  static TalpaPosition parse(TalpaGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 2) {
      throw new PositionFormatException(Violations.malformedPosition(text, EXAMPLE));
    }
    int[] cells = BoardRowsText.of(game.board(), LETTERS).parse(parts[0]);
    Side sideToMove = BoardRowsText.parseSide(parts[1], "r", "b");
    TalpaPosition position = game.position(pieces(cells, RED), pieces(cells, BLUE), sideToMove);
    Optional<Violation> violation = findCountViolation(position);
    if (violation.isPresent()) {
      throw new IllegalPositionException(violation.get());
    }
    return position;
  }

  private static BitSet pieces(int[] cells, char letter) {
    BitSet pieces = new BitSet();
    for (int square = 0; square < cells.length; square++) {
      pieces.set(square, cells[square] == letter);
    }
    return pieces;
  }

  /// Returns why no game could continue with these numbers of pieces; empty when one could, or when
  /// the game is over.
  private static Optional<Violation> findCountViolation(TalpaPosition position) {
    for (Side side : Side.values()) {
      int max = position.game().start(0).pieceCount(side);
      int found = position.pieceCount(side);
      if (found > max) {
        return Optional.of(Violations.tooManyPieces("1", side, max, found));
      }
    }
    return position.outcome().isOver() ? Optional.empty() : findShortage(position);
  }

  /// Finds out whether a side could run out of pieces. A player who must remove a piece and has
  /// none could not move, and rule 3 allows no passing.
  ///
  /// That takes a position in which the other side's pieces alone keep all paths shut. At least
  /// `shut` pieces do this: as many as the longer edge has squares. Let `lead` be the number of the
  /// mover's pieces less the number of the other side's pieces.
  ///
  /// - A removal changes the lead, as the next mover counts it, from `lead` to `1 - lead`.
  /// - A capture changes it to `-1 - lead`, and happens only while there are captures.
  ///
  /// So once `-shut < lead < shut - 1` while there are captures, and `-shut < lead < shut + 1` when
  /// there are none, this stays true and no side runs out. It is true at the start, where the lead
  /// is 0 or 1.
  private static Optional<Violation> findShortage(TalpaPosition position) {
    SquareBoard board = position.game().board();
    Side mover = position.sideToMove();
    int own = position.pieceCount(mover);
    int other = position.pieceCount(mover.other());
    int lead = own - other;
    int shut = Math.max(board.columns(), board.rows());
    if (lead <= -shut) {
      return Optional.of(Violation.of("5", "could-run-out", mover, own, other));
    }
    if (lead >= shut + (position.canCapture() ? -1 : 1)) {
      return Optional.of(Violation.of("5", "could-run-out", mover.other(), other, own));
    }
    return Optional.empty();
  }
}
