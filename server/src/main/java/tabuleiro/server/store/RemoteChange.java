package tabuleiro.server.store;

import java.util.Optional;

/// A change that another server on the same database has made.
///
/// @param game the id of the game; empty after an interrupted connection, when any game may have
///   changed
/// @param sequence the number of the event; 0 when a player has taken a seat
public record RemoteChange(Optional<String> game, int sequence) {
  static final RemoteChange UNKNOWN = new RemoteChange(Optional.empty(), 0);
}
