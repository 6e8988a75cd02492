package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Golden files: accepted texts of screens, with which tests compare the current ones.
public final class GoldenFile {
  private GoldenFile() {}

  /// Compares a text with the file `src/test/golden/name` of the module under test. To accept new
  /// texts, run the tests with `-Dgolden=write`, and review the difference before committing it.
  public static void check(String name, String text) {
    Path file = Path.of("src", "test", "golden", name);
    try {
      if ("write".equals(System.getProperty("golden"))) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      }
      assertThat(file).exists();
      assertThat(text).as(name).isEqualTo(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
