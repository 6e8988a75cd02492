package tabuleiro.app.serve;

import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.cli.UserHome;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.PostgresAddress;
import tabuleiro.server.kernel.database.StoreException;

/// The option that names the database of the games.
public final class DatabaseOption {
  @Option(names = "--database", paramLabel = "DATABASE", descriptionKey = "database")
  private Optional<String> text = Optional.empty();

  /// Returns the database; by default a file in the user's data folder. Warns of a password in the
  /// address: every user of the machine can read a command line.
  ///
  /// @throws UsageException when the text is neither an address nor a path
  public DatabaseAddress database(CommandContext context) {
    Map<String, String> environment = System.getenv();
    DatabaseAddress database = DatabaseArgument.parse(text, environment, UserHome.of(environment));
    if (database instanceof DatabaseAddress.Postgres
        && text.filter(PostgresAddress::hasPassword).isPresent()) {
      context.printError(context.messages().format("database-password"));
    }
    return database;
  }

  /// Returns the exception for a failure of a database, with the reason for the operator.
  public static CommandException failure(DatabaseAddress database, StoreException failure) {
    return new CommandException(failure.explain(database), failure);
  }
}
