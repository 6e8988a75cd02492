package tabuleiro.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import tabuleiro.play.GameRecord;
import tabuleiro.play.ParsedRecord;

/// Records in files.
public final class RecordFile {
  /// The largest file that is read, in bytes. A guess: far more than any collection of games.
  private static final long LARGEST = 64L << 20;

  private RecordFile() {}

  /// Reads all games of a file.
  ///
  /// @throws IOException when the file cannot be read or is larger than 64 MiB
  /// @throws tabuleiro.play.RecordFormatException when its text is broken
  public static List<ParsedRecord> read(Path file) throws IOException {
    if (Files.size(file) > LARGEST) {
      throw new IOException(file + ": " + Files.size(file) + " > " + LARGEST);
    }
    return GameRecord.parse(Files.readAllBytes(file));
  }

  /// Replaces the content of a file by the records: whoever reads it sees the old content or the
  /// new, never a part.
  ///
  /// @throws IOException when the file cannot be written; it is then unchanged
  public static void write(Path file, List<GameRecord> records) throws IOException {
    replace(file, GameRecord.format(records).getBytes(StandardCharsets.UTF_8));
  }

  /// Adds records behind those that a file has, if it is there.
  ///
  /// @throws IOException when the file cannot be read or written; it is then unchanged
  public static void append(Path file, List<GameRecord> records) throws IOException {
    String before = Files.exists(file) ? Files.readString(file) : "";
    String gap = before.isBlank() ? "" : before.endsWith("\n") ? "\n" : "\n\n";
    String all = before + gap + GameRecord.format(records);
    replace(file, all.getBytes(StandardCharsets.UTF_8));
  }

  private static void replace(Path file, byte[] content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException(String.valueOf(file));
    }
    Path fresh = Files.createTempFile(folder, ".tabuleiro", ".tmp");
    try {
      Files.write(fresh, content);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }
}
