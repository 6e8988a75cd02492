package tabuleiro.games.talpa;

import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

/// The violations that only Talpa has. Their words stand in Talpa's bundle.
final class TalpaViolations {
  private TalpaViolations() {}

  /// A piece was to be removed although the mover has a capture.
  static Violation captureFirst() {
    return Violation.of("5", "capture-first");
  }

  /// The piece has no enemy beside it, and another piece of the mover has.
  static Violation nothingToCapture(String square) {
    return Violation.of("5", "nothing-to-capture", square);
  }

  /// A capture was tried although none is possible on the board.
  static Violation removeInstead() {
    return Violation.of("5", "remove-instead");
  }

  /// The two squares share no edge.
  static Violation notBeside(String from, String to) {
    return Violation.of("4", "not-beside", from, to);
  }

  /// The square that a piece was to enter is empty.
  static Violation nothingThere(String to) {
    return Violation.of("4", "nothing-there", to);
  }

  /// The square that a piece was to enter holds another piece of its side.
  static Violation ownPieceThere(String to, Side mover) {
    return Violation.of("4", "own-piece-there", to, mover);
  }

  /// The move would leave the board.
  static Violation offBoard(String from) {
    return Violation.of("4", "off-board", from);
  }

  /// The mover has no piece in the row, counted from 1 at the bottom.
  static Violation noPieceInRow(Side mover, int row) {
    return Violation.of("4", "no-piece-in-row", mover, row);
  }

  /// The mover has a capture, but not from the row, counted from 1 at the bottom.
  static Violation noCaptureInRow(Side mover, int row) {
    return Violation.of("5", "no-capture-in-row", mover, row);
  }

  /// The answer is neither a letter nor a number.
  static Violation notAColumn(String answer, String last, int columns) {
    return Violation.of("", "not-a-column", answer, last, columns);
  }

  /// The answer is a letter or a number, but no column has it.
  static Violation noSuchColumn(String answer, String last, int columns) {
    return Violation.of("", "no-such-column", answer, last, columns);
  }

  /// In what a text describes, `side` could have to move with no piece left and no path open.
  static Violation couldRunOut(Side side, int pieces, int others) {
    return Violation.of("5", "could-run-out", side, pieces, others);
  }
}
