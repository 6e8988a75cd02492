package tabuleiro.view.game;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.protocol.game.EventJson;
import tabuleiro.text.Messages;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.PositionJsonMapper;

/// Makes [EventJson].
public final class EventJsonMapper {
  private EventJsonMapper() {}

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
        snapshot.lastMove().map(move -> MoveJsonMapper.of(move, messages)),
        changesPosition(action)
            ? Optional.of(PositionJsonMapper.of(snapshot.position(), messages))
            : Optional.empty(),
        ClockJsonMapper.of(snapshot.clock()),
        snapshot.isPaused(),
        OffersJsonMapper.of(snapshot.offers()),
        GameJsonMapper.result(snapshot),
        GameJsonMapper.ending(snapshot),
        GameJsonMapper.says(snapshot, messages),
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
