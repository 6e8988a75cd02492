package tabuleiro.app.serve;

import java.net.InetAddress;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.server.http.ListenOptions;

/// The options that say where a server listens, which proxies it trusts, and which networks people
/// share.
final class ListeningOptions {
  private static final int MAX_PORT = 65_535;

  @Option(names = "--port", paramLabel = "N", descriptionKey = "port")
  private int port = 7878;

  @Option(names = "--address", paramLabel = "ADDRESS", descriptionKey = "address")
  private String address = "127.0.0.1";

  @Option(names = "--host", paramLabel = "NAME", descriptionKey = "host")
  private List<String> hosts = List.of();

  @Option(names = "--proxy", paramLabel = "ADDRESS", descriptionKey = "proxy")
  private List<String> proxies = List.of();

  @Option(names = "--shared-network", paramLabel = "ADDRESS", descriptionKey = "shared-network")
  private List<String> sharedNetworks = List.of();

  /// Returns the addresses to listen on and to trust.
  ///
  /// @throws UsageException when the port is out of range, or a proxy or a shared network is
  ///   neither an IP address nor a network
  ListenOptions listening() {
    OptionValues.requireRange("--port", port, 0, MAX_PORT);
    Set<String> names = new LinkedHashSet<>();
    hosts.forEach(host -> names.add(host.toLowerCase(Locale.ROOT)));
    Set<String> trusted = new LinkedHashSet<>();
    proxies.forEach(proxy -> trusted.add(numeric("--proxy", proxy)));
    Set<String> shared = new LinkedHashSet<>();
    sharedNetworks.forEach(network -> shared.add(numeric("--shared-network", network)));
    return new ListenOptions(address, port, names, trusted, shared);
  }

  /// Returns an address, or a network such as `10.0.0.0/8`, in the form in which requests show it.
  private static String numeric(String option, String text) {
    String[] parts = text.split("/", -1);
    try {
      InetAddress address = InetAddress.ofLiteral(parts[0]);
      int bits = Byte.SIZE * address.getAddress().length;
      int prefix = parts.length == 2 ? Integer.parseInt(parts[1]) : bits;
      if (parts.length > 2 || prefix < 0 || prefix > bits) {
        throw OptionValues.invalid(option, text);
      }
      return address.getHostAddress() + (parts.length == 2 ? "/" + prefix : "");
    } catch (IllegalArgumentException e) {
      throw OptionValues.invalid(option, text);
    }
  }
}
