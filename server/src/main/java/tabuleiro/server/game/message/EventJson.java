package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.server.game.event.Actor;
import tabuleiro.server.game.event.GameAction;
import tabuleiro.server.game.event.GameEvent;
import tabuleiro.server.game.event.OfferKind;
import tabuleiro.server.game.event.PlayerAction;
import tabuleiro.server.game.event.ServerAction;
import tabuleiro.server.game.live.GameSnapshot;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// An event of a game, and the state after it.
///
/// @param type always `event`
/// @param sequence its number, counted from 1
/// @param hash its hash in the chain
/// @param author the actor: `first`, `second` or `server`
/// @param deed the action: `move`, `takeback`, `offer`, `accept`, `decline`, `resign`, `withdraw`,
///   `abort`, `swap`, `claim`, or, of the server, `start`, `flag`, `no-start`, `clock`, `pause`,
///   `resume`, `next`
/// @param what the offer: `draw`, `takeback` or `rematch`; empty for all other actions
/// @param millis the time, in milliseconds since 1970
/// @param ply the number of moves played
/// @param move the move, if the event is one
/// @param position the current position, if it has changed
/// @param clock the reading of the clock
/// @param paused whether no player can move now
/// @param offers the open offers
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game is in progress
/// @param ending why the game has ended; empty while it is in progress
/// @param says the ending as text
/// @param next the id of the game in which the players continue; empty until there is one
/// @param swappable whether the second player may take over the first move now
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
    String next,
    boolean swappable) {
  /// Returns the event and state of a snapshot as JSON.
  ///
  /// @param messages the messages of the game
  public static EventJson of(GameSnapshot snapshot, Messages messages) {
    GameEvent event = snapshot.event();
    GameAction action = event.content().action();
    return new EventJson(
        "event",
        event.sequence(),
        event.hash(),
        format(event.content().actor()),
        action.format().split(" ", 2)[0],
        offer(action),
        event.content().timeMillis(),
        snapshot.ply(),
        snapshot.lastMove().map(MoveJson::of),
        changesPosition(action)
            ? Optional.of(PositionJson.of(snapshot.position(), messages))
            : Optional.empty(),
        ClockJson.of(snapshot.clock()),
        snapshot.isPaused(),
        OffersJson.of(snapshot.offers()),
        GameJson.result(snapshot),
        GameJson.ending(snapshot),
        GameJson.says(snapshot, messages),
        snapshot.next().orElse(""),
        snapshot.isSwappable());
  }

  private static String format(Actor actor) {
    return actor.name().toLowerCase(Locale.ROOT);
  }

  private static String offer(GameAction action) {
    return switch (action) {
      case PlayerAction.Offer(OfferKind kind) -> kind.format();
      case PlayerAction.OfferResponse(OfferKind kind, boolean _) -> kind.format();
      case PlayerAction.Move _,
          PlayerAction.Takeback _,
          PlayerAction.Resignation _,
          PlayerAction.Withdrawal _,
          PlayerAction.Abort _,
          PlayerAction.Swap _,
          PlayerAction.WinClaim _,
          ServerAction _ ->
          "";
    };
  }

  private static boolean changesPosition(GameAction action) {
    return switch (action) {
      case PlayerAction.Move _, PlayerAction.Takeback _ -> true;
      case PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted) ->
          isAccepted && kind == OfferKind.TAKEBACK;
      case PlayerAction.Offer _,
          PlayerAction.Resignation _,
          PlayerAction.Withdrawal _,
          PlayerAction.Abort _,
          PlayerAction.Swap _,
          PlayerAction.WinClaim _,
          ServerAction _ ->
          false;
    };
  }
}
