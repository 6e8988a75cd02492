package tabuleiro.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;

/// Reads and writes files of game records.
public final class RecordFile {
  /// The largest file that is read, in bytes. A guess: far more than any collection of games.
  private static final long LARGEST = 64L << 20;

  private RecordFile() {}

  /// Reads all games of a file.
  ///
  /// @throws IOException when the file cannot be read or is larger than 64 MiB
  /// @throws tabuleiro.play.RecordFormatException when the text is not a valid record
  public static List<ParsedRecord> read(Path file) throws IOException {
    if (Files.size(file) > LARGEST) {
      throw new IOException(file + ": " + Files.size(file) + " > " + LARGEST);
    }
    return GameRecord.parse(Files.readAllBytes(file));
  }

  /// Replaces the content of a file by the records. A concurrent reader sees either the old content
  /// or the new content, never a part.
  ///
  /// @throws IOException when the file cannot be written; it is then unchanged
  public static void write(Path file, List<GameRecord> records) throws IOException {
    AtomicFile.write(file, GameRecord.format(records));
  }

  /// Appends records to a file, which is created when it does not exist. The existing content is
  /// not rewritten, so a long series of games stays cheap and an interruption costs at most the
  /// record that was being written.
  ///
  /// @throws IOException when the file cannot be written
  public static void append(Path file, List<GameRecord> records) throws IOException {
    boolean isNew = !Files.exists(file) || Files.size(file) == 0;
    String text = (isNew ? "" : "\n") + GameRecord.format(records);
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
