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
import java.util.Optional;
import tabuleiro.solver.GameValue;

/// The transposition table: bounds of the values of positions, by key, in memory outside the heap.
/// Several threads read and write it without locks: an entry is a single word, so no entry is ever
/// torn.
///
/// An entry identifies its key without storing all of it. The key is mixed by a bijection; the
/// bucket is the high word of the product of the mixed key and the number of buckets, and the entry
/// stores the low 54 bits. The mixed keys of a bucket lie within 2^54 of each other when there are
/// at least 2^10 buckets, so bucket and entry together determine the whole key.
///
/// Layout of an entry: 54 bits of the mixed key, 6 bits of work, 2 bits of the upper bound, 2 bits
/// of the lower bound. Work is at least 1, so no entry is 0.
final class SolverTranspositionTable {
  private static final VarHandle WORDS = ValueLayout.JAVA_LONG.varHandle();

  private static final int BUCKET_BYTES = 64; // A cache line.
  private static final int KEY_SHIFT = 10;
  private static final long KEY_MASK = -1L >>> KEY_SHIFT;
  private static final int WORK_SHIFT = 4;
  private static final int MAX_WORK = 63;
  private static final long BOUNDS = (1 << WORK_SHIFT) - 1;
  private static final long MIN_BUCKETS = 1 << KEY_SHIFT;
  private static final long FIRST_FACTOR = 0x9E3779B97F4A7C15L;
  private static final long SECOND_FACTOR = 0xff51afd7ed558ccdL;
  private static final int SAMPLE = 1000;
  private static final long CHUNK = 1 << 26;

  private static final int DRAW = 1;

  /// The rank of a win.
  static final int WIN = 2;

  /// Bounds without information: at least a loss, at most a win.
  static final int NO_BOUNDS = bounds(0, 2);

  private final MemorySegment segment;
  private final long buckets;

  /// Allocates a table.
  ///
  /// @param arena frees the table, and must be accessible from all threads that use it
  /// @param bytes the maximum size; the table takes at least 64 KiB
  SolverTranspositionTable(Arena arena, long bytes) {
    buckets = Math.max(MIN_BUCKETS, bytes / BUCKET_BYTES);
    segment = arena.allocate(buckets * BUCKET_BYTES, BUCKET_BYTES);
  }

  /// Returns a pair of bounds, each 0 for a loss, 1 for a draw, 2 for a win.
  static int bounds(int lower, int upper) {
    return upper << 2 | lower;
  }

  /// Returns the bounds that a value gives.
  static int bounds(GameValue value) {
    int rank = value.ordinal() - GameValue.LOSS.ordinal();
    return value == GameValue.UNKNOWN ? NO_BOUNDS : bounds(rank, rank);
  }

  /// Returns the value that bounds give; [GameValue#UNKNOWN] if they leave several.
  static GameValue value(int bounds) {
    return lower(bounds) == upper(bounds)
        ? GameValue.values()[GameValue.LOSS.ordinal() + lower(bounds)]
        : GameValue.UNKNOWN;
  }

  /// Returns the bounds that follow from a search for a goal.
  ///
  /// @param rank the goal: 1 is at least a draw, 2 is a win
  static int bounds(boolean isReached, int rank, boolean hasDraws) {
    if (hasDraws) {
      return isReached ? bounds(rank, WIN) : bounds(0, rank - 1);
    }
    return isReached ? bounds(WIN, WIN) : bounds(0, 0);
  }

  /// Returns the goal of the opponent, which is the complement of a goal.
  static int opposite(int rank) {
    return WIN + DRAW - rank;
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
    long entry = entryOf(key);
    return entry == 0 ? NO_BOUNDS : (int) (entry & BOUNDS);
  }

  /// Returns a key's entry, or 0.
  private long entryOf(long key) {
    long mixed = mix(key);
    long tag = mixed & KEY_MASK;
    long start = place(mixed);
    for (long at = start; at < start + BUCKET_BYTES; at += Long.BYTES) {
      long entry = (long) WORDS.getOpaque(segment, at);
      if (entry >>> KEY_SHIFT == tag && entry != 0) {
        return entry;
      }
    }
    return 0;
  }

