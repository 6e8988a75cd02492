package tabuleiro.cluster.layer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.solver.strong.LayerChunk;

/// The keys of the positions that the moves from some positions lead to, divided among the
/// partitions of a shuffle.
final class SuccessorBlocks {
  private SuccessorBlocks() {}

  /// Returns ascending keys without duplicates for each range that has some.
  static SortedMap<Integer, byte[]> of(LayerChunk chunk, KeyRanges ranges) {
    SortedMap<Integer, byte[]> blocks = new TreeMap<>();
    try {
      chunk.expand((layer, keys, count) ->
          ranges.split(
              layer - chunk.layer(),
              keys,
              count,
              (range, from, end) -> blocks.put(range, KeyBytes.of(keys, from, end))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return blocks;
  }
}
