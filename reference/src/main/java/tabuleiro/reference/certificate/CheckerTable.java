package tabuleiro.reference.certificate;

/// What searches for one goal have found: positions from which it is reached, and others from which
/// it is not. Safe for several threads.
interface CheckerTable {
  /// What the table knows.
  enum Entry {
    UNKNOWN,
    REACHED,
    MISSED;

    static Entry of(boolean isReached) {
      return isReached ? REACHED : MISSED;
    }
  }

  /// Finds a position by its key.
  Entry probe(long high, long low);

  /// Finds several positions by their keys.
  ///
  /// @param count the number of positions, at most the length of each array
  /// @param found receives what the table knows
  default void probe(long[] highs, long[] lows, int count, Entry[] found) {
    for (int i = 0; i < count; i++) {
      found[i] = probe(highs[i], lows[i]);
    }
  }

  /// Stores a position. The table may forget it.
  ///
  /// @param nodes the work that it took, at least 1; a small table keeps what took most work
  void store(long high, long low, boolean isReached, long nodes);
}
