package tabuleiro.terminal.screen.puzzle;

import tabuleiro.play.puzzle.Puzzle;

/// A puzzle and the user's progress with it.
///
/// @param hasMissed whether the user tried a move that does not win
/// @param hintCount the number of hints given
record PuzzleState(Puzzle puzzle, Status status, boolean hasMissed, int hintCount) {
  /// The status of a puzzle.
  public enum Status {
    /// The winning move has not been found.
    OPEN,
    /// The user found the winning move.
    FOUND,
    /// The winning move was shown.
    SHOWN
  }

  /// Returns a puzzle without any attempt.
  static PuzzleState of(Puzzle puzzle) {
    return new PuzzleState(puzzle, Status.OPEN, false, 0);
  }

  boolean isOpen() {
    return status == Status.OPEN;
  }

  boolean isFound() {
    return status == Status.FOUND;
  }

  /// Returns whether the user found the move at the first attempt, without a hint.
  boolean isFoundAtFirstAttempt() {
    return isFound() && !hasMissed && hintCount == 0;
  }

  /// Returns a copy after an attempt.
  PuzzleState afterAttempt(int move) {
    boolean isRight = move == puzzle.solution();
    return new PuzzleState(
        puzzle, isRight ? Status.FOUND : status, hasMissed || !isRight, hintCount);
  }

  /// Returns a copy with the winning move shown.
  PuzzleState withSolutionShown() {
    return new PuzzleState(puzzle, Status.SHOWN, hasMissed, hintCount);
  }

  /// Returns a copy after one more hint.
  PuzzleState withHint() {
    return new PuzzleState(puzzle, status, hasMissed, hintCount + 1);
  }
}
