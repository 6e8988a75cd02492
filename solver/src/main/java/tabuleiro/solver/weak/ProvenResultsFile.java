package tabuleiro.solver.weak;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.ProvenTable;
import tabuleiro.solver.SolverGame;

/// The file of the results that took most work to prove, a small part of a table. A search can
/// resume from it on another machine, with another table size and another number of threads.
///
/// After the header (see [SolverFile]) come the nodes and the milliseconds spent so far, and the
/// number of entries; for each entry the key, one byte of work and one byte of bounds (see
/// [SolverTranspositionTable]); and a checksum (CRC-32) of all the bytes before it. As with a
/// checkpoint, the results are trusted, not verified.
public final class ProvenResultsFile {
  private static final String FORMAT = "tabuleiro proven 1";

  /// The maximum number of entries: some 2.5 MB.
  private static final int MAX_ENTRIES = 1 << 18;

  private static final int ENTRY_BYTES = Long.BYTES + 2;
  private static final int MAX_BYTES = 1 << 22;

  /// A table in which all entries of a file find a place.
  private static final long TABLE_BYTES = 1 << 26;

  private ProvenResultsFile() {}

  /// The effort of a search so far.
  record Effort(long nodes, long millis) {}

  /// Adds the value of a position to an existing file. When the file is full, the result that took
  /// least work gives way.
  ///
  /// @param proven a position of the game that is not over
  /// @param value its value for its side to move, not [GameValue#UNKNOWN]
  /// @param nodes the number of nodes that it took, at least 1
  /// @throws IOException when the file cannot be read or written; it is then unchanged
  /// @throws CheckpointException when it is not such a file, or belongs to another game
  public static void add(Path file, SolverGame game, Position proven, GameValue value, long nodes)
      throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      SolverTranspositionTable table = new SolverTranspositionTable(arena, TABLE_BYTES);
      Position root = readPosition(file, game.game());
      Effort effort = read(file, game.game(), root, table);
      table.store(game.trail(proven).key(), SolverTranspositionTable.bounds(value), nodes);
      write(file, game.game(), root, table, effort);
    }
  }

  /// Returns the positions whose values a file has.
  ///
  /// @param bytes the file
  /// @param name the name of the file, for the exception
  /// @param game the game of the file, with exact keys
  /// @throws CheckpointException when it is not such a file, or belongs to another game
  public static ProvenTable read(byte[] bytes, String name, SolverGame game) throws IOException {
    Position root =
        SolverFile.readPosition(
            new DataInputStream(new ByteArrayInputStream(bytes)), name, FORMAT, game.game());
    Map<GameValue, LongStream.Builder> keys = new EnumMap<>(GameValue.class);
    read(
        bytes,
        name,
        game.game(),
        root,
        (key, bounds, _) ->
            keys.computeIfAbsent(SolverTranspositionTable.value(bounds), _ -> LongStream.builder())
                .add(key));
    return new ProvenTable(
        game,
        stream(keys, GameValue.WIN),
        stream(keys, GameValue.DRAW),
        stream(keys, GameValue.LOSS));
  }

  private static LongStream stream(Map<GameValue, LongStream.Builder> keys, GameValue value) {
    return keys.getOrDefault(value, LongStream.builder()).build();
  }

  private static Position readPosition(Path file, Game game) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      return SolverFile.readPosition(in, file.toString(), FORMAT, game);
    } catch (EOFException | UTFDataFormatException e) {
      throw SolverFile.broken(file.toString(), e);
    }
  }

  /// Writes a file, or replaces an existing one.
  static void write(
      Path file, Game game, Position position, SolverTranspositionTable table, Effort effort)
      throws IOException {
    long[] counts = new long[Long.SIZE + 1];
    table.forEachEntry(1, (_, _, work) -> counts[work]++);
    int least = counts.length;
    long count = 0;
    while (least > 1 && count + counts[least - 1] <= MAX_ENTRIES) {
      least--;
      count += counts[least];
    }
    int leastWork = least;
    long written = count;
    AtomicFile.write(
        file,
        channel -> {
          CheckedOutputStream sum =
              new CheckedOutputStream(
                  new BufferedOutputStream(Channels.newOutputStream(channel)), new CRC32());
          DataOutputStream out = new DataOutputStream(sum);
          SolverFile.writeHeader(out, FORMAT, game, position);
          out.writeLong(effort.nodes);
          out.writeLong(effort.millis);
          out.writeInt((int) written);
          table.forEachEntry(
              leastWork,
              (key, bounds, work) -> {
                out.writeLong(key);
                out.writeByte(work);
                out.writeByte(bounds);
              });
          out.writeLong(sum.getChecksum().getValue());
          out.flush();
        });
  }

  /// Stores the entries of a file in a table.
  ///
  /// @throws CheckpointException when it is not such a file, or belongs to another game or position
  static Effort read(Path file, Game game, Position position, SolverTranspositionTable table)
      throws IOException {
    SolverFile.require(Files.size(file) <= MAX_BYTES, file.toString());
    return read(
        Files.readAllBytes(file),
        file.toString(),
        game,
        position,
        (key, bounds, work) -> table.store(key, bounds, 1L << (work - 1)));
  }

  private static Effort read(
      byte[] bytes,
      String file,
      Game game,
      Position position,
      SolverTranspositionTable.EntryConsumer consumer)
      throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      SolverFile.readHeader(in, file, FORMAT, game, position);
      Effort effort = new Effort(in.readLong(), in.readLong());
      int count = in.readInt();
      int end = bytes.length - Long.BYTES;
      SolverFile.require(in.available() == (long) count * ENTRY_BYTES + Long.BYTES, file);
      CRC32 sum = new CRC32();
      sum.update(bytes, 0, end);
      SolverFile.require(ByteBuffer.wrap(bytes).getLong(end) == sum.getValue(), file);
      for (int i = 0; i < count; i++) {
        long key = in.readLong();
        int work = in.readByte();
        consumer.accept(key, in.readByte(), work);
      }
      return effort;
    } catch (EOFException | UTFDataFormatException e) {
      throw SolverFile.broken(file, e);
    }
  }
}
