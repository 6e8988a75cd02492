package tabuleiro.play.live;

import java.util.regex.Pattern;
import tabuleiro.play.Result;

/// The content of an event: what is appended to a game.
///
/// @param game the game's id
/// @param actor who performed the action
/// @param clientId the actor's own id for the action, which makes a repeated request harmless: 1 to
///   64 letters, digits, `-` and `_`
/// @param ply the number of moves played before the action
/// @param action the action
/// @param result the result of the game after the action; `NONE` while it is in progress
/// @param timeMillis the server's time of the action, in milliseconds since 1970
/// @param digest a hash of the request, which distinguishes a repetition from another request with
///   the same id; it is not part of the event's hash. Empty for events of earlier versions.
public record EventContent(
    String game,
    Actor actor,
    String clientId,
    int ply,
    GameAction action,
    Result result,
    long timeMillis,
    String digest) {
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  /// Checks the ids.
  ///
  /// @throws InvalidIdException when an id is malformed
  public EventContent {
    requireId(game);
    requireId(clientId);
  }

  /// Returns the content of an event whose request consists of the action.
  ///
  /// @throws InvalidIdException when an id is malformed
  public EventContent(
      String game,
      Actor actor,
      String clientId,
      int ply,
      GameAction action,
      Result result,
      long timeMillis) {
    this(game, actor, clientId, ply, action, result, timeMillis, Hashes.sha256(action.format()));
  }

  /// Returns whether a request with the same id is the one that this event comes from.
  ///
  /// @param other the digest of the request
  /// @param matches whether the request can have had the action as its result
  public boolean isFrom(String other, boolean matches) {
    return digest.isEmpty() ? matches : digest.equals(other);
  }

  /// Checks the id of a game or of a client.
  ///
  /// @throws InvalidIdException when the id is malformed
  public static void requireId(String id) {
    if (!ID.matcher(id).matches()) {
      throw new InvalidIdException(id);
    }
  }

  /// Returns the text that is hashed. Only the action, which comes last, can contain line breaks,
  /// so different contents have different texts.
  public String canonical() {
    return String.join(
        "\n",
        game,
        actor.name(),
        clientId,
        String.valueOf(ply),
        result.format(),
        String.valueOf(timeMillis),
        action.format());
  }
}
