package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Message;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.live.RequestedAction;

/// The JSON of a command, and of every message from the client of a game's socket. It is parsed at
/// once into a [PlayerCommand] or a [GameSocketMessage].
///
/// @param type the type of a socket message: `command` or `ping`
/// @param id the player's own id for the command; a repeated id gets the same answer
/// @param seen the number of the last event that the player has seen
/// @param ply the number of moves that the player has seen
/// @param action `move`, `takeback`, `offer`, `accept`, `decline`, `resign`, `withdraw`, `abort`,
///   `claim` or `rematch`
/// @param move for `move`: the text of the move
/// @param path for `move`, without a text: the names of the click targets that enter the move
/// @param what for `offer`, `accept` and `decline`: `draw`, `takeback` or `rematch`
/// @param side the side to act for, when the caller plays both
@Json
public record CommandJson(
    Optional<String> type,
    Optional<String> id,
    int seen,
    int ply,
    @Json.Property("do") Optional<String> action,
    Optional<String> move,
    @Nullable List<String> path,
    Optional<String> what,
    Optional<String> side) {
  /// Returns the command. A command that cannot be understood becomes a [PlayerCommand.Unexpected].
  public PlayerCommand parse() {
    try {
      return new PlayerCommand.Request(id.orElse(""), side, seen, ply, requestedAction());
    } catch (ProblemException e) {
      return new PlayerCommand.Unexpected(id.orElse(""), side, e);
    }
  }

  private RequestedAction requestedAction() {
    String word = action.orElse("");
    return switch (word) {
      case "move" ->
          move.isPresent()
              ? new RequestedAction.Exact(new PlayerAction.Move(move.get()))
              : new RequestedAction.ClickedMove(clickPath());
      case "takeback" -> new RequestedAction.Exact(new PlayerAction.Takeback());
      case "offer" -> new RequestedAction.Exact(new PlayerAction.Offer(offerKind()));
      case "accept" -> new RequestedAction.Exact(new PlayerAction.OfferResponse(offerKind(), true));
      case "decline" ->
          new RequestedAction.Exact(new PlayerAction.OfferResponse(offerKind(), false));
      case "resign" -> new RequestedAction.Exact(new PlayerAction.Resignation());
      case "withdraw" -> new RequestedAction.Exact(new PlayerAction.Withdrawal());
      case "abort" -> new RequestedAction.Exact(new PlayerAction.Abort());
      case "claim" -> new RequestedAction.Exact(new PlayerAction.WinClaim());
      case "rematch" -> new RequestedAction.Exact(new PlayerAction.Offer(OfferKind.REMATCH));
      default -> throw new ProblemException(400, "do", Message.of("games.unknown-action", word));
    };
  }

  private List<String> clickPath() {
    return path == null ? List.of() : path.stream().filter(Objects::nonNull).toList();
  }

  private OfferKind offerKind() {
    String word = what.orElse("");
    return switch (word) {
      case "draw" -> OfferKind.DRAW;
      case "takeback" -> OfferKind.TAKEBACK;
      case "rematch" -> OfferKind.REMATCH;
      default -> throw new ProblemException(400, "what", Message.of("games.unknown-offer", word));
    };
  }
}
