package tabuleiro.engine.book;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import tabuleiro.play.players.Score;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;

/// The binary form of an opening book, in big-endian order: the number [#MAGIC]; the game, the
/// variant and the text of the start; the nodes of each search and the number of variations; the
/// number of entries; for each entry the number of its keys as one byte, the keys, the number of
/// its parent, the index of the move from there as two bytes, the visits, one byte with the kind of
/// the score and whether it was searched, and the value of the score as two bytes; and last the
/// CRC-32C of all bytes before it.
public final class BookFile {
  /// The first bytes, `TABBOK` and the number of the format.
  private static final long MAGIC = 0x544142424F4B0001L;

  private static final int SEARCHED = 1 << 7;

  /// More than the largest book has.
  private static final long MAX_BYTES = 1L << 30;

  private BookFile() {}

  /// Returns the bytes of a book. The same book has the same bytes.
  public static byte[] format(OpeningBook book) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CheckedOutputStream sum = new CheckedOutputStream(bytes, new CRC32C());
    try (DataOutputStream out = new DataOutputStream(sum)) {
      BookHeader header = book.header();
      out.writeLong(MAGIC);
      out.writeUTF(header.game().game());
      out.writeUTF(header.game().variant());
      out.writeUTF(header.start());
      out.writeLong(header.nodes());
      out.writeInt(header.variations());
      out.writeInt(book.entries().size());
      for (BookEntry entry : book.entries()) {
        write(entry, out);
      }
      out.writeInt((int) sum.getChecksum().getValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(BookEntry entry, DataOutputStream out) throws IOException {
    out.writeByte(entry.keys().size());
    for (long key : entry.keys()) {
      out.writeLong(key);
    }
    out.writeInt(entry.parent());
    out.writeShort(entry.moveIndex());
    out.writeInt(entry.visits());
    out.writeByte(entry.score().kind().ordinal() | (entry.isSearched() ? SEARCHED : 0));
    out.writeShort(entry.score().value());
  }

  /// Reads the book of a file.
  ///
  /// @throws InvalidBookException if the file cannot be read, is no book, or is damaged
  public static OpeningBook read(String file) {
    try {
      Path path = Path.of(file);
      if (Files.size(path) > MAX_BYTES) {
        throw problem("book-format", file);
      }
      return parse(file, Files.readAllBytes(path));
    } catch (IOException | InvalidPathException e) {
      InvalidBookException problem = problem("book-unreadable", file);
      problem.initCause(e);
      throw problem;
    }
  }

  /// Reads a book from its bytes.
  ///
  /// @param name of the file, for messages
  /// @throws InvalidBookException if the bytes are no book, or are damaged
  public static OpeningBook parse(String name, byte[] bytes) {
    CheckedInputStream sum = new CheckedInputStream(new ByteArrayInputStream(bytes), new CRC32C());
    try (DataInputStream in = new DataInputStream(sum)) {
      if (bytes.length < Long.BYTES || in.readLong() != MAGIC) {
        throw problem("book-format", name);
      }
      BookHeader header =
          new BookHeader(
              new GameId(in.readUTF(), in.readUTF()), in.readUTF(), in.readLong(), in.readInt());
      int count = in.readInt();
      List<BookEntry> entries = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        entries.add(readEntry(name, i, in));
      }
      int expected = (int) sum.getChecksum().getValue();
      if (in.readInt() != expected || in.read() >= 0) {
        throw problem("book-damaged", name);
      }
      return new OpeningBook(header, entries);
    } catch (IOException e) {
      InvalidBookException problem = problem("book-damaged", name);
      problem.initCause(e);
      throw problem;
    }
  }

  private static BookEntry readEntry(String name, int number, DataInputStream in)
      throws IOException {
    List<Long> keys = new ArrayList<>();
    for (int left = in.readUnsignedByte(); left > 0; left--) {
      keys.add(in.readLong());
    }
    int parent = in.readInt();
    int moveIndex = in.readUnsignedShort();
    int visits = in.readInt();
    int flags = in.readUnsignedByte();
    int kind = flags & ~SEARCHED;
    boolean isOrdered = parent >= 0 && parent < Math.max(1, number);
    if (keys.isEmpty() || !isOrdered || visits < 0 || kind >= Score.Kind.values().length) {
      throw problem("book-damaged", name);
    }
    Score score = new Score(Score.Kind.values()[kind], in.readShort());
    return new BookEntry(keys, parent, moveIndex, visits, score, (flags & SEARCHED) != 0);
  }

  private static InvalidBookException problem(String key, String name) {
    return new InvalidBookException(Message.of(key, name));
  }
}
