package tabuleiro.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Reads tables that stand beside the classes as text: a line for each row, and lines that begin
/// with `#` for people.
public final class TableLines {
  private TableLines() {}

  /// Returns the rows of a table.
  ///
  /// Precondition: there is such a resource.
  public static List<String> of(String name) {
    try (InputStream in = TableLines.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no " + name);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
