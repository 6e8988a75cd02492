package tabuleiro.server.http;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;

/// Closes new connections of a network that has too many: each costs memory and a file handle, also
/// while nothing is sent on it. Sockets, whose connections replace those of HTTP, have limits of
/// their own. Thread-safe.
final class ConnectionLimit implements Connection.Listener, LifeCycle.Listener {
  /// How many connections of a network may be open. A guess: some people in one building, whose
  /// browsers keep six each for half a minute.
  public static final int MOST = 500;

  private final Function<String, Optional<String>> networks;
  private final Map<Connection, String> counted = new ConcurrentHashMap<>();
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

  /// @param networks returns the network of an address; empty for one without a limit, such as that
  ///   of a reverse proxy, whose connections are those of all players
  public ConnectionLimit(Function<String, Optional<String>> networks) {
    this.networks = networks;
  }

  /// Listens to the connections of a server from its start on.
  @Override
  public void lifeCycleStarting(LifeCycle event) {
    if (event instanceof Server server) {
      for (Connector connector : server.getConnectors()) {
        connector.addEventListener(this);
      }
    }
  }

  @Override
  public void onOpened(Connection connection) {
    if (connection instanceof ConnectionMetaData
        && connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote) {
      networks
          .apply(remote.getAddress().getHostAddress())
          .ifPresent(network -> count(connection, network));
    }
  }

  private void count(Connection connection, String network) {
    counted.put(connection, network);
    if (counts.merge(network, 1, Integer::sum) > MOST) {
      connection.getEndPoint().close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    Optional.ofNullable(counted.remove(connection))
        .ifPresent(network ->
            counts.computeIfPresent(network, (_, count) -> count == 1 ? null : count - 1));
  }
}
