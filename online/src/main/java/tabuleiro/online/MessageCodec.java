package tabuleiro.online;

import io.avaje.jsonb.Jsonb;

/// Reads and writes the messages of the API as JSON.
final class MessageCodec {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private MessageCodec() {}

  static String format(Object message) {
    return JSONB.toJson(message);
  }

  /// Reads a message. Fields that this program does not know are ignored.
  ///
  /// @throws OnlineException when the text is no such message
  static <T> T parse(String json, Class<T> type) {
    try {
      return JSONB.type(type).fromJson(json);
    } catch (RuntimeException e) { // Malformed JSON, or a field that is missing.
      throw new OnlineException("online.not-understood");
    }
  }
}
