package tabuleiro.server.live;

import tabuleiro.server.event.Actor;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameAction;

/// What somebody wants to do in a game.
///
/// @param actor whose seat it comes from, which the caller has checked
/// @param clientId the author's own id for it; the same id again gets the same answer
/// @param lastSeenSequence the number of the last event that the author has seen
/// @param ply how many moves the author has seen on the table
/// @param action what is to be done
/// @param receivedMillis when it was received, in milliseconds since 1970: what the clock counts
public record ClientRequest(
    Actor actor,
    String clientId,
    int lastSeenSequence,
    int ply,
    RequestedAction action,
    long receivedMillis) {
  /// Checks the client's id.
  ///
  /// @throws tabuleiro.server.store.StoreException when it has another form
  public ClientRequest {
    EventContent.requireId(clientId);
  }

  /// Makes the command to do something as it is kept.
  ///
  /// @throws tabuleiro.server.store.StoreException when the client's id has another form
  public ClientRequest(
      Actor actor,
      String clientId,
      int lastSeenSequence,
      int ply,
      GameAction deed,
      long receivedMillis) {
    this(actor, clientId, lastSeenSequence, ply, new RequestedAction.Exact(deed), receivedMillis);
  }
}
