package tabuleiro.server.kernel.tracing;

import java.util.Optional;
import java.util.regex.Pattern;

/// The span that has caused something, in the form of the header `traceparent` of the W3C
/// recommendation "Trace Context". It is not secret.
///
/// @param traceparent the header; empty when nothing is traced
public record TraceContext(String traceparent) {
  /// The name of the header.
  public static final String HEADER = "traceparent";

  /// No cause: what happens begins a trace.
  public static final TraceContext NONE = new TraceContext("");

  /// The form of version 00, and the part of later versions that must be read.
  private static final Pattern FORM =
      Pattern.compile("(?!ff)[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}(-.{0,64})?");

  /// Parses a header.
  ///
  /// @return [#NONE] when there is none, or it is malformed
  public static TraceContext parse(Optional<String> header) {
    return header.filter(text -> FORM.matcher(text).matches()).map(TraceContext::new).orElse(NONE);
  }

  /// Returns whether something is traced.
  public boolean isPresent() {
    return !traceparent.isEmpty();
  }
}
