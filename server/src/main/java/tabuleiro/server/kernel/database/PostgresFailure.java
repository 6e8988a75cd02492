package tabuleiro.server.kernel.database;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Finds out what to do when a PostgreSQL database cannot be used.
final class PostgresFailure {
  /// The messages by `SQLSTATE`, or by its class, which is its first two characters (PostgreSQL
  /// manual, "PostgreSQL Error Codes").
  private static final Map<String, String> KEYS =
      Map.of(
          "28", "store.postgres-user",
          "3D", "store.postgres-database",
          "3F", "store.postgres-rights",
          "42501", "store.postgres-rights",
          "53300", "store.postgres-connections",
          "25006", "store.postgres-read-only",
          "57", "store.postgres-busy",
          "08", "store.postgres-away");

  private static final int CLASS_LENGTH = 2;

  private PostgresFailure() {}

  /// Returns the exception for a failure to use a database: the reason in the words of PostgreSQL,
  /// the address without its password, and what to do.
  public static StoreException of(DatabaseAddress.Postgres database, Throwable failure) {
    String reason = FailureReason.of(failure);
    String state =
        FailureReason.ofDatabase(failure)
            .flatMap(cause -> Optional.ofNullable(cause.getSQLState()))
            .orElse("");
    return new StoreException(key(state, reason), database.toString(), reason).withCause(failure);
  }

  private static String key(String state, String reason) {
    String text = reason.toLowerCase(Locale.ROOT);
    if (text.contains("pg_hba.conf")) {
      return "store.postgres-refused";
    }
    if (text.contains("ssl") || text.contains("certificat") || text.contains("pkix")) {
      return "store.postgres-tls";
    }
    if (text.contains("password")) {
      return "store.postgres-user"; // The driver's own refusals have no state of that kind.
    }
    String ofClass =
        KEYS.getOrDefault(
            state.substring(0, Math.min(CLASS_LENGTH, state.length())), "store.postgres-failed");
    return KEYS.getOrDefault(state, ofClass);
  }
}
