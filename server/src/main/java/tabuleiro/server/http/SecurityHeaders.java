package tabuleiro.server.http;

import io.javalin.http.Context;

/// The security headers of every response: only the server's own scripts, styles and connections,
/// no embedding in other sites, no referrer, and no unencrypted connection after an encrypted one.
public final class SecurityHeaders {
  private static final String NO_FRAMES = "frame-ancestors 'none'";

  private static final String POLICY =
      "default-src 'none'; script-src 'self' "
          + ThemeScript.SOURCE
          + "; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
          + "manifest-src 'self'; base-uri 'none'; form-action 'self'; "
          + NO_FRAMES;

  /// The worker of the engine: WebAssembly, and the functions that its runtime makes from text.
  private static final String COMPILING_POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; "
          + "connect-src 'self'";

  private SecurityHeaders() {}

  /// @param isSecure whether the client's connection is encrypted
  static void addTo(Context context, boolean isSecure) {
    if (isSecure) {
      context.header("Strict-Transport-Security", "max-age=31536000");
    }
    context.header("Content-Security-Policy", POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  }

  /// Lets a worker compile the engine. A worker has no page, and this one sees only what pages of
  /// the site send to it.
  static void allowCompiling(Context context) {
    context.header("Content-Security-Policy", COMPILING_POLICY);
  }

  /// Lets other sites show a page in a frame. Such a page must have no actions: a site could lay
  /// its own page over it.
  public static void allowFrames(Context context) {
    context.header("Content-Security-Policy", POLICY.replace(NO_FRAMES, "frame-ancestors *"));
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
  }
}
