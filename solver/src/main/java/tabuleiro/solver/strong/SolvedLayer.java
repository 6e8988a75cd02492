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

/// The positions of a layer and their distances, memory-mapped. Immutable.
public final class SolvedLayer implements AutoCloseable {
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
  /// @throws LayerException when one of them is damaged
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

  /// Returns the keys as they are in the file.
  public MemorySegment keyBytes() {
    return keyBytes;
  }

  /// Returns the codes as they are in the file.
  public MemorySegment codeBytes() {
    return codes;
  }

  /// Returns the number of positions.
  public int count() {
    return keys.count();
  }

  long key(int index) {
    return keys.keyAt(index);
  }

  /// Returns the distance code at an index.
  int code(int index) {
    return codes.get(ValueLayout.JAVA_BYTE, index) & 0xff;
  }

  /// Returns the distance code of a key, or [Distance#NO_CODE] when the layer does not contain it.
  int codeOf(long key) {
    int index = keys.indexOf(key);
    return index < 0 ? Distance.NO_CODE : code(index);
  }

  @Override
  public void close() {
    arena.close();
  }
}
