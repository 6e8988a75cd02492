package tabuleiro.solver.table;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;

/// The head of a file of distances. All numbers have 8 bytes, the lowest first:
///
/// 1. a mark; the checksum of all that follows (CRC-32C, RFC 3720);
/// 2. the length in bytes and then the text of `GAME VARIANT START`, with spaces up to a multiple
///    of 8; more starts are left out;
/// 3. the number of layers; of each its number and how many positions it has.
///
/// Then follow the keys of all positions, layer after layer, ascending in each, and at last a byte
/// for each: the code of its [Distance].
///
/// @param title `GAME VARIANT START`
/// @param layers the numbers of the layers
/// @param positionCounts how many positions each has
public record DistanceTableHeader(
    String title, List<Integer> layers, List<Integer> positionCounts) {
  /// The first bytes of a file: `TABDIST1`.
  public static final long MAGIC = 0x3154_5349_4442_4154L;

  /// Where the checksum stands, and where what it covers begins.
  public static final int CHECKSUM_OFFSET = Long.BYTES;

  /// Where what the checksum covers begins.
  public static final int CHECKED_OFFSET = 2 * Long.BYTES;

  /// How much of a file is read at once.
  private static final int PART = 1 << 24;

  private static final int LONGEST_TEXT = 1 << 12;
  private static final int MOST_LAYERS = 1 << 10;

  /// Copies the lists.
  public DistanceTableHeader {
    layers = List.copyOf(layers);
    positionCounts = List.copyOf(positionCounts);
  }

  /// Returns the numbers that stand behind the checksum.
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
    if (length < 0 || length > LONGEST_TEXT || place + Long.BYTES > file.byteSize()) {
      return Optional.empty();
    }
    byte[] words = file.asSlice(CHECKED_OFFSET + Long.BYTES, length).toArray(ValueLayout.JAVA_BYTE);
    long layers = number(file, place);
    place += Long.BYTES;
    if (layers < 0 || layers > MOST_LAYERS || place + layers * CHECKED_OFFSET > file.byteSize()) {
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
    for (long place = CHECKED_OFFSET; place < file.byteSize(); place += PART) {
      sum.update(file.asSlice(place, Math.min(PART, file.byteSize() - place)).asByteBuffer());
    }
    return sum.getValue();
  }
}
