package tabuleiro.solver.weak;

import java.util.concurrent.atomic.AtomicLongArray;

/// Which positions the threads are searching, so that other threads search other moves first. The
/// information is a hint: claims may be lost, and two threads may search the same position. (After
/// "simplified ABDADA", Tom Kerrigan, 2017.)
final class PositionClaims {
  private static final int SIZE = 1 << 14;
  private static final int MASK = SIZE - 1;

  private final AtomicLongArray keys = new AtomicLongArray(SIZE);

  boolean isClaimed(long key) {
    return keys.getOpaque(place(key)) == key;
  }

  void claim(long key) {
    keys.setOpaque(place(key), key);
  }

  void release(long key) {
    if (isClaimed(key)) {
      keys.setOpaque(place(key), 0);
    }
  }

  private static int place(long key) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & MASK;
  }
}
