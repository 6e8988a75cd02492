package tabuleiro.server.kernel.database;

import java.nio.file.Path;

/// Where the database is that stores the games.
public sealed interface DatabaseAddress {
  /// An SQLite file, created if it does not exist. One process at a time can use it.
  ///
  /// @param file its folder is created too
  record Sqlite(Path file) implements DatabaseAddress {
    /// Returns the path of the file, for messages.
    @Override
    public String toString() {
      return file.toString();
    }
  }

  /// A database on a PostgreSQL server, version 15 or later.
  ///
  /// @param url such as `jdbc:postgresql://localhost/tabuleiro`
  /// @param user the database user
  /// @param password the user's password; empty when none is required
  record Postgres(String url, String user, String password) implements DatabaseAddress {
    /// Returns the address without the password and other parameters, for messages.
    @Override
    public String toString() {
      String place =
          url.replaceFirst("(?s)^jdbc:(postgresql:)?(//)?", "").replaceFirst("(?s)\\?.*", "");
      return "postgresql://" + user + "@" + place;
    }
  }
}
