package tabuleiro.solver;

import java.util.concurrent.atomic.AtomicLongArray;

/// Which searches the threads of one parallel search are working on, so that each thread first
/// takes the moves that no other thread is searching (Weill, "The ABDADA distributed minimax search
/// algorithm", 1996, in the simplified form of Tom Kerrigan, 2017). The engine and the weak solver
/// share this class.
///
/// Threads read and write it without locks. A claim may be lost, when two threads claim the same
/// slot or a bucket is full, and two threads may claim the same search. Both are accepted: they
/// only cost work that is done twice. A claim that was never made is never seen.
public final class MoveClaims {
  private static final int WAYS = 4;
  private static final int SLOTS = WAYS << 12;
  private static final long FREE = 0;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private final boolean isShared;
  private final AtomicLongArray slots;

  /// Makes an empty table.
  ///
  /// @param threads how many threads share it; for a single thread nothing is ever claimed
  public MoveClaims(int threads) {
    isShared = threads > 1;
    slots = new AtomicLongArray(isShared ? SLOTS : 0);
  }

  /// Returns the key of a move from a position, searched to any depth.
  ///
  /// @param hash of the position
  public static long key(long hash, int move) {
    return hash ^ move * MULTIPLIER;
  }

  /// Returns whether a thread seems to be working on a search.
  public boolean isClaimed(long key) {
    if (!isShared) {
      return false;
    }
    int first = bucket(key);
    for (int i = first; i < first + WAYS; i++) {
      if (slots.getOpaque(i) == key) {
        return true;
      }
    }
    return false;
  }

  /// Claims a search, in a free slot of its bucket or else in place of another claim.
  public void claim(long key) {
    if (isShared) {
      int first = bucket(key);
      int slot = first;
      for (int i = first; i < first + WAYS; i++) {
        if (slots.getOpaque(i) == FREE) {
          slot = i;
        }
      }
      slots.setOpaque(slot, key);
    }
  }

  /// Releases a search, by whichever threads it was claimed.
  public void release(long key) {
    if (isShared) {
      int first = bucket(key);
      for (int i = first; i < first + WAYS; i++) {
        if (slots.getOpaque(i) == key) {
          slots.setOpaque(i, FREE);
        }
      }
    }
  }

  private static int bucket(long key) {
    return ((int) ((key * MULTIPLIER) >>> 40) * WAYS) & (SLOTS - 1);
  }
}
