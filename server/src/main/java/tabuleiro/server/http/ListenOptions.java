package tabuleiro.server.http;

import java.util.Set;

/// Where the server listens, and whom it believes.
///
/// @param address of this machine, such as `127.0.0.1`, or a name of it
/// @param port 0 for any that is free
/// @param hostNames under which the server is known beside `localhost` and addresses, in small
///   letters
/// @param trustedProxies the addresses of proxies whose word counts about where a call comes from
public record ListenOptions(
    String address, int port, Set<String> hostNames, Set<String> trustedProxies) {
  /// Copies the sets.
  public ListenOptions {
    hostNames = Set.copyOf(hostNames);
    trustedProxies = Set.copyOf(trustedProxies);
  }

  /// Returns where only this machine can reach it.
  public static ListenOptions loopback(int port) {
    return new ListenOptions("127.0.0.1", port, Set.of(), Set.of());
  }
}
