package tabuleiro.server.game;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tabuleiro.protocol.game.PresenceJson;

/// Decides when viewers are notified of who is watching a game. Changes of the players are sent at
/// once. The number of watchers, who may be thousands, is sent at most once in an interval.
/// Thread-safe.
final class PresenceNotifier {
  private final Supplier<PresenceJson> presence;
  private final Consumer<PresenceJson> sender;
  private final Consumer<Runnable> delayer;
  private Optional<PresenceJson> lastSent = Optional.empty();
  private boolean isDelaying;

  /// @param look returns the current presence
  /// @param tell sends the presence to all viewers; must be fast
  /// @param later runs an action after the interval
  PresenceNotifier(
      Supplier<PresenceJson> look, Consumer<PresenceJson> tell, Consumer<Runnable> later) {
    this.presence = look;
    this.sender = tell;
    this.delayer = later;
  }

  /// Handles a viewer who has come or gone.
  ///
  /// @return the presence if it was not sent to all, so that a new viewer can receive it alone;
  ///   empty if it was sent
  synchronized Optional<PresenceJson> update() {
    PresenceJson now = presence.get();
    boolean isPlayer =
        lastSent
            .filter(before -> before.first() == now.first() && before.second() == now.second())
            .isEmpty();
    if (!isPlayer && isDelaying) {
      return Optional.of(now);
    }
    send(now);
    if (!isPlayer) {
      startDelay();
    }
    return Optional.empty();
  }

  private void send(PresenceJson now) {
    lastSent = Optional.of(now);
    sender.accept(now);
  }

  private void startDelay() {
    isDelaying = true;
    delayer.accept(this::endDelay);
  }

  private synchronized void endDelay() {
    isDelaying = false;
    PresenceJson now = presence.get();
    if (!lastSent.equals(Optional.of(now))) {
      send(now);
      startDelay();
    }
  }
}
