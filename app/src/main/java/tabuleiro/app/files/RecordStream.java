package tabuleiro.app.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.record.GameRecord;

/// A pipe or a device to which games are written. It is opened for the first game, which waits for
/// a reader, and stays open as long as the process: a reader takes its end for that of the games.
final class RecordStream {
  private final Path file;
  private Optional<FileChannel> channel = Optional.empty();

  RecordStream(Path file) {
    this.file = file;
  }

  /// Writes a game, after an empty line unless it is the first one.
  ///
  /// @throws IOException when it cannot be written
  void append(GameRecord game) throws IOException {
    String text = GameRecord.format(List.of(game));
    if (channel.isEmpty()) {
      channel = Optional.of(FileChannel.open(file, StandardOpenOption.APPEND));
    } else {
      text = "\n" + text;
    }
    AtomicFile.Content.of(text.getBytes(StandardCharsets.UTF_8)).writeTo(channel.get());
  }
}
