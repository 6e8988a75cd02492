package tabuleiro.wasm.jdk.java.nio.channels;

import java.io.IOException;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/// A file, of which a browser has none.
public abstract class FileChannel implements AutoCloseable {
  /// Opens nothing.
  ///
  /// @throws IOException always
  @SuppressWarnings("DoNotCallSuggester") // The program calls it where there are files.
  public static java.nio.channels.FileChannel open(Path path, OpenOption... options)
      throws IOException {
    throw new IOException("a browser has no files: " + path);
  }

  public abstract java.lang.foreign.MemorySegment map(
      java.nio.channels.FileChannel.MapMode mode,
      long from,
      long size,
      java.lang.foreign.Arena arena)
      throws IOException;

  public abstract long size() throws IOException;

  @Override
  public abstract void close() throws IOException;

  /// How a file is mapped into memory.
  public static final class MapMode {
    public static final MapMode READ_ONLY = new MapMode();

    private MapMode() {}
  }
}
