package tabuleiro.app.serve;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.UsageException;
import tabuleiro.server.store.Database;

/// The option that says where games are kept.
final class DatabaseOption {
  @Option(names = "--database", paramLabel = "DATABASE", descriptionKey = "database")
  private Optional<String> text = Optional.empty();

  /// Returns the database; the user's own file where none is named.
  ///
  /// @throws UsageException when the text is no address and no path
  Database database() {
    return DatabaseArgument.parse(text, System.getenv(), Path.of(System.getProperty("user.home")));
  }
}
