package tabuleiro.server.game;

/// A downtime that the store has recorded.
///
/// @param downtimeEndMillis the end of the last downtime
record KnownDowntime(long downtimeEndMillis) implements DowntimeLog {
  @Override
  public void confirm(long millis) {}
}
