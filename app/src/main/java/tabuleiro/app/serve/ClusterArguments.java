package tabuleiro.app.serve;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.server.ClusterOptions;

/// The options of a server that shares its database with others.
final class ClusterArguments {
  private static final int MAX_DRAIN_SECONDS = 600;

  @Option(names = "--drain", paramLabel = "SECONDS", descriptionKey = "serve-drain")
  private Optional<Integer> drainSeconds = Optional.empty();

  /// Returns the options.
  ///
  /// @throws tabuleiro.app.cli.UsageException when a value is out of range
  ClusterOptions options() {
    drainSeconds.ifPresent(
        seconds -> OptionValues.requireRange("--drain", seconds, 0, MAX_DRAIN_SECONDS));
    return new ClusterOptions(Duration.ofSeconds(drainSeconds.orElse(0)));
  }
}
