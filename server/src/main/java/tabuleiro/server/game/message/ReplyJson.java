package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.server.game.event.GameEvent;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.ProblemJson;
import tabuleiro.server.view.HeadJson;
import tabuleiro.server.view.RefusalJson;

/// The answer to a command.
///
/// @param type always `reply`
/// @param id the player's own id for the command
/// @param accepted whether the command was accepted and is on disk
/// @param sequence the number of its event; 0 when rejected
/// @param hash the event's hash; empty when rejected
/// @param ply the number of moves played after the command; 0 when rejected
/// @param error an error code; empty when accepted
/// @param says the error message; empty when accepted
/// @param refusal the broken rule of the game, if one is
/// @param head the head of the game, when rejected
@Json
public record ReplyJson(
    String type,
    String id,
    boolean accepted,
    int sequence,
    String hash,
    int ply,
    String error,
    String says,
    Optional<RefusalJson> refusal,
    Optional<HeadJson> head) {
  /// Returns the answer to an accepted command.
  ///
  /// @param ply the number of moves played after its event
  public static ReplyJson accepted(GameEvent event, int ply) {
    return new ReplyJson(
        "reply",
        event.content().clientId(),
        true,
        event.sequence(),
        event.hash(),
        ply,
        "",
        "",
        Optional.empty(),
        Optional.empty());
  }

  /// Returns the answer to a rejected command.
  public static ReplyJson rejected(String id, ProblemException problem, Caller caller) {
    ProblemJson json = problem.toJson(caller);
    return new ReplyJson(
        "reply", id, false, 0, "", 0, json.error(), json.says(), json.refusal(), json.head());
  }
}
