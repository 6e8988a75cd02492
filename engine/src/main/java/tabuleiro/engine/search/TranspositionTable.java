package tabuleiro.engine.search;

import java.util.Arrays;

/// What searches have found about positions, by their hash. Several threads write and read it
/// without locks: an entry is two words, the second of which is mixed into the first, so that a
/// pair torn by two writers is not found again. What is found may still belong to another position
/// with the same hash: a move from here is only compared with the legal ones.
///
/// An entry's second word: move 32 bits, score 16, depth 8, generation 6, bound 2.
final class TranspositionTable {
  /// The true score is at most the one kept.
  static final int UPPER = 1;

  /// The true score is at least the one kept.
  static final int LOWER = 2;

  /// The score is the one kept.
  static final int EXACT = 3;

  /// What is found of an unknown position.
  static final long EMPTY = 0;

  private static final int WAYS = 2;
  private static final int WORDS = 2 * WAYS;
  private static final int GENERATIONS = 64;
  private static final int SAMPLE = 1000;

  private final long[] words;
  private final int mask;
  private int generation;

  /// @param mebibytes of memory at most, from 1 to 16384: the largest power of two that fits
  TranspositionTable(int mebibytes) {
    long buckets = Long.highestOneBit(((long) mebibytes << 20) / (WORDS * Long.BYTES));
    words = new long[Math.toIntExact(Math.min(buckets * WORDS, 1L << 30))];
    mask = words.length / WORDS - 1;
  }

  /// Returns what is known of a position, for the methods below, or [#EMPTY].
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

  /// Keeps what was found, in place of what is older or less deep.
  ///
  /// @param move the best move, or 0
  void store(long hash, int move, int score, int depth, int bound) {
    int bucket = bucket(hash);
    int place = bucket;
    int least = Integer.MAX_VALUE;
    for (int i = bucket; i < bucket + WORDS; i += 2) {
      long data = words[i + 1];
      if ((words[i] ^ data) == hash) {
        place = i;
        break;
      }
      int worth = data == EMPTY ? -1 : depth(data) + (isNew(data) ? 256 : 0);
      if (worth < least) {
        least = worth;
        place = i;
      }
    }
    long data =
        (long) move << 32
            | (score & 0xFFFFL) << 16
            | (long) Math.clamp(depth, 0, 255) << 8
            | (long) generation << 2
            | bound;
    words[place] = hash ^ data;
    words[place + 1] = data;
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

  /// Says that a new search begins: what was kept before is the first to go.
  void nextGeneration() {
    generation = (generation + 1) % GENERATIONS;
  }

  /// Forgets everything.
  void clear() {
    Arrays.fill(words, 0);
    generation = 0;
  }

  /// Returns how many of a thousand entries belong to the present search.
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
