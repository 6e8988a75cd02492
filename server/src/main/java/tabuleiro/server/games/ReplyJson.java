package tabuleiro.server.games;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Problem;
import tabuleiro.server.http.ProblemJson;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Event;
import tabuleiro.server.view.HeadJson;

/// The answer to a command.
///
/// @param type always `reply`
/// @param id the player's own id for the command
/// @param accepted whether it is done, and on disk
/// @param sequence the number of its event; 0 when it was refused
/// @param hash the event's hash; empty when it was refused
/// @param ply how many moves lay on the table when it was done, the move itself included
/// @param error why it was refused, in a word for programs; empty otherwise
/// @param says the same in words
/// @param head how far the game has come when it was refused
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
    Optional<HeadJson> head) {
  static ReplyJson accepted(Event event) {
    boolean isMove = event.entry().deed() instanceof Deed.Move;
    return new ReplyJson(
        "reply",
        event.entry().client(),
        true,
        event.sequence(),
        event.hash(),
        event.entry().ply() + (isMove ? 1 : 0),
        "",
        "",
        Optional.empty());
  }

  static ReplyJson refused(String id, Problem problem, Caller caller) {
    ProblemJson json = problem.json(caller);
    return new ReplyJson("reply", id, false, 0, "", 0, json.error(), json.says(), json.head());
  }
}
