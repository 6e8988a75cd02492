package tabuleiro.server.store;

import java.util.Optional;

/// What another server on the same database has done.
///
/// @param game the id of the game in which it was; empty when nobody knows what happened, because
///   the database could not be reached for a while
/// @param sequence the number of the event; 0 when somebody has taken a seat
public record RemoteChange(Optional<String> game, int sequence) {
  static final RemoteChange UNKNOWN = new RemoteChange(Optional.empty(), 0);
}
