package tabuleiro.server.store;

import java.nio.file.Path;

/// Where games are kept.
public sealed interface Database {
  /// A file of SQLite, made when there is none; one process at a time.
  ///
  /// @param file its folder is made too
  record Sqlite(Path file) implements Database {}

  /// A database of a PostgreSQL server, 15 or newer.
  ///
  /// @param url such as `jdbc:postgresql://localhost/tabuleiro`
  /// @param user who logs in
  /// @param password the user's; empty where none is asked for
  record Postgres(String url, String user, String password) implements Database {
    /// Returns the address, without the password: it may stand in a log.
    @Override
    public String toString() {
      return user + " at " + url.replaceFirst("\\?.*", "");
    }
  }
}
