package tabuleiro.rules;

/// The violations that several games share; the bundle `common` holds their messages.
public final class Violations {
  private Violations() {}

  /// The number is not a legal move of the position.
  public static Violation illegalMove() {
    return Violation.of("", "not-a-move");
  }

  /// The game is over, so no move is legal.
  public static Violation gameOver() {
    return Violation.of("", "game-over");
  }

  /// The text of a move is malformed; `example` is the text of a move.
  public static Violation malformedMove(String text, String example) {
    return Violation.of("", "move-form", text, example);
  }

  /// The text is not the name of a cell.
  public static Violation noSuchCell(String text) {
    return Violation.of("", "no-such-cell", text);
  }

  /// The cell has no piece to move.
  public static Violation emptyCell(String rule, String cell) {
    return Violation.of(rule, "empty-cell", cell).at(cell);
  }

  /// The piece on the cell belongs to `owner`, and `mover` is to move.
  public static Violation opponentsPiece(String rule, String cell, Side owner, Side mover) {
    return Violation.of(rule, "not-yours", cell, owner, mover).at(cell);
  }

  /// The piece on the cell has no legal move.
  public static Violation pieceCannotMove(String rule, String cell) {
    return Violation.of(rule, "no-move-from", cell).at(cell);
  }

  /// The answer is not a whole number.
  public static Violation notANumber(String answer) {
    return Violation.of("", "not-a-number", answer);
  }

  /// The number is not in the range from `low` to `high`, bounds included.
  public static Violation outOfRange(String answer, int low, int high) {
    return Violation.of("", "out-of-range", answer, low, high);
  }

  /// The answer is not one of the choices.
  public static Violation notAChoice(String answer, String choices) {
    return Violation.of("", "not-a-choice", answer, choices);
  }

  /// The text of a position has the wrong number of fields; `example` is the text of a position.
  public static Violation malformedPosition(String text, String example) {
    return Violation.of("", "position-form", text, example);
  }

  /// The text of a position has the wrong number of rows.
  public static Violation wrongRowCount(int expected, int found) {
    return Violation.of("", "row-count", expected, found);
  }

  /// A row in the text of a position describes the wrong number of squares. Rows are counted from 1
  /// at the top.
  public static Violation wrongRowLength(int row, int expected, int found) {
    return Violation.of("", "row-length", row, expected, found);
  }

  /// The text of a position has an unknown letter. Rows are counted from 1 at the top.
  public static Violation unknownLetter(String letter, int row) {
    return Violation.of("", "unknown-letter", letter, row);
  }

  /// The text of a position does not name a side to move.
  public static Violation unknownSide(String text, String choices) {
    return Violation.of("", "unknown-side", text, choices);
  }

  /// A side has more pieces than the game gives it.
  public static Violation tooManyPieces(String rule, Side side, int most, int found) {
    return Violation.of(rule, "too-many-pieces", side, most, found);
  }
}
