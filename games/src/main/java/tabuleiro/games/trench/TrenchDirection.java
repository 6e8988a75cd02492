package tabuleiro.games.trench;

import tabuleiro.rules.Side;

/// One of the eight directions, as seen by one side.
///
/// @param step what a step adds to a square's number
/// @param hasNext the squares from which a step stays on the board
/// @param advance 1 towards the enemy territory, 0 along the trench, -1 backward
/// @param isOrthogonal whether it follows a row or a column
/// @param captureTargets the squares where a piece that starts outside the trench may capture
/// @param passableCaptures the squares where a piece that starts in the trench may capture and go
///   on
record TrenchDirection(
    int step,
    long hasNext,
    int advance,
    boolean isOrthogonal,
    long captureTargets,
    long passableCaptures) {
  /// The number of directions.
  static final int COUNT = 8;

  private static final TrenchDirection[] OF_FIRST = all(1);
  private static final TrenchDirection[] OF_SECOND = all(-1);

  /// Returns a direction as seen by a side, in the order of move generation: towards the enemy
  /// territory, along the trench, backward.
  static TrenchDirection of(Side side, int index) {
    return (side == Side.FIRST ? OF_FIRST : OF_SECOND)[index];
  }

  /// Returns the directions of the side whose forward step is (`ahead`, `ahead`).
  private static TrenchDirection[] all(int ahead) {
    return new TrenchDirection[] {
      of(ahead, 0, 1),
      of(0, ahead, 1),
      of(ahead, ahead, 1),
      of(-ahead, ahead, 0),
      of(ahead, -ahead, 0),
      of(-ahead, 0, -1),
      of(0, -ahead, -1),
      of(-ahead, -ahead, -1)
    };
  }

  private static TrenchDirection of(int columns, int rows, int sense) {
    long hasNext = -1L;
    hasNext &= columns > 0 ? ~TrenchSquares.FILE_H : columns < 0 ? ~TrenchSquares.FILE_A : -1L;
    hasNext &= rows > 0 ? ~TrenchSquares.RANK_8 : rows < 0 ? ~TrenchSquares.RANK_1 : -1L;
    // An enemy in the trench is captured from behind, that is, by a backward move (rule 6a).
    long takeable = sense < 0 ? -1L : ~TrenchSquares.TRENCH;
    // A piece in the trench captures towards the enemy territory only (rules 6b, 6c, 6d).
    long passable = sense > 0 ? -1L : 0;
    boolean isOrthogonal = columns == 0 || rows == 0;
    return new TrenchDirection(
        TrenchSquares.SIZE * rows + columns, hasNext, sense, isOrthogonal, takeable, passable);
  }

  /// Returns the squares whose next square in this direction is in `set`.
  long predecessors(long set) {
    return wrappingPredecessors(set) & hasNext;
  }

  /// As [#predecessors(long)], but without removing squares at the edge, which have no next square.
  long wrappingPredecessors(long set) {
    return Long.rotateRight(set, step);
  }
}
