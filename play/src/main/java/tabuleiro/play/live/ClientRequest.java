package tabuleiro.play.live;

/// A request to act in a game.
///
/// @param actor the seat that the request comes from; the caller has checked it
/// @param clientId the actor's own id for the request; a repeated id gets the same result
/// @param lastSeenSequence the number of the last event that the actor has seen
/// @param ply the number of moves that the actor has seen
/// @param action the action
/// @param receivedMillis when the server received the request, in milliseconds since 1970; the
///   clock counts this time
public record ClientRequest(
    Actor actor,
    String clientId,
    int lastSeenSequence,
    int ply,
    RequestedAction action,
    long receivedMillis) {
  /// Checks the client id.
  ///
  /// @throws tabuleiro.play.live.InvalidIdException when the client id is malformed
  public ClientRequest {
    EventContent.requireId(clientId);
  }

  /// Returns this request, received at a moment at the earliest.
  ///
  /// @param millis in milliseconds since 1970
  public ClientRequest notBefore(long millis) {
    return receivedMillis >= millis ? this : receivedAt(millis);
  }

  /// Returns this request, received at another moment.
  ///
  /// @param millis in milliseconds since 1970
  public ClientRequest receivedAt(long millis) {
    return new ClientRequest(actor, clientId, lastSeenSequence, ply, action, millis);
  }

  /// Returns a hash of what is requested.
  public String digest() {
    return Hashes.sha256(lastSeenSequence + "\n" + ply + "\n" + action.canonical());
  }

  /// Returns a request for an action in its stored form.
  ///
  /// @throws tabuleiro.play.live.InvalidIdException when the client id is malformed
  public ClientRequest(
      Actor actor,
      String clientId,
      int lastSeenSequence,
      int ply,
      GameAction action,
      long receivedMillis) {
    this(actor, clientId, lastSeenSequence, ply, new RequestedAction.Exact(action), receivedMillis);
  }
}
