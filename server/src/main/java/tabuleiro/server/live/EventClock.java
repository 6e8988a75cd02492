package tabuleiro.server.live;

import java.util.function.LongSupplier;

/// A time that stands still until somebody tells another. With it a table's clock reads the times
/// of the events, and so shows the same whenever the game is replayed.
final class EventClock implements LongSupplier {
  private long millis;

  /// Says what time it is, in milliseconds since 1970.
  void setMillis(long millis) {
    this.millis = millis;
  }

  /// Returns what time it is, in milliseconds since 1970.
  long millis() {
    return millis;
  }

  @Override
  public long getAsLong() {
    return millis * 1_000_000;
  }
}
