package tabuleiro.server.http;

import io.avaje.jsonb.Jsonb;
import tabuleiro.rules.Message;

/// Converts records to JSON and back. Unknown fields are ignored; missing ones are null, zero or
/// empty, and the records check them.
public final class JsonText {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private JsonText() {}

  /// Formats a record as JSON on one line.
  public static String format(Object value) {
    return JSONB.toJson(value);
  }

  /// Parses a record.
  ///
  /// @throws ProblemException when the text is not valid JSON for the type
  public static <T> T parse(String text, Class<T> type) {
    try {
      T value = JSONB.type(type).fromJson(text);
      if (value != null) {
        return value;
      }
    } catch (RuntimeException | StackOverflowError e) {
      // The parser reports invalid text by many types of exception: a text that ends inside a name
      // causes a StringIndexOutOfBoundsException.
    }
    throw new ProblemException(400, "json", Message.of("http.json"));
  }
}
