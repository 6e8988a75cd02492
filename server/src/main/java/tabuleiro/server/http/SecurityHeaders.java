package tabuleiro.server.http;

import io.javalin.http.Context;

/// The headers that tell a browser to do less: only our own scripts, styles and connections, in no
/// foreign frame, and no word to others about where a reader was.
final class SecurityHeaders {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
          + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
          + "frame-ancestors 'none'";

  private SecurityHeaders() {}

  static void addTo(Context context) {
    context.header("Content-Security-Policy", POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  }
}
