package tabuleiro.server.kernel.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Migrations only add to the schema, so that servers of the version before can still use the
/// database while they are replaced one after the other.
final class AdditiveMigrationsTest {
  /// The first migration of which this is required.
  private static final int FIRST = 11;

  private static final Path FOLDER =
      Path.of("src/main/resources/tabuleiro/server/kernel/database/migrations");

  /// What may take something away that an older server uses, or require what it does not write.
  private static final List<Pattern> NOT_ADDITIVE =
      List.of(
          Pattern.compile("\\bdrop\\b"),
          Pattern.compile("\\brename\\b"),
          Pattern.compile("\\btruncate\\b"),
          Pattern.compile("\\balter\\s+column\\b"),
          Pattern.compile("\\badd\\s+constraint\\b"),
          Pattern.compile("\\bcreate\\s+unique\\s+index\\b"),
          Pattern.compile("\\badd\\s+column\\b(?=.*\\bnot\\s+null\\b)(?!.*\\bdefault\\b)"));

  private static boolean isAdditive(String sql) {
    String text = sql.replaceAll("--[^\n]*", "").toLowerCase(Locale.ROOT);
    return Stream.of(text.split(";", -1))
        .map(statement -> statement.replaceAll("\\s+", " "))
        .allMatch(statement ->
            NOT_ADDITIVE.stream().noneMatch(pattern -> pattern.matcher(statement).find()));
  }

  private static int number(Path file) {
    return Integer.parseInt(file.getFileName().toString().replaceAll("V(\\d+)__.*", "$1"));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void migrationsOnlyAdd() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<Path> checked = files.filter(file -> number(file) >= FIRST).toList();
      assertThat(checked)
          .isNotEmpty()
          .allSatisfy(file -> assertThat(isAdditive(read(file))).as("%s", file).isTrue());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DROP TABLE game;",
        "ALTER TABLE sitter RENAME TO device;",
        "ALTER TABLE game\n  DROP COLUMN finished;",
        "ALTER TABLE game ADD COLUMN x INTEGER NOT NULL;",
        "ALTER TABLE game ADD COLUMN y INTEGER DEFAULT 0; ALTER TABLE game ADD COLUMN x TEXT NOT"
            + " NULL;",
        "CREATE UNIQUE INDEX one ON game (created);"
      })
  void refusesWhatTakesAway(String sql) {
    assertThat(isAdditive(sql)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-- DROP nothing\nCREATE TABLE t (id TEXT NOT NULL);",
        "ALTER TABLE game ADD COLUMN x BIGINT NOT NULL DEFAULT 1;",
        "ALTER TABLE game ADD COLUMN x BIGINT;"
      })
  void acceptsWhatAdds(String sql) {
    assertThat(isAdditive(sql)).isTrue();
  }
}
