package tabuleiro.server.http;

import io.javalin.http.Context;

/// Sends responses that must not be cached, and tells caches what others depend on.
public final class Responses {
  public static final String JSON = "application/json";

  private Responses() {}

  /// Sends a record as JSON.
  public static void sendJson(Context context, int status, Object value) {
    sendJson(context, status, JsonText.format(value));
  }

  /// Sends JSON text.
  public static void sendJson(Context context, int status, String text) {
    context.status(status);
    context.contentType(JSON);
    context.header("Cache-Control", "no-store");
    context.result(text);
  }

  /// Tells caches that a response depends on the language of the reader (RFC 9110, 12.5.5).
  public static void varyByLanguage(Context context) {
    context.header("Vary", "Accept-Encoding, Accept-Language, Cookie");
  }

  /// Sends plain text.
  public static void sendText(Context context, String text) {
    context.contentType("text/plain; charset=utf-8");
    context.header("Cache-Control", "no-store");
    context.result(text);
  }
}
