package tabuleiro.solver.strong;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.rules.Position;
import tabuleiro.solver.table.DistanceTableHeader;

/// Writes a finished strong solution as a single file, a distance table.
public final class DistanceTableWriter {
  private static final int BUFFER = 1 << 20;

  private DistanceTableWriter() {}

  /// Returns the content of the table of a solution. Writing it throws a [LayerException] when a
  /// file of the folder is damaged.
  ///
  /// @param start the first start of the solution
  /// @param path the folder of the solution
  /// @throws IOException when files of the folder cannot be read
  public static AtomicFile.Content content(Position start, StrongSolution solution, Path path)
      throws IOException {
    LayerFolder folder = new LayerFolder(path);
    String title = LayerFolder.title(start);
    List<Integer> layers = solution.layers().stream().map(LayerStatistics::layer).toList();
    List<Integer> counts = solution.layers().stream().map(LayerStatistics::positions).toList();
    byte[] header = new DistanceTableHeader(title, layers, counts).encode();
    return channel -> write(channel, header, folder, layers);
  }

  private static void write(
      FileChannel channel, byte[] header, LayerFolder folder, List<Integer> layers)
      throws IOException {
    CRC32C checksum = new CRC32C();
    OutputStream file = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
    file.write(new byte[DistanceTableHeader.CHECKED_OFFSET]);
    OutputStream out = new CheckedOutputStream(file, checksum);
    out.write(header);
    for (int layer : layers) {
      copy(folder, layer, SolvedLayer::keyBytes, out);
    }
    for (int layer : layers) {
      copy(folder, layer, SolvedLayer::codeBytes, out);
    }
    out.flush();
    ByteBuffer head =
        ByteBuffer.allocate(DistanceTableHeader.CHECKED_OFFSET).order(ByteOrder.LITTLE_ENDIAN);
    channel.write(head.putLong(DistanceTableHeader.MAGIC).putLong(checksum.getValue()).flip(), 0);
  }

  /// Selects the keys or the codes of a layer.
  @FunctionalInterface
  private interface LayerBytes {
    MemorySegment of(SolvedLayer layer);
  }

  private static void copy(LayerFolder folder, int layer, LayerBytes selected, OutputStream out)
      throws IOException {
    try (SolvedLayer solved = SolvedLayer.open(folder.keyFile(layer), folder.codeFile(layer))) {
      MemorySegment bytes = selected.of(solved);
      for (long offset = 0; offset < bytes.byteSize(); offset += BUFFER) {
        long length = Math.min(BUFFER, bytes.byteSize() - offset);
        out.write(bytes.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE));
      }
    }
  }
}
