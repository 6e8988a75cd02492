package tabuleiro.server.kernel.tracing;

import java.time.Duration;

/// Sends spans to a collector of traces: for each what was done, when, and which span has caused
/// it. Thread-safe.
public interface Tracing extends AutoCloseable {
  /// Traces nothing.
  Tracing OFF =
      new Tracing() {
        @Override
        public ActiveSpan startRequest(String name, TraceContext cause) {
          return ActiveSpan.NONE;
        }

        @Override
        public ActiveSpan start(String name, TraceContext cause, Duration ago) {
          return ActiveSpan.NONE;
        }

        @Override
        public TraceContext current() {
          return TraceContext.NONE;
        }

        @Override
        public void close() {}
      };

  /// Starts to trace if the options say so; otherwise nothing of the library is loaded.
  ///
  /// @throws TracingException when an option or an environment variable is wrong
  static Tracing start(TraceOptions options) {
    return options.isOn() ? OtlpTracing.start(options.collector()) : OFF;
  }

  /// Begins the span of a request of a client.
  ///
  /// @param cause the client's span, if the client has named one
  ActiveSpan startRequest(String name, TraceContext cause);

  /// Begins a span within the server.
  ///
  /// @param cause the span that has caused it; without one it begins a trace
  /// @param ago how long ago it has begun
  ActiveSpan start(String name, TraceContext cause, Duration ago);

  /// Begins a span within the server now; see [#start(String, TraceContext, Duration)].
  default ActiveSpan start(String name, TraceContext cause) {
    return start(name, cause, Duration.ZERO);
  }

  /// Returns the current span of this thread.
  TraceContext current();

  /// Sends the remaining spans; gives up after two seconds.
  @Override
  void close();
}
