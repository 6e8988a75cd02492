package tabuleiro.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Reads tables that are kept as text resources: one line for each row; lines that begin with `#`
/// are comments.
public final class ResourceLines {
  private ResourceLines() {}

  /// Returns whether there is a resource.
  ///
  /// @param owner a class of the package that may hold it
  /// @param name its name, relative to that package
  public static boolean exists(Class<?> owner, String name) {
    return owner.getResource(name) != null;
  }

  /// Returns the rows of a table.
  ///
  /// @param owner a class of the package that holds the resource
  /// @param name the name of the resource, relative to that package
  /// @throws IllegalStateException when there is no such resource: a defect
  public static List<String> read(Class<?> owner, String name) {
    try (InputStream in = owner.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name + " for " + owner.getName());
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
