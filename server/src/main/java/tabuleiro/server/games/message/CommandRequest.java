package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.live.ClientRequest;
import tabuleiro.server.live.RequestedAction;

/// What a player wants to do.
///
/// @param type over a socket what kind of message it is: `command` or `ping`
/// @param id the player's own id for it; the same id again gets the same answer
/// @param seen the number of the last event that he has seen
/// @param ply how many moves he has seen on the table
/// @param deed `move`, `takeback`, `offer`, `accept`, `decline`, `resign`, `withdraw`, `claim` or
///   `rematch`
/// @param move the text of the move
/// @param path or the names of the spots that enter it; null when they are missing
/// @param what is offered or answered: `draw`, `takeback` or `rematch`
/// @param side who plays both sides says for which he speaks
@Json
public record CommandRequest(
    Optional<String> type,
    Optional<String> id,
    int seen,
    int ply,
    @Json.Property("do") Optional<String> deed,
    Optional<String> move,
    @Nullable List<String> path,
    Optional<String> what,
    Optional<String> side) {
  /// Returns the command of whoever sits in a seat.
  ///
  /// @param receivedMillis when it was received, in milliseconds since 1970
  /// @throws ProblemException when it is none
  /// @throws tabuleiro.server.store.StoreException when the id has not the form of one
  public ClientRequest toRequest(Side author, long receivedMillis) {
    return new ClientRequest(Actor.of(author), id.orElse(""), seen, ply, wish(), receivedMillis);
  }

  private RequestedAction wish() {
    String word = deed.orElse("");
    return switch (word) {
      case "move" ->
          move.<RequestedAction>map(text -> new RequestedAction.Exact(new GameAction.Move(text)))
              .orElseGet(this::wishedPath);
      case "takeback" -> new RequestedAction.Exact(new GameAction.Takeback());
      case "offer" -> new RequestedAction.Exact(new GameAction.Offer(proposal()));
      case "accept" -> new RequestedAction.Exact(new GameAction.OfferResponse(proposal(), true));
      case "decline" -> new RequestedAction.Exact(new GameAction.OfferResponse(proposal(), false));
      case "resign" -> new RequestedAction.Exact(new GameAction.Resignation());
      case "withdraw" -> new RequestedAction.Exact(new GameAction.Withdrawal());
      case "claim" -> new RequestedAction.Exact(new GameAction.WinClaim());
      case "rematch" -> new RequestedAction.Exact(new GameAction.Offer(OfferKind.REMATCH));
      default -> throw new ProblemException(400, "do", Message.of("games.no-deed", word));
    };
  }

  private RequestedAction wishedPath() {
    List<String> spots = path == null ? List.of() : path;
    return new RequestedAction.ClickedMove(spots.stream().filter(Objects::nonNull).toList());
  }

  private OfferKind proposal() {
    String word = what.orElse("");
    return switch (word) {
      case "draw" -> OfferKind.DRAW;
      case "takeback" -> OfferKind.TAKEBACK;
      case "rematch" -> OfferKind.REMATCH;
      default -> throw new ProblemException(400, "what", Message.of("games.no-proposal", word));
    };
  }
}
