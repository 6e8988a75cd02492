package tabuleiro.cluster.layer;

import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.solver.strong.SuccessorCodes;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.table.SortedKeys;

/// The distance codes of the successors of a slice, as the ranges have answered them. Not safe for
/// several threads.
final class AnsweredCodes implements SuccessorCodes {
  private final KeyRanges ranges;
  private final Map<Integer, Block> blocks = new HashMap<>();

  /// The keys of a range, and their codes.
  private static final class Block {
    private final SortedKeys keys;
    private final byte[] codes;

    Block(SortedKeys keys, byte[] codes) {
      this.keys = keys;
      this.codes = codes;
    }

    int codeOf(long key) {
      int index = keys.indexOf(key);
      return index < 0 ? Distance.NO_CODE : codes[index] & 0xff;
    }
  }

  AnsweredCodes(KeyRanges ranges) {
    this.ranges = ranges;
  }

  /// Adds the answer of a range.
  ///
  /// @param keys the keys that were asked for
  /// @param codes their codes, in order
  void add(int range, byte[] keys, byte[] codes) {
    blocks.put(range, new Block(new SortedKeys(MemorySegment.ofArray(keys)), codes));
  }

  @Override
  public int codeOf(int step, long key) {
    return Optional.ofNullable(blocks.get(ranges.rangeOf(step, key)))
        .map(block -> block.codeOf(key))
        .orElse(Distance.NO_CODE);
  }
}
