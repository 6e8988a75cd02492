package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// An event of a game, and what the game has come to by it.
///
/// @param type always `event`
/// @param sequence its number, counted from 1
/// @param hash its hash in the chain
/// @param author who did it: `first`, `second` or `server`
/// @param deed what is done: `move`, `takeback`, `offer`, `accept`, `decline`, `resign`,
///   `withdraw`, `claim`, and of the server `start`, `flag`, `pause`, `resume`, `next`
/// @param what what is offered or answered: `draw`, `takeback` or `rematch`; empty for all else
/// @param millis when, in milliseconds since 1970
/// @param ply how many moves lie on the table now
/// @param move the move that it was
/// @param position the position on the table, when it is another than before
/// @param clock what the clock shows
/// @param paused whether nobody can move now
/// @param offers what is offered and not yet answered
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on
/// @param ending why the game has ended; empty before
/// @param says the same in words
/// @param next the id of the game in which the players go on; empty until there is one
@Json
public record EventJson(
    String type,
    int sequence,
    String hash,
    String author,
    @Json.Property("do") String deed,
    String what,
    long millis,
    int ply,
    Optional<MoveJson> move,
    Optional<PositionJson> position,
    ClockJson clock,
    boolean paused,
    OffersJson offers,
    String result,
    String ending,
    String says,
    String next) {
  /// Returns an event with what the game has come to by it.
  ///
  /// @param words those of its game
  public static EventJson of(GameSnapshot moment, Messages words) {
    GameEvent event = moment.event();
    GameAction deed = event.content().action();
    return new EventJson(
        "event",
        event.sequence(),
        event.hash(),
        author(event.content().actor()),
        deed.format().split(" ", 2)[0],
        what(deed),
        event.content().timeMillis(),
        moment.ply(),
        moment.lastMove().map(EventJson::move),
        hasOtherPosition(moment, deed)
            ? Optional.of(PositionJson.of(moment.position(), words))
            : Optional.empty(),
        ClockJson.of(moment.clock()),
        moment.isPaused(),
        OffersJson.of(moment.offers()),
        GameJson.result(moment),
        GameJson.ending(moment),
        GameJson.says(moment, words),
        moment.next().orElse(""));
  }

  private static String author(Actor author) {
    return author.name().toLowerCase(Locale.ROOT);
  }

  private static String what(GameAction deed) {
    return switch (deed) {
      case GameAction.Offer(OfferKind proposal) -> word(proposal);
      case GameAction.OfferResponse(OfferKind proposal, boolean _) -> word(proposal);
      default -> "";
    };
  }

  private static String word(OfferKind proposal) {
    return proposal.name().toLowerCase(Locale.ROOT);
  }

  private static MoveJson move(GameSnapshot.PlayedMove step) {
    Position before = step.before();
    return MoveJson.of(before, before.parseMove(step.text()));
  }

  private static boolean hasOtherPosition(GameSnapshot moment, GameAction deed) {
    return switch (deed) {
      case GameAction.OfferResponse(OfferKind proposal, boolean accepts) ->
          accepts && proposal == OfferKind.TAKEBACK;
      case GameAction.Takeback() -> true;
      default -> moment.lastMove().isPresent();
    };
  }
}
