package tabuleiro.online;

import java.net.http.HttpHeaders;

/// The header with which a server asks to wait.
final class RetryAfter {
  private static final long MAX_MILLIS = 60_000;

  private RetryAfter() {}

  /// Returns the wait in milliseconds, at most a minute; 0 where the server asks for none.
  static long millis(HttpHeaders headers) {
    return headers
        .firstValue("Retry-After")
        .filter(text -> text.matches("[0-9]{1,6}"))
        .map(text -> Math.min(Long.parseLong(text) * 1000, MAX_MILLIS))
        .orElse(0L);
  }
}
