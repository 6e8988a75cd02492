package tabuleiro.server.http;

import java.util.Set;

/// Where the server listens, and whom it believes.
///
/// @param address of this machine, such as `127.0.0.1`, or a name of it
/// @param port 0 for any that is free
/// @param names under which the server is known beside `localhost` and addresses, in small letters
/// @param proxies the addresses of proxies whose word counts about where a call comes from
public record Listening(String address, int port, Set<String> names, Set<String> proxies) {
  /// Copies the sets.
  public Listening {
    names = Set.copyOf(names);
    proxies = Set.copyOf(proxies);
  }

  /// Returns where only this machine can reach it.
  public static Listening loopback(int port) {
    return new Listening("127.0.0.1", port, Set.of(), Set.of());
  }
}
