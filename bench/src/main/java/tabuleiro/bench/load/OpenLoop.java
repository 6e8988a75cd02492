package tabuleiro.bench.load;

import java.util.concurrent.locks.LockSupport;

/// Sends messages at a rate, whether or not the earlier ones were answered.
///
/// @param rate the messages a second
/// @param clients the number of clients, which take turns
record OpenLoop(int rate, int clients) {
  private static final long SECOND = 1_000_000_000L;

  /// A client's message.
  interface Sender {
    /// Sends a message.
    ///
    /// @param client the number of the client
    /// @param dueNanos the time at which it is due
    void send(int client, long dueNanos);
  }

  /// Sends messages for some seconds.
  void run(double seconds, Sender sender) {
    long start = System.nanoTime();
    long all = Math.round(rate * seconds);
    for (long i = 0; i < all; i++) {
      long due = start + i * SECOND / rate;
      long wait = due - System.nanoTime();
      if (wait > 0) {
        LockSupport.parkNanos(wait);
      }
      sender.send((int) (i % clients), due);
    }
  }
}
