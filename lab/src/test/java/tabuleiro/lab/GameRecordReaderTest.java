package tabuleiro.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;

class GameRecordReaderTest {
  @TempDir private Path folder = Path.of("");

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("games.txt"), text);
  }

  private static List<ParsedRecord> read(Path path) throws IOException {
    List<ParsedRecord> games = new ArrayList<>();
    try (GameRecordReader file = GameRecordReader.open(path)) {
      for (Optional<ParsedRecord> game = file.next(); game.isPresent(); game = file.next()) {
        games.add(game.get());
        assertThat(file.gameNumber()).isEqualTo(games.size());
      }
    }
    return games;
  }

  @Test
  void readsTheSameGamesAndPlacesAsTheWholeFileParser() throws IOException {
    String text = GameRecord.format(RecordedGames.talpa(1, 20));
    assertThat(read(file(text))).isEqualTo(GameRecord.parse(text));
    assertThat(read(file("\uFEFF" + text.replace("\n", "\r\n")))).hasSize(20);
  }

  @Test
  void tagInACommentStartsNoGame() throws IOException {
    String text = "1. a1a2 {a comment\n [Event \"no\"]\nends} b2b3 *\n\n[Event \"yes\"]\n*\n*\n*\n";
    assertThat(read(file(text))).isEqualTo(GameRecord.parse(text)).hasSize(4);
  }

  @Test
  void emptyFileHasNoGame() throws IOException {
    assertThat(read(file(""))).isEmpty();
    assertThat(read(file("\n\n"))).isEmpty();
  }

  @Test
  void reportsInvalidTextWithItsPlaceInTheFile() throws IOException {
    Path path = file("[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n1. (\n");
    try (GameRecordReader games = GameRecordReader.open(path)) {
      assertThat(games.next()).isPresent();
      assertThatThrownBy(games::next)
          .isInstanceOf(GameRecordException.class)
          .hasMessageContaining("record.at [7, 4,");
    }
  }

  @Test
  void textThatIsNoUtf8IsTold() throws IOException {
    Path path = file("");
    Files.write(path, "[White \"Joás\"]\n*\n".getBytes(StandardCharsets.ISO_8859_1));
    try (GameRecordReader games = GameRecordReader.open(path)) {
      assertThatThrownBy(games::next)
          .isInstanceOf(GameRecordException.class)
          .hasMessageContaining("record.encoding");
    }
  }
}
