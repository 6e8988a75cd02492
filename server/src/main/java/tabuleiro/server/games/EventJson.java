package tabuleiro.server.games;

import io.avaje.jsonb.Json;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.server.live.Moment;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.Proposal;
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
  public static EventJson of(Moment moment, Messages words) {
    Event event = moment.event();
    Deed deed = event.entry().deed();
    return new EventJson(
        "event",
        event.sequence(),
        event.hash(),
        author(event.entry().author()),
        deed.format().split(" ", 2)[0],
        what(deed),
        event.entry().millis(),
        moment.ply(),
        moment.step().map(EventJson::move),
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

  private static String author(Author author) {
    return author.name().toLowerCase(Locale.ROOT);
  }

  private static String what(Deed deed) {
    return switch (deed) {
      case Deed.Offer(Proposal proposal) -> word(proposal);
      case Deed.Answer(Proposal proposal, boolean _) -> word(proposal);
      default -> "";
    };
  }

  private static String word(Proposal proposal) {
    return proposal.name().toLowerCase(Locale.ROOT);
  }

  private static MoveJson move(Moment.Step step) {
    Position before = step.before();
    return MoveJson.of(before, before.parseMove(step.move()));
  }

  private static boolean hasOtherPosition(Moment moment, Deed deed) {
    return switch (deed) {
      case Deed.Answer(Proposal proposal, boolean accepts) ->
          accepts && proposal == Proposal.TAKEBACK;
      case Deed.Takeback() -> true;
      default -> moment.step().isPresent();
    };
  }
}
