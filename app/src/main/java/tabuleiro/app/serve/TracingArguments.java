package tabuleiro.app.serve;

import java.net.URI;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.server.kernel.tracing.TraceOptions;

/// The option that switches traces on. The environment variables of OpenTelemetry do it too.
final class TracingArguments {
  @Option(names = "--trace", paramLabel = "URL", descriptionKey = "serve-trace")
  private Optional<String> collector = Optional.empty();

  /// Returns whether to trace, and to which collector.
  ///
  /// @throws UsageException when the address is none on the web, or contains a password, which
  ///   every user of the machine could read
  TraceOptions options() {
    if (collector.isPresent() && !isAddress(collector.get())) {
      throw OptionValues.invalid("--trace", collector.get());
    }
    return TraceOptions.of(collector, System.getenv());
  }

  private static boolean isAddress(String text) {
    try {
      URI address = URI.create(text);
      return text.matches("https?://.*")
          && address.getHost() != null
          && address.getUserInfo() == null
          && address.getQuery() == null
          && address.getFragment() == null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
