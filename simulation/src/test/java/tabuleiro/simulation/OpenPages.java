package tabuleiro.simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The sockets that a visitor wants to have open. A lost one is opened again.
final class OpenPages {
  private final WebClients clients;
  private final String secret;
  private final Map<String, SimulatedSocket> sockets = new LinkedHashMap<>();

  /// @param secret the secret of the visitor's cookie or token
  OpenPages(WebClients clients, String secret) {
    this.clients = clients;
    this.secret = secret;
  }

  void open(String path) {
    sockets.put(path, clients.connect(path, secret));
  }

  /// Returns the socket of a path; empty when it is lost.
  Optional<SimulatedSocket> socket(String path) {
    return Optional.ofNullable(sockets.get(path)).filter(SimulatedSocket::isOpen);
  }

  /// Opens lost sockets again. A page continues after the last event that it has received.
  void reconnect() {
    for (Map.Entry<String, SimulatedSocket> entry : sockets.entrySet()) {
      SimulatedSocket lost = entry.getValue();
      if (!lost.isOpen()) {
        entry.setValue(clients.connect(entry.getKey() + WebMessages.resumeQuery(lost), secret));
      }
    }
  }

  /// Leaves all pages.
  ///
  /// @param isSudden whether the connections are not closed
  void leave(boolean isSudden) {
    for (SimulatedSocket socket : sockets.values()) {
      if (isSudden) {
        socket.vanish();
      } else {
        socket.close();
      }
    }
    sockets.clear();
  }
}
