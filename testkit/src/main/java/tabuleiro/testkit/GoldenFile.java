package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Golden files: accepted texts, with which tests compare the current ones. To accept new texts,
/// run the tests with `-Dgolden=write`, and review the difference before committing it.
public final class GoldenFile {
  private GoldenFile() {}

  /// Compares a text with the file `src/test/golden/name` of the module under test.
  public static void check(String name, String text) {
    check(Path.of("src", "test", "golden", name), text);
  }

  /// Compares a text with a file.
  ///
  /// @param file a path from the folder of the module under test
  public static void check(Path file, String text) {
    try {
      if ("write".equals(System.getProperty("golden"))) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      }
      assertThat(file).exists();
      assertThat(text).as(file.toString()).isEqualTo(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
