package tabuleiro.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.rules.Message;

/// Reads the bodies of requests, up to a limit.
public final class RequestBody {
  /// The largest body, in bytes.
  public static final int MAX_BYTES = 64 * 1024;

  /// The largest body that contains a game record, in bytes.
  public static final int MAX_RECORD_BYTES = 1024 * 1024;

  /// How long a body may take to arrive, in nanoseconds. A guess: a record over a slow connection.
  private static final long TIMEOUT_NANOS = 20_000_000_000L;

  private static final int BUFFER_SIZE = 8 * 1024;

  /// The attribute of a request with the time at which the server began to read its body.
  private static final String BEGIN = "tabuleiro.body-begin";

  private RequestBody() {}

  /// Reads a JSON object of up to [#MAX_BYTES].
  ///
  /// @throws ProblemException when it is too large, is not declared as JSON, or is not exactly one
  ///   JSON object
  public static JsonObject readJson(Context context) {
    return readJson(context, MAX_BYTES);
  }

  /// Reads a JSON object up to a given size.
  ///
  /// @param limit the largest size, in bytes
  /// @throws ProblemException when it is too large, is not declared as JSON, or is not exactly one
  ///   JSON object
  public static JsonObject readJson(Context context, int limit) {
    String kind = Optional.ofNullable(context.contentType()).orElse("").toLowerCase(Locale.ROOT);
    if (!kind.split(";", 2)[0].strip().equals("application/json")) {
      throw new ProblemException(415, "content-type", Message.of("http.content-type"));
    }
    return JsonObject.parse(readText(context, limit));
  }

  /// Reads a body of text in UTF-8.
  ///
  /// @param limit the largest size, in bytes
  /// @throws ProblemException when it is too large, is not valid UTF-8, or takes too long to arrive
  public static String readText(Context context, int limit) {
    try {
      byte[] bytes = readBytes(context, limit);
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new ProblemException(400, "encoding", Message.of("http.encoding"));
    } catch (IOException e) {
      throw new ProblemException(400, "broken-off", Message.of("http.broken-off"));
    }
  }

  /// Reads what no route has read, so that the connection can be used for the next request. A body
  /// that is too large or does not arrive ends the connection instead.
  public static void readRest(Context context) {
    int length = context.req().getContentLength();
    if (length > 0 && length <= MAX_BYTES) {
      try {
        var _ = readBytes(context, MAX_BYTES);
      } catch (IOException | ProblemException e) {
        context.res().setHeader("Connection", "close");
      }
    }
  }

  /// Both readings of a body, that of its route and that of the rest, share the time.
  private static byte[] readBytes(Context context, int limit) throws IOException {
    Long begun = context.attribute(BEGIN);
    long begin = begun == null ? System.nanoTime() : begun;
    context.attribute(BEGIN, begin);
    return readBytes(context.req().getInputStream(), limit, begin, System::nanoTime);
  }

  /// Reads a stream to its end. The connection has its own time limit between two bytes; this
  /// method also limits the total time.
  ///
  /// @param limit the largest size, in bytes
  /// @param begin when the server began to read the body, by the clock
  /// @param nanoTime a clock, in nanoseconds from any start
  static byte[] readBytes(InputStream in, int limit, long begin, LongSupplier nanoTime)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] portion = new byte[BUFFER_SIZE];
    while (nanoTime.getAsLong() - begin <= TIMEOUT_NANOS) {
      int count = in.read(portion);
      if (count < 0) {
        return bytes.toByteArray();
      }
      bytes.write(portion, 0, count);
      if (bytes.size() > limit) {
        throw new ProblemException(413, "too-large", Message.of("http.too-large", limit / 1024));
      }
    }
    throw new ProblemException(408, "slow", Message.of("http.slow"));
  }
}
