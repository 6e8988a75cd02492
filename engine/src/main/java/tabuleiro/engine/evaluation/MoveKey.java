package tabuleiro.engine.evaluation;

/// Small numbers for moves, as indexes of statistics that are kept by move and not by position.
public final class MoveKey {
  /// How many numbers there are. Two moves of large games may share one.
  public static final int COUNT = 1 << 14;

  private MoveKey() {}

  /// Returns the number of a move, from 0 to `COUNT - 1`.
  public static int of(int move) {
    return (move ^ move >>> 14) & (COUNT - 1);
  }
}
