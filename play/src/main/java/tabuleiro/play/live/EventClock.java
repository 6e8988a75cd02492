package tabuleiro.play.live;

import java.util.function.LongSupplier;

/// A clock that shows the time of the event being applied. A session that reads it shows the same
/// times whenever the game is replayed.
public final class EventClock implements LongSupplier {
  private long millis;

  /// Sets the time, in milliseconds since 1970.
  public void setMillis(long millis) {
    this.millis = millis;
  }

  /// Returns the time, in milliseconds since 1970.
  public long millis() {
    return millis;
  }

  @Override
  public long getAsLong() {
    return millis * 1_000_000;
  }
}
