package tabuleiro.server.kernel.tracing;

/// A span that has begun: it is the current one of its thread until it is closed on that thread.
/// Attributes must contain no secrets, addresses or ids of games.
public interface ActiveSpan extends AutoCloseable {
  /// Does nothing.
  ActiveSpan NONE =
      new ActiveSpan() {
        @Override
        public void rename(String name) {}

        @Override
        public void set(String key, String value) {}

        @Override
        public void set(String key, long value) {}

        @Override
        public void fail() {}

        @Override
        public void close() {}
      };

  /// Changes the name.
  void rename(String name);

  /// Sets an attribute.
  void set(String key, String value);

  /// Sets an attribute.
  void set(String key, long value);

  /// Marks the span as failed, by a fault of the server.
  void fail();

  /// Ends the span.
  @Override
  void close();
}
