package tabuleiro.server.kernel.database;

import java.nio.file.FileSystemException;
import java.sql.SQLException;
import java.util.List;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import tabuleiro.rules.Message;

/// Thrown when the store cannot do what was requested; nothing is acknowledged then. It carries the
/// key and arguments of the message, not its text.
public final class StoreException extends RuntimeException {
  /// PostgreSQL manual, "PostgreSQL Error Codes": `disk_full`.
  private static final String POSTGRES_DISK_FULL = "53100";

  /// The text of the operating system's error ENOSPC.
  private static final String NO_SPACE = "No space left on device";

  private static final long serialVersionUID = 1L;

  private final StoreFailure failure;
  private final transient Message message;

  /// Creates an exception for a command of the operator.
  ///
  /// @param key the key of the message in the bundle `server`
  /// @param arguments the arguments of the message
  public StoreException(String key, Object... arguments) {
    this(key, arguments, StoreFailure.COMMAND);
  }

  /// Creates an exception.
  ///
  /// @param arguments the arguments of the message
  public StoreException(StoreFailure failure, Object... arguments) {
    this(failure.key(), arguments, failure);
  }

  private StoreException(String key, Object[] arguments, StoreFailure failure) {
    super(key + " " + List.of(arguments));
    this.failure = failure;
    this.message = Message.of(key, arguments);
  }

  /// Returns the exception for a record that was damaged or changed.
  ///
  /// @param sequence the number of the first event that is wrong
  public static StoreException broken(String game, int sequence) {
    return new StoreException(StoreFailure.BROKEN, game, sequence);
  }

  /// Returns the exception for a game whose rules were added by another jar, which is missing now.
  public static StoreException withoutRules(String game, String family) {
    return new StoreException(StoreFailure.NO_RULES, game, family);
  }

  /// Returns whether one game cannot be read, while all others can: its record is damaged, or its
  /// rules are missing.
  public boolean isAboutOneGame() {
    return failure == StoreFailure.BROKEN || failure == StoreFailure.NO_RULES;
  }

  /// Returns whether trying again cannot help: the store was closed, or the game was deleted.
  public boolean isFinal() {
    return failure == StoreFailure.CLOSED || failure == StoreFailure.NO_GAME;
  }

  /// Returns the exception for a failure of the database: its disk is full, or it is unavailable.
  public static StoreException ofFailure(Throwable cause) {
    return new StoreException(isFullDisk(cause) ? StoreFailure.FULL : StoreFailure.UNAVAILABLE)
        .withCause(cause);
  }

  /// Returns whether a failure has its cause in a full disk.
  public static boolean isFullDisk(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLiteException e && e.getResultCode() == SQLiteErrorCode.SQLITE_FULL) {
        return true;
      }
      if (cause instanceof SQLException e && POSTGRES_DISK_FULL.equals(e.getSQLState())) {
        return true;
      }
      if (cause instanceof FileSystemException e && NO_SPACE.equals(e.getReason())) {
        return true;
      }
    }
    return false;
  }

  /// Sets the cause, for logs, and returns this exception.
  public StoreException withCause(Throwable cause) {
    initCause(cause);
    return this;
  }

  /// Returns the message for an operator. The one for players does not tell why the database is
  /// unavailable; the operator needs to know.
  ///
  /// @param database the database that was to be used
  public Message explain(DatabaseAddress database) {
    if (failure != StoreFailure.UNAVAILABLE || getCause() == null) {
      return message;
    }
    return database instanceof DatabaseAddress.Postgres postgres
        ? PostgresFailure.of(postgres, getCause()).message()
        : Message.of("store.failed", String.valueOf(database), FailureReason.of(getCause()));
  }

  /// Returns why the store could not do it.
  public StoreFailure failure() {
    return failure;
  }

  /// Returns the message, whose texts are in the bundle `server`.
  public Message message() {
    return message;
  }
}
