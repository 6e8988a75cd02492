package tabuleiro.lab.selfplay;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.zip.CRC32C;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// A file of training games, in big-endian order: the [DataSource], and blocks of games. A block is
/// the length of its bytes, the number of its games, its games as [TrainingGameBytes] writes them,
/// and the CRC-32C of those bytes. A block that an interruption has cut off is overwritten when the
/// file is continued, and ignored by readers.
public final class TrainingDataFile implements Closeable {
  private static final int MAX_BLOCK_BYTES = 1 << 26;

  /// How many blocks wait in memory for a disk that is full. A guess: an hour of games.
  private static final int MAX_UNSAVED_BLOCKS = 1000;

  private final RandomAccessFile file;
  private final int blocks;

  /// Complete blocks that could not be written yet, in order.
  private final Queue<byte[]> unsaved = new ArrayDeque<>();

  private TrainingDataFile(RandomAccessFile file, int blocks) {
    this.file = file;
    this.blocks = blocks;
  }

  /// Creates a file, or opens it to be continued.
  ///
  /// @throws TrainingDataException if it exists and has other games, or is no such file
  public static TrainingDataFile open(Path path, DataSource source) throws IOException {
    boolean isNew = !Files.exists(path) || Files.size(path) == 0;
    int blocks = 0;
    long end = 0;
    if (!isNew) {
      try (Reader reader = new Reader(path)) {
        if (!reader.source.equals(source)) {
          throw new TrainingDataException(reader.source.mismatch(path.toString()));
        }
        end = reader.offset;
        while (reader.nextBlock().length > 0) {
          blocks++;
          end = reader.offset;
        }
      }
    }
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    try {
      if (isNew) {
        file.write(heading(source));
      } else {
        file.setLength(end);
        file.seek(end);
      }
    } catch (IOException e) {
      file.close();
      throw e;
    }
    return new TrainingDataFile(file, blocks);
  }

  /// Returns whether a file begins as one of training games does.
  public static boolean isOne(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return DataSource.isMagic(in.readNBytes(Long.BYTES));
    }
  }

  /// Returns what has decided the games of a file.
  ///
  /// @throws TrainingDataException if it is no such file
  public static DataSource source(Path path) throws IOException {
    try (Reader reader = new Reader(path)) {
      return reader.source;
    }
  }

  private static byte[] heading(DataSource source) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      source.write(out);
    }
    return bytes.toByteArray();
  }

  /// Returns the number of blocks that the file had when it was opened.
  public int blocks() {
    return blocks;
  }

  private static byte[] block(List<TrainingGame> games) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    games.forEach(game -> TrainingGameBytes.write(game, bytes));
    ByteBuffer block = ByteBuffer.allocate(bytes.size() + 3 * Integer.BYTES);
    block.putInt(bytes.size()).putInt(games.size()).put(bytes.toByteArray());
    block.putInt(checksum(bytes.toByteArray()));
    return block.array();
  }

  /// Returns a receiver that appends each block to the file. A block that cannot be written waits
  /// in memory: it is tried again with the next one, and by [#save()].
  ///
  /// @param progress receives each block, and returns whether to continue
  /// @param problems receives each failure to write
  /// @return a receiver that throws [UncheckedIOException] when a thousand blocks wait
  public Predicate<List<TrainingGame>> appending(
      Predicate<List<TrainingGame>> progress, Consumer<IOException> problems) {
    return games -> {
      unsaved.add(block(games));
      try {
        save();
      } catch (IOException e) {
        if (unsaved.size() >= MAX_UNSAVED_BLOCKS) {
          throw new UncheckedIOException(e);
        }
        problems.accept(e);
      }
      return progress.test(games);
    };
  }

  /// Writes the blocks that wait. After a failure the file ends with the last complete block.
  ///
  /// @throws IOException when one of them still cannot be written
  public void save() throws IOException {
    while (!unsaved.isEmpty()) {
      long end = file.getFilePointer();
      try {
        file.write(unsaved.element());
      } catch (IOException e) {
        file.setLength(end);
        file.seek(end);
        throw e;
      }
      unsaved.remove();
    }
  }

  /// Closes the file, without the blocks that wait.
  @Override
  public void close() throws IOException {
    file.getFD().sync();
    file.close();
  }

  /// Reads all complete blocks of a file.
  ///
  /// @param game the rules of the games
  /// @param receiver gets each game, in order
  /// @throws TrainingDataException if it is no such file, or has games of other rules
  public static void read(Path path, Game game, Consumer<TrainingGame> receiver)
      throws IOException {
    try (Reader reader = new Reader(path)) {
      String expected = game.id().toString();
      if (!reader.source.game().equals(expected)) {
        throw new TrainingDataException(
            Message.of("training-other-game", path.toString(), reader.source.game(), expected));
      }
      for (byte[] block = reader.nextBlock(); block.length > 0; block = reader.nextBlock()) {
        ByteBuffer bytes = ByteBuffer.wrap(block);
        for (int i = 0; i < reader.games; i++) {
          receiver.accept(TrainingGameBytes.read(game, reader.source.hasVisits(), bytes));
        }
      }
    }
  }

  private static int checksum(byte[] bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    return (int) checksum.getValue();
  }

  /// Reads blocks; `offset` is the end of the last complete one.
  private static final class Reader implements Closeable {
    private final DataInputStream in;
    private final DataSource source;
    private long offset;
    private int games;

    Reader(Path path) throws IOException {
      in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path)));
      try {
        source = DataSource.read(in).orElseThrow(() -> new TrainingDataException(format(path)));
        offset = heading(source).length;
      } catch (EOFException e) {
        in.close();
        TrainingDataException problem = new TrainingDataException(format(path));
        problem.initCause(e);
        throw problem;
      } catch (IOException | RuntimeException e) {
        in.close();
        throw e;
      }
    }

    private static Message format(Path path) {
      return Message.of("training-format", path.toString());
    }

    /// Returns the bytes of the next complete block, or none at the end.
    byte[] nextBlock() throws IOException {
      try {
        int length = in.readInt();
        if (length < 1 || length > MAX_BLOCK_BYTES) {
          return new byte[0];
        }
        games = in.readInt();
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length || in.readInt() != checksum(bytes)) {
          return new byte[0];
        }
        offset += length + 3L * Integer.BYTES;
        return bytes;
      } catch (EOFException _) {
        return new byte[0];
      }
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
