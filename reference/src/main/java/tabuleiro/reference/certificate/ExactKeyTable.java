package tabuleiro.reference.certificate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/// A table for keys of 64 bits, which are exact: two positions are never confused.
///
/// An entry is one word, so it is never torn although threads read and write it without locks. The
/// key is mixed by a bijection of 64 bits; its upper bits, at least ten, choose a bucket of eight
/// words, and the entry holds the lower 54 bits, so bucket and entry together determine the key.
/// Then follow the work (six bits, at least 1) and, in the lowest bits, what is known.
final class ExactKeyTable implements CheckerTable {
  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);
  private static final int BUCKET_BITS = 3;
  private static final int MIN_BITS = 10;
  private static final int MAX_BITS = 27;
  private static final int WORK_SHIFT = 4;
  private static final int MAX_WORK = 63;
  private static final long FIRST_FACTOR = 0xD6E8FEB86659FD93L;
  private static final long SECOND_FACTOR = 0xA0761D6478BD642FL;

  private final long[] words;
  private final int shift;

  /// @param bytes the greatest size; the table takes at least 64 KiB and at most 8 GiB
  ExactKeyTable(long bytes) {
    int bits = MIN_BITS;
    while (bits < MAX_BITS && (64L << bits) * 2 <= bytes) {
      bits++;
    }
    shift = Long.SIZE - bits;
    words = new long[1 << (bits + BUCKET_BITS)];
  }

  /// Both factors are odd, and a shift by half of the bits can be undone, so no two keys mix to the
  /// same number.
  private static long mixed(long key) {
    long once = key * FIRST_FACTOR;
    return (once ^ (once >>> 32)) * SECOND_FACTOR;
  }

  private int bucket(long mixed) {
    return (int) (mixed >>> shift) << BUCKET_BITS;
  }

  @Override
  public Entry probe(long high, long low) {
    long mixed = mixed(low);
    int bucket = bucket(mixed);
    for (int i = bucket; i < bucket + (1 << BUCKET_BITS); i++) {
      long word = (long) WORDS.getOpaque(words, i);
      if (word != 0 && word >>> MIN_BITS == (mixed & -1L >>> MIN_BITS)) {
        return Entry.of((word & 1) != 0);
      }
    }
    return Entry.UNKNOWN;
  }

  /// Reads the first word of each bucket before it examines any bucket, so that the processor waits
  /// for all of them at the same time. A bucket without a first word is empty.
  @Override
  public void probe(long[] highs, long[] lows, int count, Entry[] found) {
    long any = 0;
    for (int i = 0; i < count; i++) {
      any |= (long) WORDS.getOpaque(words, bucket(mixed(lows[i])));
    }
    if (any == 0) {
      Arrays.fill(found, 0, count, Entry.UNKNOWN);
    } else {
      CheckerTable.super.probe(highs, lows, count, found);
    }
  }

  @Override
  public void store(long high, long low, boolean isReached, long nodes) {
    long mixed = mixed(low);
    int bucket = bucket(mixed);
    int place = bucket;
    long least = Long.MAX_VALUE;
    for (int i = bucket; i < bucket + (1 << BUCKET_BITS); i++) {
      long word = (long) WORDS.getOpaque(words, i);
      long work = word >>> WORK_SHIFT & MAX_WORK;
      if (word != 0 && word >>> MIN_BITS == (mixed & -1L >>> MIN_BITS)) {
        return;
      }
      if (work < least) {
        least = work;
        place = i;
      }
    }
    long work = Math.min(MAX_WORK, Long.SIZE - Long.numberOfLeadingZeros(nodes));
    WORDS.setOpaque(words, place, mixed << MIN_BITS | work << WORK_SHIFT | (isReached ? 1 : 0));
  }
}
