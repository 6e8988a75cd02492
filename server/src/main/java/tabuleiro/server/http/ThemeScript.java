package tabuleiro.server.http;

import java.nio.charset.StandardCharsets;
import tabuleiro.play.live.Hashes;

/// The script that gives a page its theme before anything is painted. It is part of each page, so
/// that no page waits for a request; a content security policy permits it by its hash.
public final class ThemeScript {
  static final String TEXT = read();

  /// The source expression of a content security policy that permits the script.
  public static final String SOURCE = Hashes.policySource(TEXT);

  private ThemeScript() {}

  private static String read() {
    WebFile bundle =
        StaticFiles.bundle("/site/theme.js")
            .orElseThrow(() -> new IllegalStateException("no bundle of the theme's script"));
    return new String(bundle.bytes(), StandardCharsets.UTF_8).strip();
  }
}
