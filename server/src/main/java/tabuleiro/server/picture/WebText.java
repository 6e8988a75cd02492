package tabuleiro.server.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Reads resources as text.
final class WebText {
  private WebText() {}

  /// @throws IllegalStateException when there is no such resource
  static String of(String path) {
    try (InputStream in = WebText.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("a resource is missing: " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
