package tabuleiro.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The resources under `web`.
public final class WebResource {
  private WebResource() {}

  /// @param path begins with a slash; the caller has checked that it stays below `web`
  static Optional<byte[]> bytes(String path) {
    try (InputStream in = WebResource.class.getResourceAsStream("/web" + path)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns a resource as text; empty when there is none.
  ///
  /// @param path begins with a slash; the caller has checked that it stays below `web`
  public static Optional<String> text(String path) {
    return bytes(path).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }
}
