package tabuleiro.server.push;

import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.game.SeatInfo;
import tabuleiro.view.text.MessageCatalogue;

/// A notification as a push service takes it.
///
/// @param content what the browser shows
/// @param topic identifies the game: a newer notification replaces one that waits
/// @param lifetime how long the push service keeps it for a browser that is off
/// @param isUrgent whether a device may be woken for it at once
record PushMessage(PushContentJson content, String topic, Duration lifetime, boolean isUrgent) {
  private static final Duration SHORTEST = Duration.ofMinutes(1);
  private static final Duration DAY = Duration.ofDays(1);

  /// The longest that push services keep a notification.
  private static final Duration LONGEST = Duration.ofDays(28);

  /// Returns the notification of a player.
  ///
  /// @param side the player's side
  /// @param seats the seats of the game
  static PushMessage of(
      GameSnapshot now, PushOccasion occasion, Side side, List<SeatInfo> seats, Language language) {
    Messages messages = MessageCatalogue.of(language, now.setup().game().id().game());
    PushContentJson content =
        new PushContentJson(
            title(now, occasion, side, messages),
            body(now, occasion, opponent(side, seats, messages), messages),
            "/g/" + now.game(),
            language.code());
    return new PushMessage(content, now.game(), lifetime(now, occasion, side), isUrgent(now));
  }

  private static String title(
      GameSnapshot now, PushOccasion occasion, Side side, Messages messages) {
    return messages.format(
        switch (occasion) {
          case TURN -> "push.turn";
          case BEGUN -> now.turn().equals(Optional.of(side)) ? "push.begun-turn" : "push.begun";
          case OFFER -> offerTitle(offer(now, side));
          case ENDED -> "push.ended";
        });
  }

  private static String offerTitle(OfferKind kind) {
    return switch (kind) {
      case DRAW -> "push.offer-draw";
      case TAKEBACK -> "push.offer-takeback";
      case REMATCH -> "push.offer-rematch";
    };
  }

  private static OfferKind offer(GameSnapshot now, Side side) {
    return now.offers().entrySet().stream()
        .filter(offer -> offer.getValue() == side.other())
        .map(Map.Entry::getKey)
        .min(Comparator.naturalOrder())
        .orElse(OfferKind.DRAW);
  }

  private static String body(
      GameSnapshot now, PushOccasion occasion, String opponent, Messages messages) {
    String game = messages.format("name");
    Optional<Ending> ending = now.ending().filter(_ -> occasion == PushOccasion.ENDED);
    return ending.isPresent()
        ? messages.format("push.over", game, opponent, messages.format(ending.get().message()))
        : messages.format("push.against", game, opponent);
  }

  private static String opponent(Side side, List<SeatInfo> seats, Messages messages) {
    return seats.stream()
        .filter(seat -> seat.side() == side.other())
        .filter(SeatInfo::isTaken)
        .map(seat -> seat.displayedName(messages))
        .findFirst()
        .orElseGet(() -> messages.format("games.guest"));
  }

  private static Duration lifetime(GameSnapshot now, PushOccasion occasion, Side side) {
    if (!now.clock().isCorrespondence()) {
      return occasion == PushOccasion.OFFER ? DAY : SHORTEST;
    }
    Duration left = now.clock().remaining(side).orElse(LONGEST);
    return occasion == PushOccasion.TURN
        ? Collections.max(List.of(SHORTEST, Collections.min(List.of(left, LONGEST))))
        : DAY.multipliedBy(7);
  }

  private static boolean isUrgent(GameSnapshot now) {
    return !now.clock().isCorrespondence();
  }
}
