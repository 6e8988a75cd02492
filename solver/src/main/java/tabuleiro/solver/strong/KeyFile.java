package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import tabuleiro.solver.table.SortedKeys;

/// Files of ascending keys: a magic number, the number of keys, the keys. A file is written under a
/// temporary name and renamed when it is complete, so a file under its final name is always
/// complete.
final class KeyFile {
  private static final long MAGIC = 0x3153_5945_4b42_4154L; // "TABKEYS1"
  private static final int HEADER = 2 * Long.BYTES;
  private static final int BUFFER = 1 << 18;

  private KeyFile() {}

  /// Returns the keys of a file, memory-mapped.
  ///
  /// @throws LayerException when the file is not a key file or is incomplete
  static MemorySegment map(Path file, Arena arena) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      long size = channel.size();
      MemorySegment all = channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena);
      if (size < HEADER
          || all.get(SortedKeys.LAYOUT, 0) != MAGIC
          || all.get(SortedKeys.LAYOUT, Long.BYTES) != (size - HEADER) / Long.BYTES
          || size % Long.BYTES != 0) {
        throw LayerException.broken(file);
      }
      return all.asSlice(HEADER);
    }
  }

  /// Writes keys one by one.
  static final class Writer implements AutoCloseable {
    private final Path file;
    private final Path temporary;
    private final FileChannel channel;
    private final ByteBuffer buffer =
        ByteBuffer.allocateDirect(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
    private long count;

    Writer(Path file) throws IOException {
      this.file = file;
      temporary = LayerFolder.temporary(file);
      channel =
          FileChannel.open(
              temporary,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE);
      buffer.putLong(MAGIC).putLong(0);
    }

    void write(long key) throws IOException {
      if (!buffer.hasRemaining()) {
        flush();
      }
      buffer.putLong(key);
      count++;
    }

    private void flush() throws IOException {
      buffer.flip();
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      buffer.clear();
    }

    /// Completes the file and returns the number of keys.
    long finish() throws IOException {
      flush();
      buffer.putLong(count).flip();
      channel.write(buffer, Long.BYTES);
      channel.force(true);
      channel.close();
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
      return count;
    }

    /// Closes the file. A file that was not finished is deleted.
    @Override
    public void close() throws IOException {
      channel.close();
      Files.deleteIfExists(temporary);
    }
  }
}
