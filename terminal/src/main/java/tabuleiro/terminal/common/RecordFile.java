package tabuleiro.terminal.common;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedFile;
import tabuleiro.play.record.ParsedRecord;

/// Reads and writes files of game records.
public final class RecordFile {
  /// The largest file that is read, in bytes. A guess: far more than any collection of games.
  private static final long LARGEST = 64L << 20;

  private RecordFile() {}

  /// Reads all games of a file.
  ///
  /// @throws IOException when the file cannot be read or is larger than 64 MiB
  /// @throws tabuleiro.play.record.RecordFormatException when the text is not a valid record
  public static List<ParsedRecord> read(Path file) throws IOException {
    return GameRecord.parse(bytes(file));
  }

  /// Reads the games of a file, also those after a malformed one.
  ///
  /// @throws IOException when the file cannot be read or is larger than 64 MiB
  public static ParsedFile readAll(Path file) throws IOException {
    return GameRecord.parseFile(bytes(file));
  }

  private static byte[] bytes(Path file) throws IOException {
    if (Files.size(file) > LARGEST) {
      throw new IOException(file + ": " + Files.size(file) + " > " + LARGEST);
    }
    return Files.readAllBytes(file);
  }

  /// Replaces the content of a file by the records. A concurrent reader sees either the old content
  /// or the new content, never a part. Folders that are missing are created.
  ///
  /// @throws IOException when the file cannot be written; it is then unchanged
  public static void write(Path file, List<GameRecord> records) throws IOException {
    createFolder(file);
    AtomicFile.write(file, GameRecord.format(records));
  }

  private static void createFolder(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
  }

  /// Appends records to a file. The file and its folder are created when they do not exist. The
  /// existing content is not rewritten, so a long series of games stays cheap and an interruption
  /// costs at most the record that was being written. When the disk is full, no part of a record
  /// stays in the file.
  ///
  /// @throws IOException when the file cannot be written
  public static void append(Path file, List<GameRecord> records) throws IOException {
    createFolder(file);
    boolean isNew = Files.notExists(file);
    String text = GameRecord.format(records);
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      long before = channel.size();
      append(channel, before == 0 ? text : "\n" + text, before);
    } catch (IOException e) {
      if (isNew) {
        Files.deleteIfExists(file);
      }
      throw e;
    }
  }

  private static void append(FileChannel channel, String text, long before) throws IOException {
    try {
      AtomicFile.Content.of(text.getBytes(StandardCharsets.UTF_8)).writeTo(channel);
    } catch (IOException e) {
      try {
        channel.truncate(before);
      } catch (IOException cannotTruncate) {
        e.addSuppressed(cannotTruncate); // A device, such as a terminal.
      }
      throw e;
    }
  }
}
