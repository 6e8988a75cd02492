package tabuleiro.app.serve;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.cli.UserHome;
import tabuleiro.rules.Message;
import tabuleiro.server.ClusterOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.presence.ServerRole;

/// The options of a server that shares its database with others.
final class ClusterArguments {
  private static final int MAX_DRAIN_SECONDS = 600;

  @Option(names = "--drain", paramLabel = "SECONDS", descriptionKey = "serve-drain")
  private Optional<Integer> drainSeconds = Optional.empty();

  @Option(names = "--role", paramLabel = "ROLE", descriptionKey = "serve-role")
  private String role = ServerRole.BOTH.text();

  @Option(names = "--replica", paramLabel = "DATABASE", descriptionKey = "serve-replica")
  private Optional<String> replica = Optional.empty();

  /// Returns the options.
  ///
  /// @param database where games are stored; only a PostgreSQL can be shared
  /// @throws UsageException when a value is out of range, or a server alone is to do only a part or
  ///   has a replica
  ClusterOptions options(DatabaseAddress database) {
    drainSeconds.ifPresent(
        seconds -> OptionValues.requireRange("--drain", seconds, 0, MAX_DRAIN_SECONDS));
    ServerRole does =
        ServerRole.parse(role).orElseThrow(() -> OptionValues.invalid("--role", role));
    if (does != ServerRole.BOTH && database instanceof DatabaseAddress.Sqlite) {
      throw new UsageException(Message.of("serve-role-alone", role));
    }
    return new ClusterOptions(
        Duration.ofSeconds(drainSeconds.orElse(0)),
        does,
        replica.map(text -> copy(text, database)));
  }

  private static DatabaseAddress.Postgres copy(String text, DatabaseAddress database) {
    if (database instanceof DatabaseAddress.Sqlite) {
      throw new UsageException(Message.of("serve-replica-alone"));
    }
    Map<String, String> environment = System.getenv();
    if (DatabaseArgument.parse(Optional.of(text), environment, UserHome.of(environment))
        instanceof DatabaseAddress.Postgres postgres) {
      return postgres;
    }
    throw OptionValues.invalid("--replica", text);
  }
}
