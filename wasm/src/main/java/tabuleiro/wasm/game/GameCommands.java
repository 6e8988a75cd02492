package tabuleiro.wasm.game;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.RequestedAction;
import tabuleiro.protocol.game.ReplyJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.view.game.ReplyJsonMapper;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.answer.RequestProblem;

/// Reads and performs the commands of the page, as the server does.
final class GameCommands {
  private GameCommands() {}

  /// Parses the name of a side; empty when there is none.
  ///
  /// @throws RequestProblem when the name is neither `first` nor `second`
  static Optional<Side> side(String name) {
    return switch (name) {
      case "" -> Optional.empty();
      case "first" -> Optional.of(Side.FIRST);
      case "second" -> Optional.of(Side.SECOND);
      default ->
          throw new RequestProblem(400, "word", Message.of("games.word", name, "first", "second"));
    };
  }

  /// Reads a command.
  ///
  /// @throws RequestProblem when the action is unknown, or a field is wrong
  static ClientRequest request(Actor actor, OperationRequest message, long nowMillis) {
    return new ClientRequest(
        actor,
        message.text("id"),
        (int) message.number("seenSequence", 0),
        (int) message.number("ply", 0),
        action(message),
        nowMillis);
  }

  private static RequestedAction action(OperationRequest message) {
    String word = message.text("action");
    if (word.equals("move")) {
      return move(message);
    }
    return PlayerAction.named(word, () -> offer(message.text("offer")))
        .map(RequestedAction.Exact::new)
        .orElseThrow(
            () -> new RequestProblem(400, "action", Message.of("games.unknown-action", word)));
  }

  private static RequestedAction move(OperationRequest message) {
    List<String> path = message.targets();
    if (message.find("move").isEmpty() && path.isEmpty()) {
      throw new RequestProblem(400, "field", Message.of("http.field-missing", "move"));
    }
    return message
        .find("move")
        .<RequestedAction>map(text -> new RequestedAction.Exact(new PlayerAction.Move(text)))
        .orElseGet(() -> new RequestedAction.ClickedMove(path));
  }

  private static OfferKind offer(String word) {
    return OfferKind.find(word)
        .orElseThrow(
            () -> new RequestProblem(400, "offer", Message.of("games.unknown-offer", word)));
  }

  /// Performs a command.
  ///
  /// @throws RequestProblem when it is rejected
  static ReplyJson perform(LocalGame game, ClientRequest request) {
    return switch (game.submit(request)) {
      case RequestResult.Accepted(GameEvent event) ->
          ReplyJsonMapper.accepted(event, game.state().events().plyAfter(event.sequence()));
      case RequestResult.Rejected rejected -> throw problem(rejected).inGame(game.family());
    };
  }

  private static RequestProblem problem(RequestResult.Rejected rejected) {
    RequestResult.Reason reason = rejected.reason();
    return new RequestProblem(reason.status(), reason.code(), rejected.message())
        .with(rejected.violation(), rejected.head());
  }
}
