package tabuleiro.server.http;

import io.avaje.jsonb.Jsonb;
import tabuleiro.rules.Message;

/// Records as JSON text and back. What is unknown is left out, what is missing is null, zero or
/// empty: the records check it.
public final class JsonText {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private JsonText() {}

  /// Returns a record as JSON on one line.
  public static String format(Object value) {
    return JSONB.toJson(value);
  }

  /// Reads a record.
  ///
  /// @throws ProblemException when the text is no JSON of that shape
  public static <T> T parse(String text, Class<T> type) {
    try {
      T value = JSONB.type(type).fromJson(text);
      if (value != null) {
        return value;
      }
    } catch (RuntimeException | StackOverflowError e) {
      // Whatever is wrong with it, it is not what was asked for. The parser has many ways to say
      // so:
      // a text that is cut off inside a name is a StringIndexOutOfBoundsException.
    }
    throw new ProblemException(400, "json", Message.of("http.json"));
  }
}
