package tabuleiro.app.serve;

import java.util.List;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.server.push.PushOptions;
import tabuleiro.server.push.PushServices;

/// The options of notifications to browsers.
final class NotificationOptions {
  @Option(names = "--push-service", paramLabel = "URL", descriptionKey = "push-service")
  private List<String> services = List.of();

  /// Returns the options.
  ///
  /// @throws UsageException when a push service is not an address such as
  ///   `https://push.example.org`
  PushOptions options() {
    for (String service : services) {
      if (!PushServices.isOrigin(service)) {
        throw OptionValues.invalid("--push-service", service);
      }
    }
    return PushOptions.DEFAULT.withServices(new PushServices(services));
  }
}
