package tabuleiro.app.serve;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;
import tabuleiro.server.store.Database;

/// Parses the name of a database: a file, or the address of a PostgreSQL server. User and password
/// come from the environment variables that PostgreSQL's own programs use.
final class DatabaseArgument {
  private static final String JDBC = "jdbc:";
  private static final String POSTGRESQL = "postgresql://";

  private DatabaseArgument() {}

  /// Returns the database of a text; without a text, a file in the user's data folder.
  ///
  /// @throws UsageException when the text is neither an address nor a path
  static Database parse(Optional<String> text, Map<String, String> environment, Path home) {
    if (text.isEmpty()) {
      return new Database.Sqlite(folder(environment, home).resolve("games.db"));
    }
    String address = text.get().startsWith(JDBC) ? text.get() : JDBC + text.get();
    if (address.startsWith(JDBC + POSTGRESQL)) {
      return postgres(address, environment);
    }
    try {
      return new Database.Sqlite(Path.of(text.get()));
    } catch (InvalidPathException e) {
      throw OptionValues.invalid("--database", text.get());
    }
  }

  /// A password must not be on a command line, where every user of the machine can read it.
  private static Database postgres(String address, Map<String, String> environment) {
    if (address.contains("@") || address.contains("password=")) {
      throw new UsageException(Message.of("serve-password"));
    }
    return new Database.Postgres(
        address,
        environment.getOrDefault("PGUSER", System.getProperty("user.name")),
        environment.getOrDefault("PGPASSWORD", ""));
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
