package tabuleiro.app.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.play.file.LinkTarget;
import tabuleiro.rules.Message;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.PostgresAddress;
import tabuleiro.server.kernel.database.StoreException;

/// Parses the name of a database: a file, or the address of a PostgreSQL database. Where the
/// address names no user or password, they come from the environment variables that PostgreSQL's
/// own programs use.
final class DatabaseArgument {
  private DatabaseArgument() {}

  /// Returns the database of a text; without a text, a file in the user's data folder.
  ///
  /// @throws UsageException when the text is neither an address nor a path
  static DatabaseAddress parse(Optional<String> text, Map<String, String> environment, Path home) {
    if (text.isEmpty()) {
      return new DatabaseAddress.Sqlite(folder(environment, home).resolve("games.db"));
    }
    if (PostgresAddress.isAddress(text.get())) {
      return postgres(text.get(), environment);
    }
    try {
      return new DatabaseAddress.Sqlite(target(Path.of(text.get())));
    } catch (InvalidPathException e) {
      throw OptionValues.invalid("--database", text.get());
    }
  }

  /// Follows a symbolic link: the lock and the log lie next to the file itself, whatever name it
  /// has.
  private static Path target(Path file) {
    try {
      return Files.isSymbolicLink(file) ? LinkTarget.of(file) : file;
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }

  private static DatabaseAddress postgres(String address, Map<String, String> environment) {
    try {
      return PostgresAddress.parse(
          address,
          environment.getOrDefault("PGUSER", System.getProperty("user.name")),
          environment.getOrDefault("PGPASSWORD", ""));
    } catch (StoreException e) {
      throw new UsageException(e.message());
    }
  }

  private static Path folder(Map<String, String> environment, Path home) {
    for (String variable : List.of("XDG_DATA_HOME", "LOCALAPPDATA")) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        return Path.of(value, "tabuleiro");
      }
    }
    return home.resolve(".local").resolve("share").resolve("tabuleiro");
  }
}
