package tabuleiro.documentation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The pages that the build has made, with all that they load.
public final class DocumentationFiles {
  /// The list of all files.
  static final String LIST = "files.txt";

  private DocumentationFiles() {}

  /// Returns the names of all files, with slashes, in order, such as `en/rules/talpa.html`.
  public static List<String> names() {
    return new String(read(LIST), StandardCharsets.UTF_8).lines().toList();
  }

  /// Returns the content of a file.
  ///
  /// @param name one of [#names()]
  public static byte[] read(String name) {
    try (InputStream in = DocumentationFiles.class.getResourceAsStream("/web/docs/" + name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
