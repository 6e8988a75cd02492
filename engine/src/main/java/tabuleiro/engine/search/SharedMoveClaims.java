package tabuleiro.engine.search;

/// What the workers of one search are looking at, so that each first does what no other is doing
/// (Weill, "The ABDADA distributed minimax search algorithm", 1996, in the simple form of T.
/// Kerrigan). Written and read without locks: what gets lost only costs work done twice. A worker
/// alone is never told to wait.
final class SharedMoveClaims {
  /// Below this depth a search is over sooner than it can be shared. With 3, two threads visited 7
  /// in 100 positions more in Jostle, and as many in Trench.
  static final int MIN_DEPTH = 2;

  private static final int WAYS = 4;
  private static final int WORDS = WAYS << 12;
  private static final long NOTHING = 0;

  private final boolean isShared;
  private final long[] searches = new long[WORDS];

  /// @param workers how many share the work
  SharedMoveClaims(int workers) {
    isShared = workers > 1;
  }

  /// Returns a number for the search of a move from a position, to any depth.
  static long key(long hash, int move) {
    return hash ^ move * 0x9E3779B97F4A7C15L;
  }

  /// Returns whether another worker is at a search, as far as can be seen.
  boolean isClaimed(long key) {
    if (!isShared) {
      return false;
    }
    int first = bucket(key);
    for (int i = first; i < first + WAYS; i++) {
      if (searches[i] == key) {
        return true;
      }
    }
    return false;
  }

  /// Says that a search begins.
  void claim(long key) {
    if (isShared) {
      int first = bucket(key);
      int place = first;
      for (int i = first; i < first + WAYS; i++) {
        if (searches[i] == NOTHING) {
          place = i;
        }
      }
      searches[place] = key;
    }
  }

  /// Says that a search has ended.
  void release(long key) {
    if (isShared) {
      int first = bucket(key);
      for (int i = first; i < first + WAYS; i++) {
        if (searches[i] == key) {
          searches[i] = NOTHING;
        }
      }
    }
  }

  private static int bucket(long key) {
    return ((int) (key >>> 40) * WAYS) & (WORDS - 1);
  }
}
