package tabuleiro.server.http;

import java.util.Set;

/// The address of the server, and the proxies that it trusts.
///
/// @param address an address or name of this machine, such as `127.0.0.1`
/// @param port 0 for any free port
/// @param hostNames the host names under which the server is known, in addition to `localhost` and
///   addresses, in lower case
/// @param trustedProxies the addresses of reverse proxies whose `X-Forwarded` headers are trusted,
///   or networks such as `10.0.0.0/8`
/// @param sharedNetworks the addresses or networks from which different people play, such as that
///   of a club: rated games within them count as those between different networks
public record ListenOptions(
    String address,
    int port,
    Set<String> hostNames,
    Set<String> trustedProxies,
    Set<String> sharedNetworks) {
  /// Copies the sets.
  public ListenOptions {
    hostNames = Set.copyOf(hostNames);
    trustedProxies = Set.copyOf(trustedProxies);
    sharedNetworks = Set.copyOf(sharedNetworks);
  }

  /// Returns options for a server that only this machine can reach.
  public static ListenOptions loopback(int port) {
    return new ListenOptions("127.0.0.1", port, Set.of(), Set.of(), Set.of());
  }
}
