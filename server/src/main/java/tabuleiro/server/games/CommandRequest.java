package tabuleiro.server.games;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Problem;
import tabuleiro.server.live.Command;
import tabuleiro.server.live.Wish;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Proposal;

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
  /// @throws Problem when it is none
  /// @throws tabuleiro.server.store.StoreException when the id has not the form of one
  Command command(Side author, long receivedMillis) {
    return new Command(Author.of(author), id.orElse(""), seen, ply, wish(), receivedMillis);
  }

  private Wish wish() {
    String word = deed.orElse("");
    return switch (word) {
      case "move" ->
          move.<Wish>map(text -> new Wish.Exactly(new Deed.Move(text))).orElseGet(this::wishedPath);
      case "takeback" -> new Wish.Exactly(new Deed.Takeback());
      case "offer" -> new Wish.Exactly(new Deed.Offer(proposal()));
      case "accept" -> new Wish.Exactly(new Deed.Answer(proposal(), true));
      case "decline" -> new Wish.Exactly(new Deed.Answer(proposal(), false));
      case "resign" -> new Wish.Exactly(new Deed.Resignation());
      case "withdraw" -> new Wish.Exactly(new Deed.Withdrawal());
      case "claim" -> new Wish.Exactly(new Deed.Claim());
      case "rematch" -> new Wish.Exactly(new Deed.Offer(Proposal.REMATCH));
      default -> throw new Problem(400, "do", Phrase.of("games.no-deed", word));
    };
  }

  private Wish wishedPath() {
    List<String> spots = path == null ? List.of() : path;
    return new Wish.Path(spots.stream().filter(Objects::nonNull).toList());
  }

  private Proposal proposal() {
    String word = what.orElse("");
    return switch (word) {
      case "draw" -> Proposal.DRAW;
      case "takeback" -> Proposal.TAKEBACK;
      case "rematch" -> Proposal.REMATCH;
      default -> throw new Problem(400, "what", Phrase.of("games.no-proposal", word));
    };
  }
}
