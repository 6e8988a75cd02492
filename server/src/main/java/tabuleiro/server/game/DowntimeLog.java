package tabuleiro.server.game;

/// Knows in which periods no server was alive. A clock must not decide a game before it knows them.
public interface DowntimeLog {
  /// Counts all time as time in which a server was alive.
  DowntimeLog ALWAYS =
      new DowntimeLog() {
        @Override
        public void confirm(long millis) {}

        @Override
        public long downtimeEndMillis() {
          return 0;
        }
      };

  /// Makes sure that all downtimes before a moment are stored; waits for the disk if necessary.
  ///
  /// @param millis the moment, in milliseconds since 1970
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be written to
  void confirm(long millis);

  /// Returns when the last downtime ended, in milliseconds since 1970; 0 if there was none.
  long downtimeEndMillis();
}
