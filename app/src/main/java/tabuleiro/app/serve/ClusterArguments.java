package tabuleiro.app.serve;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;
import tabuleiro.server.ClusterOptions;
import tabuleiro.server.store.Database;
import tabuleiro.server.store.visitor.ServerRole;

/// The options of a server that shares its database with others.
final class ClusterArguments {
  private static final int MAX_DRAIN_SECONDS = 600;

  @Option(names = "--drain", paramLabel = "SECONDS", descriptionKey = "serve-drain")
  private Optional<Integer> drainSeconds = Optional.empty();

  @Option(names = "--role", paramLabel = "ROLE", descriptionKey = "serve-role")
  private String role = ServerRole.BOTH.text();

  /// Returns the options.
  ///
  /// @param database where games are stored; only a PostgreSQL can be shared
  /// @throws UsageException when a value is out of range, or a server alone is to do only a part
  ClusterOptions options(Database database) {
    drainSeconds.ifPresent(
        seconds -> OptionValues.requireRange("--drain", seconds, 0, MAX_DRAIN_SECONDS));
    ServerRole does =
        ServerRole.parse(role).orElseThrow(() -> OptionValues.invalid("--role", role));
    if (does != ServerRole.BOTH && database instanceof Database.Sqlite) {
      throw new UsageException(Message.of("serve-role-alone", role));
    }
    return new ClusterOptions(Duration.ofSeconds(drainSeconds.orElse(0)), does);
  }
}
