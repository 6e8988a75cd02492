package tabuleiro.server.http;

import io.javalin.http.Context;

/// What is answered to a call.
public final class Responses {
  static final String JSON = "application/json";

  private Responses() {}

  /// Answers with a record as JSON, which nobody keeps.
  public static void sendJson(Context context, int status, Object value) {
    sendJson(context, status, JsonText.format(value));
  }

  /// Answers with JSON text, which nobody keeps.
  public static void sendJson(Context context, int status, String text) {
    context.status(status);
    context.contentType(JSON);
    context.header("Cache-Control", "no-store");
    context.result(text);
  }

  /// Answers with plain text, which nobody keeps.
  public static void sendText(Context context, String text) {
    context.contentType("text/plain; charset=utf-8");
    context.header("Cache-Control", "no-store");
    context.result(text);
  }
}
