package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.table.SortedKeys;

/// The positions of a layer with their distances, mapped from files. Immutable.
final class SolvedLayer implements AutoCloseable {
  private final Arena arena;
  private final MemorySegment keyBytes;
  private final SortedKeys keys;
  private final MemorySegment codes;

  private SolvedLayer(Arena arena, MemorySegment keyBytes, MemorySegment codes) {
    this.arena = arena;
    this.keyBytes = keyBytes;
    keys = new SortedKeys(keyBytes);
    this.codes = codes;
  }

  /// Opens the files of a layer.
  ///
  /// @throws LayerException when one is broken
  static SolvedLayer open(Path keyFile, Path codeFile) throws IOException {
    Arena arena = Arena.ofShared();
    try {
      MemorySegment keys = KeyFile.map(keyFile, arena);
      MemorySegment codes = codes(codeFile, arena);
      if (codes.byteSize() != keys.byteSize() / Long.BYTES) {
        throw LayerException.broken(codeFile);
      }
      return new SolvedLayer(arena, keys, codes);
    } catch (IllegalArgumentException e) {
      arena.close();
      throw LayerException.broken(keyFile);
    } catch (IOException | RuntimeException e) {
      arena.close();
      throw e;
    }
  }

  private static MemorySegment codes(Path file, Arena arena) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
    }
  }

  /// Returns the keys as they stand in the file.
  MemorySegment keyBytes() {
    return keyBytes;
  }

  /// Returns the codes as they stand in the file.
  MemorySegment codeBytes() {
    return codes;
  }

  int count() {
    return keys.count();
  }

  long key(int place) {
    return keys.keyAt(place);
  }

  /// Returns the code of the distance at a place.
  int code(int place) {
    return codes.get(ValueLayout.JAVA_BYTE, place) & 0xff;
  }

  /// Returns the code of a key's distance, or [Distance#NO_CODE] when it is not there.
  int codeOf(long key) {
    int place = keys.indexOf(key);
    return place < 0 ? Distance.NO_CODE : code(place);
  }

  @Override
  public void close() {
    arena.close();
  }
}
