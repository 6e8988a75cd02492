package tabuleiro.lab.train;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import tabuleiro.lab.selfplay.TrainingDataException;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.rules.Message;

/// The file from which an interrupted training continues, in big-endian order: the number [#MAGIC],
/// the seed, the fingerprint of all that decides the training, the number of parameters, the
/// [TrainingState], and the CRC-32C of all bytes before it.
///
/// @param path of the file, which need not exist
/// @param onFailure learns that the file could not be written; the training goes on
public record TrainingCheckpoint(Path path, Consumer<IOException> onFailure) {
  /// The first bytes, `TABTRA` and the number of the format.
  private static final long MAGIC = 0x5441425452410001L;

  private static final int HEADING_BYTES = 3 * Long.BYTES + Integer.BYTES;
  private static final int CHECKSUM_BYTES = Integer.BYTES;

  /// Returns the checkpoint of the training that writes a network file.
  ///
  /// @param onFailure learns that the file could not be written; the training goes on
  public static TrainingCheckpoint of(Path network, Consumer<IOException> onFailure) {
    Path path = network.resolveSibling(network.getFileName() + ".checkpoint");
    return new TrainingCheckpoint(path, onFailure);
  }

  /// Returns whether there is a file.
  public boolean exists() {
    return Files.exists(path);
  }

  /// Returns the seed of the training; empty if there is no file.
  ///
  /// @throws TrainingDataException if the file is damaged
  public Optional<Long> seed() throws IOException {
    return exists() ? Optional.of(ByteBuffer.wrap(bytes()).getLong(Long.BYTES)) : Optional.empty();
  }

  /// Reads how far the training has come; empty if there is no file.
  ///
  /// @param fingerprint of the training that is to continue
  /// @throws TrainingDataException if the file is damaged, or of another training
  Optional<TrainingState> read(long fingerprint, int parameters) throws IOException {
    if (!exists()) {
      return Optional.empty();
    }
    byte[] bytes = bytes();
    int first = 2 * Long.BYTES;
    int length = bytes.length - CHECKSUM_BYTES - first;
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, first, length))) {
      if (in.readLong() != fingerprint || in.readInt() != parameters) {
        throw new TrainingDataException(Message.of("training-other-checkpoint", path.toString()));
      }
      return Optional.of(TrainingState.read(in, parameters));
    }
  }

  private byte[] bytes() throws IOException {
    byte[] bytes = Files.readAllBytes(path);
    int end = bytes.length - CHECKSUM_BYTES;
    if (end < HEADING_BYTES
        || ByteBuffer.wrap(bytes).getLong() != MAGIC
        || ByteBuffer.wrap(bytes).getInt(end) != checksum(bytes, end)) {
      throw new TrainingDataException(Message.of("training-damaged-checkpoint", path.toString()));
    }
    return bytes;
  }

  /// Writes how far the training has come; an interruption leaves the file as it was, and so does a
  /// full disk.
  void write(long seed, long fingerprint, TrainingState state) {
    try {
      AtomicFile.write(path, bytes(seed, fingerprint, state));
    } catch (IOException e) {
      onFailure.accept(e);
    }
  }

  private static byte[] bytes(long seed, long fingerprint, TrainingState state) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeLong(MAGIC);
      out.writeLong(seed);
      out.writeLong(fingerprint);
      out.writeInt(state.values.length);
      state.write(out);
      out.writeInt(checksum(bytes.toByteArray(), out.size()));
    }
    return bytes.toByteArray();
  }

  /// Deletes the file, if there is one.
  public void delete() throws IOException {
    Files.deleteIfExists(path);
  }

  private static int checksum(byte[] bytes, int end) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, end);
    return (int) checksum.getValue();
  }
}
