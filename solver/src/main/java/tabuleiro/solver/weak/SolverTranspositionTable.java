package tabuleiro.solver.weak;

import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import tabuleiro.solver.GameValue;

/// What a solver has found about positions, by their keys, outside the heap. Several threads read
/// and write without locks: an entry is one word, so none is ever half of one and half of another.
///
/// An entry says of which key it is without keeping all of it. The key is mixed by a bijection; of
/// the mixed word, the place in the table is the high part of its product with the number of
/// buckets, and the entry keeps the low 54 bits. The words of one bucket lie within 2^54 of each
/// other where there are 2^10 buckets or more, so place and entry together are the whole key.
///
/// An entry: 54 bits of the mixed key, 6 of work, 2 of the upper bound, 2 of the lower. Work is at
/// least 1, hence no entry is 0.
final class SolverTranspositionTable {
  private static final VarHandle WORDS = ValueLayout.JAVA_LONG.varHandle();

  private static final int BUCKET_BYTES = 64; // A line of the processor's cache.
  private static final int KEY_SHIFT = 10;
  private static final long KEY_MASK = -1L >>> KEY_SHIFT;
  private static final int WORK_SHIFT = 4;
  private static final int MOST_WORK = 63;
  private static final long BOUNDS = (1 << WORK_SHIFT) - 1;
  private static final long FEWEST_BUCKETS = 1 << KEY_SHIFT;
  private static final long FIRST_FACTOR = 0x9E3779B97F4A7C15L;
  private static final long SECOND_FACTOR = 0xff51afd7ed558ccdL;
  private static final int SAMPLE = 1000;
  private static final long CHUNK = 1 << 26;

  /// Bounds that say nothing: at least a loss, at most a win.
  static final int NO_BOUNDS = bounds(0, 2);

  private final MemorySegment segment;
  private final long buckets;

  /// @param arena which frees the table, and which all its threads may use
  /// @param bytes of memory at most, but at least 64 KiB
  SolverTranspositionTable(Arena arena, long bytes) {
    buckets = Math.max(FEWEST_BUCKETS, bytes / BUCKET_BYTES);
    segment = arena.allocate(buckets * BUCKET_BYTES, BUCKET_BYTES);
  }

  /// Returns bounds of a value, each 0 for a loss, 1 for a draw, 2 for a win.
  static int bounds(int lower, int upper) {
    return upper << 2 | lower;
  }

  /// Returns the bounds that a value is.
  static int bounds(GameValue value) {
    int rank = value.ordinal() - GameValue.LOSS.ordinal();
    return value == GameValue.UNKNOWN ? NO_BOUNDS : bounds(rank, rank);
  }

  static int lower(int bounds) {
    return bounds & 3;
  }

  static int upper(int bounds) {
    return bounds >>> 2;
  }

  long sizeBytes() {
    return buckets * BUCKET_BYTES;
  }

  /// Returns the bounds of a key's value, or [#NO_BOUNDS].
  int probe(long key) {
    long mixed = mix(key);
    long tag = mixed & KEY_MASK;
    long start = place(mixed);
    for (long at = start; at < start + BUCKET_BYTES; at += Long.BYTES) {
      long entry = (long) WORDS.getOpaque(segment, at);
      if (entry >>> KEY_SHIFT == tag && entry != 0) {
        return (int) (entry & BOUNDS);
      }
    }
    return NO_BOUNDS;
  }

  /// Writes the bounds of the values of the first so many keys, as [#probe(long)] returns them. All
  /// places are read once before any is looked at, so that the processor waits for them together.
  void probe(long[] keys, int count, int[] bounds) {
    for (int i = 0; i < count; i++) {
      bounds[i] = (int) (long) WORDS.getOpaque(segment, place(mix(keys[i])));
    }
    for (int i = 0; i < count; i++) {
      bounds[i] = probe(keys[i]);
    }
  }

