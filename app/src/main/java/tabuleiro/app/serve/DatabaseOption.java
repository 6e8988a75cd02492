package tabuleiro.app.serve;

import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.cli.UserHome;
import tabuleiro.server.store.Database;

/// The option that names the database of the games.
public final class DatabaseOption {
  @Option(names = "--database", paramLabel = "DATABASE", descriptionKey = "database")
  private Optional<String> text = Optional.empty();

  /// Returns the database; by default a file in the user's data folder.
  ///
  /// @throws UsageException when the text is neither an address nor a path
  public Database database() {
    Map<String, String> environment = System.getenv();
    return DatabaseArgument.parse(text, environment, UserHome.of(environment));
  }
}
