package tabuleiro.engine.search;

import java.util.Arrays;

/// The transposition table: results of searches by the hash of their position. Several threads read
/// and write it without locks. An entry is two words, the second of which is mixed into the first
/// (Hyatt and Mann, "A lockless transposition table implementation for parallel search", 2002): a
/// pair that two writers have torn is not found, and only costs the result. An entry may still
/// belong to another position with the same hash; its move is only compared with the legal ones.
///
/// An entry's second word: move 32 bits, score 16, depth 8, generation 6, bound 2.
final class TranspositionTable {
  /// The true score is at most the stored one.
  static final int UPPER = 1;

  /// The true score is at least the stored one.
  static final int LOWER = 2;

  /// The stored score is the true one.
  static final int EXACT = 3;

  /// The result of [#probe(long)] for a position without an entry.
  static final long EMPTY = 0;

  private static final int WAYS = 2;
  private static final int WORDS = 2 * WAYS;
  private static final int GENERATIONS = 64;
  private static final int SAMPLE = 1000;

  private final long[] words;
  private final int mask;
  private int generation;

  /// @param mebibytes the most memory, from 1 to 16384; the table takes the largest power of two
  ///   that fits
  TranspositionTable(int mebibytes) {
    this(((long) mebibytes << 20) / (WORDS * Long.BYTES));
  }

  private TranspositionTable(long maxBuckets) {
    long buckets = Long.highestOneBit(maxBuckets);
    words = new long[Math.toIntExact(Math.min(buckets * WORDS, 1L << 30))];
    mask = words.length / WORDS - 1;
  }

  /// Returns a table with a number of buckets, a power of two, of two entries each.
  static TranspositionTable ofBuckets(int buckets) {
    return new TranspositionTable((long) buckets);
  }

  /// Returns the second word of a position's entry, for the static methods below, or [#EMPTY].
  long probe(long hash) {
    int bucket = bucket(hash);
    for (int i = bucket; i < bucket + WORDS; i += 2) {
      long data = words[i + 1];
      if ((words[i] ^ data) == hash && data != EMPTY) {
        return data;
      }
    }
    return EMPTY;
  }

  /// Stores a result, in place of an older or shallower one.
  ///
  /// @param move the best move, or 0
  void store(long hash, int move, int score, int depth, int bound) {
    int bucket = bucket(hash);
    int index = bucket;
    int lowest = Integer.MAX_VALUE;
    for (int i = bucket; i < bucket + WORDS; i += 2) {
      long data = words[i + 1];
      if ((words[i] ^ data) == hash) {
        index = i;
        break;
      }
      int value = data == EMPTY ? -1 : depth(data) + (isNew(data) ? 256 : 0);
      if (value < lowest) {
        lowest = value;
        index = i;
      }
    }
    long data =
        (long) move << 32
            | (score & 0xFFFFL) << 16
            | (long) Math.clamp(depth, 0, 255) << 8
            | (long) generation << 2
            | bound;
    words[index] = hash ^ data;
    words[index + 1] = data;
  }

  static int move(long data) {
    return (int) (data >> 32);
  }

  static int score(long data) {
    return (short) (data >> 16);
  }

  static int depth(long data) {
    return (int) (data >> 8) & 0xFF;
  }

  static int bound(long data) {
    return (int) data & 3;
  }

  private boolean isNew(long data) {
    return ((int) data >> 2 & (GENERATIONS - 1)) == generation;
  }

  /// Starts a new search: entries of earlier searches are replaced first.
  void nextGeneration() {
    generation = (generation + 1) % GENERATIONS;
  }

  /// Removes all entries.
  void clear() {
    Arrays.fill(words, 0);
    generation = 0;
  }

  /// Returns how many of a thousand entries belong to the current search, by a sample.
  int permilleFull() {
    int full = 0;
    int sample = Math.min(SAMPLE, words.length / 2);
    for (int i = 0; i < sample; i++) {
      long data = words[2 * i + 1];
      full += data != EMPTY && isNew(data) ? 1 : 0;
    }
    return full * 1000 / sample;
  }

  private int bucket(long hash) {
    return ((int) hash & mask) * WORDS;
  }
}
