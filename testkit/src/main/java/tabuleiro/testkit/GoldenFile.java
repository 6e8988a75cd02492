package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Golden texts: what a screen looked like when somebody last looked at it and found it right.
public final class GoldenFile {
  private GoldenFile() {}

  /// Compares a text with the file `src/test/golden/name` of the module under test.
  ///
  /// To accept new texts, run the tests with `-Dgolden=write`, and look at the difference before
  /// committing it.
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
