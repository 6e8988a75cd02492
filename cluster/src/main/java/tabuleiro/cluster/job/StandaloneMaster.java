package tabuleiro.cluster.job;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The master of a standalone cluster, `spark://HOST:PORT`, or several with commas between them.
final class StandaloneMaster {
  private static final String SCHEME = "spark://";
  private static final Pattern ADDRESS = Pattern.compile("\\[?([^\\[\\]]+)]?:([0-9]{1,5})");
  private static final int TIMEOUT_MILLIS = 5000;

  private StandaloneMaster() {}

  /// Returns whether a master accepts connections. Spark itself would try for a minute. Other kinds
  /// of masters, and addresses that Spark refuses, count as reachable.
  static boolean isReachable(String master) {
    if (!master.startsWith(SCHEME)) {
      return true;
    }
    List<Matcher> addresses =
        List.of(master.substring(SCHEME.length()).split(",")).stream()
            .map(ADDRESS::matcher)
            .toList();
    return !addresses.stream().allMatch(Matcher::matches)
        || addresses.stream()
            .anyMatch(one -> accepts(one.group(1), Integer.parseInt(one.group(2))));
  }

  private static boolean accepts(String host, int port) {
    if (port > 65535) {
      return true;
    }
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), TIMEOUT_MILLIS);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
