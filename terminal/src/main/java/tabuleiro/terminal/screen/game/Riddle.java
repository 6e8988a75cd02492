package tabuleiro.terminal.screen.game;

import tabuleiro.play.Puzzle;

/// A puzzle, and how far somebody has come with it.
///
/// @param missed whether a move was tried that does not win
/// @param hints how many hints were given
public record Riddle(Puzzle puzzle, State state, boolean missed, int hints) {
  /// What has become of a puzzle.
  public enum State {
    /// Its move is still looked for.
    OPEN,
    /// Its move was found.
    FOUND,
    /// Its move was told.
    TOLD
  }

  /// Returns a puzzle that nobody has tried yet.
  static Riddle of(Puzzle puzzle) {
    return new Riddle(puzzle, State.OPEN, false, 0);
  }

  boolean isOpen() {
    return state == State.OPEN;
  }

  boolean isFound() {
    return state == State.FOUND;
  }

  /// Returns whether the move was found at the first try, without a hint.
  boolean isFoundAtOnce() {
    return isFound() && !missed && hints == 0;
  }

  /// Returns the same after a move was tried.
  Riddle tried(int move) {
    boolean isRight = move == puzzle.solution();
    return new Riddle(puzzle, isRight ? State.FOUND : state, missed || !isRight, hints);
  }

  /// Returns the same with its move told.
  Riddle told() {
    return new Riddle(puzzle, State.TOLD, missed, hints);
  }

  /// Returns the same after one more hint.
  Riddle hinted() {
    return new Riddle(puzzle, state, missed, hints + 1);
  }
}