  /// Keeps bounds of a key's value: with those already there, or else in place of the entry of the
  /// least work in the bucket.
  ///
  /// @param nodes how many it took to find them, 1 or more
  void store(long key, int bounds, long nodes) {
    long mixed = mix(key);
    long tag = mixed & KEY_MASK;
    long start = place(mixed);
    long work = Math.min(MOST_WORK, Long.SIZE - Long.numberOfLeadingZeros(nodes));
    int known = bounds;
    long place = start;
    long least = Long.MAX_VALUE;
    for (long at = start; at < start + BUCKET_BYTES; at += Long.BYTES) {
      long entry = (long) WORDS.getOpaque(segment, at);
      long entryWork = entry >>> WORK_SHIFT & MOST_WORK;
      if (entry >>> KEY_SHIFT == tag && entry != 0) {
        known = tighter(bounds, (int) (entry & BOUNDS));
        work = Math.max(work, entryWork);
        place = at;
        break;
      }
      if (entryWork < least) {
        least = entryWork;
        place = at;
      }
    }
    WORDS.setOpaque(segment, place, tag << KEY_SHIFT | work << WORK_SHIFT | known);
  }

  private static int tighter(int one, int other) {
    return bounds(Math.max(lower(one), lower(other)), Math.min(upper(one), upper(other)));
  }

  private long place(long mixed) {
    return Math.unsignedMultiplyHigh(mixed, buckets) * BUCKET_BYTES;
  }

  /// Two rounds of multiplication by an odd number and of a shift: each can be undone.
  private static long mix(long key) {
    long once = key * FIRST_FACTOR;
    return (once ^ (once >>> 32)) * SECOND_FACTOR;
  }

  private static long unmixed(long mixed) {
    long once = mixed * inverse(SECOND_FACTOR);
    return (once ^ (once >>> 32)) * inverse(FIRST_FACTOR);
  }

  /// Returns by what to multiply to undo a multiplication by an odd number (Newton's method: each
  /// round doubles the bits that are right, of which there are three at first).
  private static long inverse(long factor) {
    long inverse = factor;
    for (int bits = 3; bits < Long.SIZE; bits *= 2) {
      inverse *= 2 - factor * inverse;
    }
    return inverse;
  }

  /// Reads what an entry says.
  interface Reader {
    /// Is told the bounds of a key's value, and the work: how many bits the number of nodes has
    /// that it took to find them.
    void read(long key, int bounds, int work) throws IOException;
  }

  /// Reads all entries of so much work at least. No thread may store meanwhile.
  void read(int leastWork, Reader reader) throws IOException {
    for (long at = 0; at < sizeBytes(); at += Long.BYTES) {
      long entry = (long) WORDS.getOpaque(segment, at);
      int work = (int) (entry >>> WORK_SHIFT & MOST_WORK);
      if (entry != 0 && work >= leastWork) {
        reader.read(key(entry >>> KEY_SHIFT, at / BUCKET_BYTES), (int) (entry & BOUNDS), work);
      }
    }
  }

  /// Returns the key of an entry: of the words with its low bits, that whose place is its bucket.
  private long key(long tag, long bucket) {
    long high = bucket * FEWEST_BUCKETS / buckets;
    long mixed = high << (Long.SIZE - KEY_SHIFT) | tag;
    return place(mixed) == bucket * BUCKET_BYTES ? unmixed(mixed) : unmixed(mixed + KEY_MASK + 1);
  }

  /// Returns which part of the table has entries, from 0 to 1, by a sample.
  double fillRatio() {
    long words = buckets * (BUCKET_BYTES / Long.BYTES);
    long step = Math.max(1, words / SAMPLE);
    long full = 0;
    long seen = 0;
    for (long word = 0; word < words; word += step, seen++) {
      full += (long) WORDS.getOpaque(segment, word * Long.BYTES) == 0 ? 0 : 1;
    }
    return (double) full / seen;
  }

  /// Writes the entries. No thread may store meanwhile.
  void write(WritableByteChannel channel) throws IOException {
    for (long at = 0; at < sizeBytes(); at += CHUNK) {
      ByteBuffer chunk = chunk(at);
      while (chunk.hasRemaining()) {
        channel.write(chunk);
      }
    }
  }

  /// Reads the entries of a table of the same size.
  ///
  /// @throws EOFException when there are fewer
  void read(ReadableByteChannel channel) throws IOException {
    for (long at = 0; at < sizeBytes(); at += CHUNK) {
      ByteBuffer chunk = chunk(at);
      while (chunk.hasRemaining()) {
        if (channel.read(chunk) < 0) {
          throw new EOFException();
        }
      }
    }
  }

  private ByteBuffer chunk(long at) {
    return segment.asSlice(at, Math.min(CHUNK, sizeBytes() - at)).asByteBuffer();
  }
}
