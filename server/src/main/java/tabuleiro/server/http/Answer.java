package tabuleiro.server.http;

import io.javalin.http.Context;

/// What is answered to a call.
public final class Answer {
  static final String JSON = "application/json";

  private Answer() {}

  /// Answers with a record as JSON, which nobody keeps.
  public static void json(Context context, int status, Object value) {
    json(context, status, JsonText.of(value));
  }

  /// Answers with JSON text, which nobody keeps.
  public static void json(Context context, int status, String text) {
    context.status(status);
    context.contentType(JSON);
    context.header("Cache-Control", "no-store");
    context.result(text);
  }

  /// Answers with plain text, which nobody keeps.
  public static void text(Context context, String text) {
    context.contentType("text/plain; charset=utf-8");
    context.header("Cache-Control", "no-store");
    context.result(text);
  }
}
