package tabuleiro.terminal.screen.puzzle;

import tabuleiro.play.Puzzle;

/// A puzzle, and how far somebody has come with it.
///
/// @param hasMissed whether a move was tried that does not win
/// @param hintCount how many hints were given
public record PuzzleState(Puzzle puzzle, Status status, boolean hasMissed, int hintCount) {
  /// What has become of a puzzle.
  public enum Status {
    /// Its move is still looked for.
    OPEN,
    /// Its move was found.
    FOUND,
    /// Its move was told.
    SHOWN
  }

  /// Returns a puzzle that nobody has tried yet.
  static PuzzleState of(Puzzle puzzle) {
    return new PuzzleState(puzzle, Status.OPEN, false, 0);
  }

  boolean isOpen() {
    return status == Status.OPEN;
  }

  boolean isFound() {
    return status == Status.FOUND;
  }

  /// Returns whether the move was found at the first try, without a hint.
  boolean isFoundAtFirstAttempt() {
    return isFound() && !hasMissed && hintCount == 0;
  }

  /// Returns the same after a move was tried.
  PuzzleState afterAttempt(int move) {
    boolean isRight = move == puzzle.solution();
    return new PuzzleState(
        puzzle, isRight ? Status.FOUND : status, hasMissed || !isRight, hintCount);
  }

  /// Returns the same with its move told.
  PuzzleState withSolutionShown() {
    return new PuzzleState(puzzle, Status.SHOWN, hasMissed, hintCount);
  }

  /// Returns the same after one more hint.
  PuzzleState withHint() {
    return new PuzzleState(puzzle, status, hasMissed, hintCount + 1);
  }
}
