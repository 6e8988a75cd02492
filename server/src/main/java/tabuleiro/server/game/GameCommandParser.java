package tabuleiro.server.game;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestedAction;
import tabuleiro.rules.Message;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;

/// Reads the JSON of a command:
///
/// - `id`: the player's own id for the command; a repeated id gets the same answer
/// - `seenSequence`: the number of the last event that the player has seen
/// - `ply`: the number of moves that the player has seen
/// - `action`: `move`, `takeback`, `offer`, `accept`, `decline`, `resign`, `withdraw`, `abort`,
///   `swap`, `claim` or `rematch`
/// - `move`: for `move`, the text of the move
/// - `targets`: for `move`, without a text, the names of the click targets that enter the move
/// - `offer`: for `offer`, `accept` and `decline`, one of `draw`, `takeback` and `rematch`
/// - `side`: the side to act for, when the caller plays both
///
/// @param id see above; empty when missing
/// @param side see above; empty when missing
/// @param json all fields
record GameCommandParser(String id, Optional<String> side, JsonObject json) {
  /// Begins to read a command, over HTTP or a socket.
  ///
  /// @throws ProblemException when `id` or `side` is not a text
  public static GameCommandParser of(JsonObject json) {
    return new GameCommandParser(json.text("id").orElse(""), json.text("side"), json);
  }

  /// Reads the other fields. To be called once the caller is known to have the seat: others learn
  /// nothing about what is wrong with the command.
  ///
  /// @param actor the seat that the command comes from
  /// @param receivedMillis when the server received it, in milliseconds since 1970
  /// @throws ProblemException when the action is unknown, or a field is wrong
  /// @throws tabuleiro.play.live.InvalidIdException when the id is malformed
  public ClientRequest request(Actor actor, long receivedMillis) {
    // All fields are checked, also those that this action does not need.
    Optional<String> move = json.text("move");
    List<String> path = json.texts("targets");
    String what = json.text("offer").orElse("");
    int seen = json.requireNumber("seenSequence");
    int ply = json.requireNumber("ply");
    RequestedAction action = requestedAction(move, path, what);
    return new ClientRequest(actor, id, seen, ply, action, receivedMillis);
  }

  private RequestedAction requestedAction(Optional<String> move, List<String> path, String what) {
    String word = json.text("action").orElse("");
    return word.equals("move")
        ? move(move, path)
        : PlayerAction.named(word, () -> offerKind(what))
            .map(RequestedAction.Exact::new)
            .orElseThrow(() ->
                new ProblemException(400, "action", Message.of("games.unknown-action", word)));
  }

  private RequestedAction move(Optional<String> move, List<String> path) {
    if (move.isEmpty() && path.isEmpty()) {
      throw json.missing("move");
    }
    return move.<RequestedAction>map(text -> new RequestedAction.Exact(new PlayerAction.Move(text)))
        .orElseGet(() -> new RequestedAction.ClickedMove(path));
  }

  private static OfferKind offerKind(String word) {
    return OfferKind.find(word)
        .orElseThrow(
            () -> new ProblemException(400, "offer", Message.of("games.unknown-offer", word)));
  }
}
