package tabuleiro.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.Phrase;

/// What comes in with a call, up to a limit.
public final class Body {
  /// The longest body, in bytes.
  public static final int LIMIT = 64 * 1024;

  /// The longest body that holds a game's record, in bytes.
  public static final int RECORD_LIMIT = 1024 * 1024;

  private Body() {}

  /// Reads a body of JSON.
  ///
  /// @throws Problem when it is too long, is not said to be JSON, or is none of that shape
  public static <T> T json(Context context, Class<T> type) {
    return json(context, type, LIMIT);
  }

  /// Reads a body of JSON up to another limit.
  ///
  /// @throws Problem when it is too long, is not said to be JSON, or is none of that shape
  public static <T> T json(Context context, Class<T> type, int limit) {
    String kind = Optional.ofNullable(context.contentType()).orElse("").toLowerCase(Locale.ROOT);
    if (!kind.split(";", 2)[0].strip().equals("application/json")) {
      throw new Problem(415, "content-type", Phrase.of("http.content-type"));
    }
    return JsonText.read(text(context, limit), type);
  }

  /// Reads a body of text in UTF-8.
  ///
  /// @param limit the most bytes
  /// @throws Problem when it is longer or no UTF-8
  public static String text(Context context, int limit) {
    try {
      byte[] bytes = context.req().getInputStream().readNBytes(limit + 1);
      if (bytes.length > limit) {
        throw new Problem(413, "too-large", Phrase.of("http.too-large", limit / 1024));
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Problem(400, "encoding", Phrase.of("http.encoding"));
    } catch (IOException e) {
      throw new Problem(400, "broken-off", Phrase.of("http.broken-off"));
    }
  }
}
