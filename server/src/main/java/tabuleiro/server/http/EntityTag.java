package tabuleiro.server.http;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Collections;

/// The tag of a representation (RFC 9110, 8.8.3). It is a weak one: the compressed content and the
/// uncompressed have the same.
///
/// @param value the tag without its quotation marks
record EntityTag(String value) {
  /// Adds the tag to the answer, which has the status 304 if the client has this content.
  ///
  /// @return whether the client has it
  boolean isKnown(Context context) {
    context.header("ETag", "W/\"" + value + '"');
    boolean isKnown =
        Collections.list(context.req().getHeaders("If-None-Match")).stream()
            .flatMap(line -> Arrays.stream(line.split(",")))
            .map(String::strip)
            .anyMatch(this::matches);
    if (isKnown) {
      context.status(304);
    }
    return isKnown;
  }

  /// The weak comparison, which the header needs (RFC 9110, 13.1.2).
  private boolean matches(String sent) {
    return sent.equals("*") || sent.replaceFirst("^W/", "").equals('"' + value + '"');
  }
}