  /// Writes the bounds of the first `count` keys, as [#probe(long)] returns them. All buckets are
  /// read once before any is examined, so that the processor waits for several of them at the same
  /// time.
  void probe(long[] keys, int count, int[] bounds) {
    for (int i = 0; i < count; i++) {
      bounds[i] = (int) (long) WORDS.getOpaque(segment, place(mix(keys[i])));
    }
    for (int i = 0; i < count; i++) {
      bounds[i] = probe(keys[i]);
    }
  }

  /// Stores bounds of a key's value. They are combined with bounds that are present; otherwise they
  /// replace the entry of the bucket with the least work.
  ///
  /// @param nodes the number of nodes that it took to prove the bounds, at least 1
  void store(long key, int bounds, long nodes) {
    long mixed = mix(key);
    long tag = mixed & KEY_MASK;
    long start = place(mixed);
    long work = work(nodes);
    int known = bounds;
    long place = start;
    long least = Long.MAX_VALUE;
    for (long at = start; at < start + BUCKET_BYTES; at += Long.BYTES) {
      long entry = (long) WORDS.getOpaque(segment, at);
      int entryWork = workOf(entry);
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

  /// Returns the work that a number of nodes is.
  private static int work(long nodes) {
    return Math.min(MAX_WORK, Long.SIZE - Long.numberOfLeadingZeros(nodes));
  }

  /// Returns whether a key has an entry that took at least a number of nodes.
  boolean hasWork(long key, long nodes) {
    return workOf(entryOf(key)) >= work(nodes);
  }

  private static int workOf(long entry) {
    return (int) (entry >>> WORK_SHIFT & MAX_WORK);
  }

  /// Returns what is proven about a key, or empty when nothing is.
  Optional<ProvenResult> find(long key) {
    long entry = entryOf(key);
    int bounds = (int) (entry & BOUNDS);
    return entry == 0 || bounds == NO_BOUNDS
        ? Optional.empty()
        : Optional.of(new ProvenResult(key, bounds, workOf(entry)));
  }

  private static int tighter(int one, int other) {
    return bounds(Math.max(lower(one), lower(other)), Math.min(upper(one), upper(other)));
  }

  private long place(long mixed) {
    return Math.unsignedMultiplyHigh(mixed, buckets) * BUCKET_BYTES;
  }

  /// Two rounds of a multiplication by an odd number and a shift, each of which is invertible.
  private static long mix(long key) {
    long once = key * FIRST_FACTOR;
    return (once ^ (once >>> 32)) * SECOND_FACTOR;
  }

  private static long unmixed(long mixed) {
    long once = mixed * inverse(SECOND_FACTOR);
    return (once ^ (once >>> 32)) * inverse(FIRST_FACTOR);
  }

  /// Returns the multiplicative inverse of an odd number modulo 2^64 (Newton's method: each round
  /// doubles the number of correct bits, of which there are three at first).
  private static long inverse(long factor) {
    long inverse = factor;
    for (int bits = 3; bits < Long.SIZE; bits *= 2) {
      inverse *= 2 - factor * inverse;
    }
    return inverse;
  }

  /// Receives the entries of the table.
  interface EntryConsumer {
    /// Receives an entry: the bounds of a key's value, and the work, which is the number of bits of
    /// the number of nodes that it took to prove them.
    void accept(long key, int bounds, int work) throws IOException;
  }

  /// Reads all entries with at least the given work. No thread may store entries at the same time.
  void forEachEntry(int leastWork, EntryConsumer consumer) throws IOException {
    for (long at = 0; at < sizeBytes(); at += Long.BYTES) {
      long entry = (long) WORDS.getOpaque(segment, at);
      int work = (int) (entry >>> WORK_SHIFT & MAX_WORK);
      if (entry != 0 && work >= leastWork) {
        consumer.accept(key(entry >>> KEY_SHIFT, at / BUCKET_BYTES), (int) (entry & BOUNDS), work);
      }
    }
  }

  /// Returns the key of an entry: of the mixed keys with these low bits, the one that belongs to
  /// the bucket.
  private long key(long tag, long bucket) {
    long high = bucket * MIN_BUCKETS / buckets;
    long mixed = high << (Long.SIZE - KEY_SHIFT) | tag;
    return place(mixed) == bucket * BUCKET_BYTES ? unmixed(mixed) : unmixed(mixed + KEY_MASK + 1);
  }

  /// Returns the share of entries in use, from 0 to 1, estimated from a sample.
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

  /// Writes the entries. No thread may store entries at the same time.
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
  /// @throws EOFException when the channel ends early
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
