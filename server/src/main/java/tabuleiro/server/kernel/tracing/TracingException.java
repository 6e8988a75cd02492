package tabuleiro.server.kernel.tracing;

import java.util.Optional;

/// The traces cannot be started, because an option or an environment variable is wrong.
public final class TracingException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String reason;

  TracingException(RuntimeException cause) {
    super(cause);
    reason = Optional.ofNullable(cause.getMessage()).orElseGet(cause::toString);
  }

  /// Returns what is wrong, in English, as the library of OpenTelemetry describes it.
  public String reason() {
    return reason;
  }
}
