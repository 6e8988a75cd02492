package tabuleiro.server.push;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Side;

/// What a player is notified about.
enum PushOccasion {
  /// It is the player's turn, in a correspondence game.
  TURN,
  /// The game has begun: a challenge or an invitation was accepted.
  BEGUN,
  /// The opponent offers a draw, a takeback or a rematch.
  OFFER,
  /// The game is over, a correspondence game.
  ENDED;

  /// Returns what an event is for each side that it concerns. No player is notified of their own
  /// action, and no computer of any.
  static Map<Side, PushOccasion> of(GameSnapshot snapshot) {
    EventContent content = snapshot.event().content();
    // Who swaps has the other side from then on.
    Actor now =
        content.action() instanceof PlayerAction.Swap
            ? content.actor().opponent()
            : content.actor();
    Optional<Side> actor = now.side();
    Map<Side, PushOccasion> occasions = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      if (snapshot.setup().seat(side).isHuman() && !actor.equals(Optional.of(side))) {
        of(snapshot, side).ifPresent(occasion -> occasions.put(side, occasion));
      }
    }
    return occasions;
  }

  private static Optional<PushOccasion> of(GameSnapshot snapshot, Side side) {
    boolean hasDays = snapshot.clock().isCorrespondence();
    GameAction action = snapshot.event().content().action();
    return switch (action) {
      case PlayerAction.Offer(OfferKind kind) when hasDays || kind == OfferKind.REMATCH ->
          Optional.of(OFFER);
      case PlayerAction.Withdrawal _ -> Optional.empty();
      case ServerAction.Resume _ when isStart(snapshot) -> Optional.of(BEGUN);
      case GameAction _ when !hasDays -> Optional.empty();
      case ServerAction.Continuation _ -> Optional.empty();
      case PlayerAction.OfferResponse(OfferKind kind, _) when kind == OfferKind.REMATCH ->
          Optional.empty();
      case GameAction _ when snapshot.ending().isPresent() -> Optional.of(ENDED);
      case GameAction _ when changesTurn(action) && snapshot.turn().equals(Optional.of(side)) ->
          Optional.of(TURN);
      case GameAction _ -> Optional.empty();
    };
  }

  /// Returns whether the event starts a game between two humans; it is the second one.
  private static boolean isStart(GameSnapshot snapshot) {
    return snapshot.event().sequence() == 2
        && snapshot.setup().first().isHuman()
        && snapshot.setup().second().isHuman();
  }

  private static boolean changesTurn(GameAction action) {
    return action instanceof PlayerAction.Move
        || action instanceof PlayerAction.OfferResponse
        || action instanceof PlayerAction.Swap;
  }

  /// Returns whether it still matters in a later state of the game.
  boolean isCurrent(GameSnapshot now, Side side) {
    return switch (this) {
      case TURN -> now.turn().equals(Optional.of(side));
      case BEGUN -> now.ending().isEmpty() && now.ply() < 2;
      case OFFER -> now.offers().containsValue(side.other()) && now.next().isEmpty();
      case ENDED -> now.ending().isPresent();
    };
  }
}
