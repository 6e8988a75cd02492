package tabuleiro.terminal.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;

class RecordFileTest {
  @TempDir Path folder;

  private static GameRecord game(String moves) {
    return GameRecord.parse("[Game \"talpa\"]\n[Variant \"3x3\"]\n\n" + moves + " *\n")
        .getFirst()
        .record();
  }

  private List<GameRecord> read(Path file) throws IOException {
    return RecordFile.read(file).stream().map(ParsedRecord::record).toList();
  }

  @Test
  void gamesAreAppended() throws IOException {
    Path file = folder.resolve("games.txt");
    GameRecord one = game("1. a1b1");
    GameRecord two = game("1. a1a2");
    RecordFile.append(file, List.of(one));
    RecordFile.append(file, List.of(two, one));
    assertThat(read(file)).containsExactly(one, two, one);
    Files.writeString(file, "[Game \"talpa\"]\n[Variant \"3x3\"]\n\n1. a1a2 *");
    RecordFile.append(file, List.of(one));
    assertThat(read(file)).containsExactly(two, one);
  }

  @Test
  void writingReplacesTheWholeFileAndLeavesNothingElse() throws IOException {
    Path file = folder.resolve("game.txt");
    RecordFile.write(file, List.of(game("1. a1b1"), game("1. a1a2")));
    RecordFile.write(file, List.of(game("1. c1b1")));
    assertThat(read(file)).containsExactly(game("1. c1b1"));
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aFailedWriteThrowsAndLeavesTheFileUnchanged() throws IOException {
    Path nowhere = Files.writeString(folder.resolve("file"), "").resolve("game.txt");
    assertThatThrownBy(() -> RecordFile.write(nowhere, List.of(game("1. a1b1"))))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> RecordFile.append(nowhere, List.of(game("1. a1b1"))))
        .isInstanceOf(IOException.class);
    assertThat(nowhere).doesNotExist();
  }
}
