package tabuleiro.server.presence;

import java.util.List;

/// A sign of life that a server has given.
///
/// @param servers the servers that are alive, in order
/// @param isNew whether the server was not known, so that nothing is stored of its connections
record StoredBeat(List<StoredServer> servers, boolean isNew) {
  /// Copies the list.
  StoredBeat {
    servers = List.copyOf(servers);
  }
}
