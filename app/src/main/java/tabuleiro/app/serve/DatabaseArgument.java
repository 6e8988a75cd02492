package tabuleiro.app.serve;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;
import tabuleiro.server.store.Database;

/// How a command line names a database: a file, or the address of a PostgreSQL server. User and
/// password come from the environment, as PostgreSQL's own programs take them.
final class DatabaseArgument {
  private static final String JDBC = "jdbc:";
  private static final String POSTGRESQL = "postgresql://";

  private DatabaseArgument() {}

  /// Returns the database of a text; the user's own file where there is none.
  ///
  /// @throws UsageException when the text is no address and no path
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
      throw new UsageException(Message.of("bad-argument", text.get(), "--database"));
    }
  }

  /// The password never stands on a command line, where everybody on the machine can read it.
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
