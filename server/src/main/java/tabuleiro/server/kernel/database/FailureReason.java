package tabuleiro.server.kernel.database;

import java.io.EOFException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.sql.SQLException;
import java.util.Optional;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/// Says why a database or a file cannot be used, in the words of the database or of the operating
/// system.
public final class FailureReason {
  private FailureReason() {}

  /// Returns the reason of a failure in one line.
  public static String of(Throwable failure) {
    Optional<SQLException> database = ofDatabase(failure);
    if (database.isPresent()
        && database.get() instanceof PSQLException answer
        && answer.getServerErrorMessage() != null) {
      ServerErrorMessage message = answer.getServerErrorMessage();
      return firstLine(message.getSeverity() + ": " + message.getMessage());
    }
    Throwable cause = database.isPresent() ? database.get() : failure;
    StringBuilder reason = new StringBuilder(describe(cause));
    while (cause.getCause() != null) {
      cause = cause.getCause();
      String more = describe(cause);
      if (reason.indexOf(more) < 0) {
        reason.append(" (").append(more).append(')');
      }
    }
    return reason.toString();
  }

  /// Returns the failure of the database that has caused a failure; empty when the cause is another
  /// one.
  static Optional<SQLException> ofDatabase(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      // The libraries between wrap a failure in exceptions of the same type without a state.
      if (cause instanceof SQLException e && (e.getSQLState() != null || e.getCause() == null)) {
        return Optional.of(e);
      }
    }
    return Optional.empty();
  }

  private static String describe(Throwable cause) {
    return switch (cause) {
      case UnknownHostException e -> "unknown host " + e.getMessage();
      case SocketTimeoutException _ -> "no answer in time";
      case EOFException _ -> "the connection was closed";
      case AccessDeniedException e -> "permission denied: " + e.getFile();
      case NoSuchFileException e -> "no such file or folder: " + e.getFile();
      case FileAlreadyExistsException e -> "this is no folder: " + e.getFile();
      case FileSystemException e when e.getReason() != null -> e.getReason();
      default ->
          cause.getMessage() == null
              ? cause.getClass().getSimpleName()
              : firstLine(cause.getMessage());
    };
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("").strip().replaceFirst("[.]$", "");
  }
}
