package tabuleiro.server.http;

import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The id of a request, by which its log lines are found. It is not secret and gives no access.
final class RequestId {
  /// The header in which a proxy may send an id, and in which the server returns it.
  static final String HEADER = "X-Request-Id";

  /// Letters that need no escaping in a log, a header or a page.
  private static final Pattern HARMLESS = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  private RequestId() {}

  /// Returns the id that a client has sent if it is harmless, else a new one.
  ///
  /// @param sent the value of the header; null when there is none
  static String choose(@Nullable String sent) {
    return Optional.ofNullable(sent)
        .filter(text -> HARMLESS.matcher(text).matches())
        .orElseGet(RequestId::random);
  }

  /// Returns 64 random bits in hexadecimal.
  private static String random() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }
}
