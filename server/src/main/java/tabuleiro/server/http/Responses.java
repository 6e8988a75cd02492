package tabuleiro.server.http;

import io.javalin.http.Context;

/// Sends responses that must not be cached.
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

  /// Sends plain text.
  public static void sendText(Context context, String text) {
    context.contentType("text/plain; charset=utf-8");
    context.header("Cache-Control", "no-store");
    context.result(text);
  }
}
