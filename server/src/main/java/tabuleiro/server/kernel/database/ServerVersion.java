package tabuleiro.server.kernel.database;

/// The version of a PostgreSQL server.
final class ServerVersion {
  /// The oldest version that the documentation promises.
  private static final int MIN_VERSION = 15;

  private ServerVersion() {}

  /// Checks that a server is not too old.
  ///
  /// @param major such as 15
  /// @throws StoreException when it is too old
  public static void require(int major, DatabaseAddress.Postgres database) {
    if (major < MIN_VERSION) {
      throw new StoreException(
          "store.postgres-version",
          database.toString(),
          String.valueOf(major),
          String.valueOf(MIN_VERSION));
    }
  }
}
