package tabuleiro.server.kernel.database;

import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// Carries notifications between the servers that share a database. A notification may be lost when
/// the connection is interrupted. Thread-safe.
public interface ChangeChannel {
  /// Sends notifications in a transaction; they are delivered after its commit, and not at all when
  /// it fails.
  void send(Handle handle, List<String> payloads);

  /// Receives the notifications of all servers, this one included, until the result is closed.
  ///
  /// @param receiver receives each notification; it must return quickly and not throw
  /// @param onConnect called when the connection is open, at first and after each interruption:
  ///   earlier notifications were lost
  Subscription listen(Consumer<String> receiver, Runnable onConnect);

  /// Stops listening.
  interface Subscription extends AutoCloseable {
    @Override
    void close();
  }
}
