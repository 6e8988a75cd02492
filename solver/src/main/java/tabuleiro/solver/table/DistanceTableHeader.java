package tabuleiro.solver.table;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;

/// The header of a distance table file. All numbers have 8 bytes, little-endian:
///
/// 1. a magic number; the checksum of everything that follows (CRC-32C, RFC 3720);
/// 2. the length in bytes of the title, and the title: `GAME VARIANT START`, padded with spaces to
///    a multiple of 8; further starts are left out;
/// 3. the number of layers; for each layer its number and its number of positions.
///
/// Then follow the keys of all positions, layer by layer, ascending in each, and finally a byte for
/// each position: the code of its [Distance].
///
/// @param title `GAME VARIANT START`
/// @param layers the numbers of the layers
/// @param positionCounts the number of positions of each layer
public record DistanceTableHeader(
    String title, List<Integer> layers, List<Integer> positionCounts) {
  /// The first eight bytes of a file: `TABDIST1`.
  public static final long MAGIC = 0x3154_5349_4442_4154L;

  /// The offset of the checksum.
  public static final int CHECKSUM_OFFSET = Long.BYTES;

  /// The offset of the first byte that the checksum covers.
  public static final int CHECKED_OFFSET = 2 * Long.BYTES;

  /// The number of bytes read at a time.
  private static final int CHUNK = 1 << 24;

  private static final int MAX_TITLE_BYTES = 1 << 12;
  private static final int MAX_LAYERS = 1 << 10;

  /// Copies the lists.
  public DistanceTableHeader {
    layers = List.copyOf(layers);
    positionCounts = List.copyOf(positionCounts);
  }

  /// Returns the bytes of the header after the checksum.
  public byte[] encode() {
    byte[] words = padded().getBytes(StandardCharsets.UTF_8);
    byte[] bytes = new byte[words.length + Long.BYTES * (2 + 2 * layers.size())];
    MemorySegment out = MemorySegment.ofArray(bytes);
    out.set(SortedKeys.LAYOUT, 0, words.length);
    MemorySegment.copy(MemorySegment.ofArray(words), 0, out, Long.BYTES, words.length);
    int place = Long.BYTES + words.length;
    out.set(SortedKeys.LAYOUT, place, layers.size());
    for (int i = 0; i < layers.size(); i++) {
      place += Long.BYTES;
      out.set(SortedKeys.LAYOUT, place, layers.get(i));
      place += Long.BYTES;
      out.set(SortedKeys.LAYOUT, place, positionCounts.get(i));
    }
    return bytes;
  }

  private String padded() {
    int bytes = title.getBytes(StandardCharsets.UTF_8).length;
    return title + " ".repeat(-bytes & (Long.BYTES - 1));
  }

  /// Reads the head of a file, or returns empty when it is broken.
  static Optional<DistanceTableHeader> read(MemorySegment file) {
    long length = file.byteSize() < CHECKED_OFFSET + Long.BYTES ? -1 : number(file, CHECKED_OFFSET);
    long place = CHECKED_OFFSET + Long.BYTES + length;
    if (length < 0 || length > MAX_TITLE_BYTES || place + Long.BYTES > file.byteSize()) {
      return Optional.empty();
    }
    byte[] words = file.asSlice(CHECKED_OFFSET + Long.BYTES, length).toArray(ValueLayout.JAVA_BYTE);
    long layers = number(file, place);
    place += Long.BYTES;
    if (layers < 0 || layers > MAX_LAYERS || place + layers * CHECKED_OFFSET > file.byteSize()) {
      return Optional.empty();
    }
    List<Integer> numbers = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < layers; i++) {
      numbers.add((int) number(file, place));
      counts.add((int) number(file, place + Long.BYTES));
      place += CHECKED_OFFSET;
    }
    String text = new String(words, StandardCharsets.UTF_8).strip();
    DistanceTableHeader header = new DistanceTableHeader(text, numbers, counts);
    return header.size() == file.byteSize() ? Optional.of(header) : Optional.empty();
  }

  private static long number(MemorySegment file, long place) {
    return file.get(SortedKeys.LAYOUT, place);
  }

  /// Returns where the keys begin.
  long keysStart() {
    return CHECKED_OFFSET + (long) encode().length;
  }

  /// Returns the number of positions.
  public long positions() {
    return positionCounts.stream().mapToLong(count -> count).sum();
  }

  private long size() {
    return keysStart() + positions() * (Long.BYTES + 1);
  }

  /// Returns the checksum of a file's covered part.
  static long checksum(MemorySegment file) {
    CRC32C sum = new CRC32C();
    for (long place = CHECKED_OFFSET; place < file.byteSize(); place += CHUNK) {
      sum.update(file.asSlice(place, Math.min(CHUNK, file.byteSize() - place)).asByteBuffer());
    }
    return sum.getValue();
  }
}
