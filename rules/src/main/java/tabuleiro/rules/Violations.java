package tabuleiro.rules;

/// The violations that several games share. Their words stand in the common bundle.
public final class Violations {
  private Violations() {}

  /// The number is no legal move of the position.
  public static Violation illegalMove() {
    return Violation.of("", "not-a-move");
  }

  /// The game has ended, so nothing can be played.
  public static Violation gameOver() {
    return Violation.of("", "game-over");
  }

  /// The text has not the form of a move; `example` shows one.
  public static Violation malformedMove(String text, String example) {
    return Violation.of("", "move-form", text, example);
  }

  /// The text names no cell of the board.
  public static Violation noSuchCell(String text) {
    return Violation.of("", "no-such-cell", text);
  }

  /// The cell holds no piece to move.
  public static Violation emptyCell(String rule, String cell) {
    return Violation.of(rule, "empty-cell", cell);
  }

  /// The cell holds `owner`'s piece, and `mover` is to move.
  public static Violation opponentsPiece(String rule, String cell, Side owner, Side mover) {
    return Violation.of(rule, "not-yours", cell, owner, mover);
  }

  /// The piece of the cell has no legal move.
  public static Violation pieceCannotMove(String rule, String cell) {
    return Violation.of(rule, "no-move-from", cell);
  }

  /// The answer is no whole number.
  public static Violation notANumber(String answer) {
    return Violation.of("", "not-a-number", answer);
  }

  /// The number lies outside `low` to `high`, both allowed.
  public static Violation outOfRange(String answer, int low, int high) {
    return Violation.of("", "out-of-range", answer, low, high);
  }

  /// The answer is none of the choices.
  public static Violation notAChoice(String answer, String choices) {
    return Violation.of("", "not-a-choice", answer, choices);
  }

  /// A position text has another number of parts than the form wants.
  public static Violation malformedPosition(String text, String example) {
    return Violation.of("", "position-form", text, example);
  }

  /// A position text has another number of rows than the board.
  public static Violation wrongRowCount(int expected, int found) {
    return Violation.of("", "row-count", expected, found);
  }

  /// A row of a position text describes another number of squares than the board has there; rows
  /// count from the top, starting at 1.
  public static Violation wrongRowLength(int row, int expected, int found) {
    return Violation.of("", "row-length", row, expected, found);
  }

  /// A position text has a letter that means nothing; rows count from the top, starting at 1.
  public static Violation unknownLetter(String letter, int row) {
    return Violation.of("", "unknown-letter", letter, row);
  }

  /// A position text names no known side to move.
  public static Violation unknownSide(String text, String choices) {
    return Violation.of("", "unknown-side", text, choices);
  }

  /// A side has more pieces than the game gives it.
  public static Violation tooManyPieces(String rule, Side side, int most, int found) {
    return Violation.of(rule, "too-many-pieces", side, most, found);
  }
}
