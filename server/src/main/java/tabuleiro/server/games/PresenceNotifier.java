package tabuleiro.server.games;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tabuleiro.server.games.message.PresenceJson;

/// When those who look at a game are told who is here. That a player comes or goes is told at once.
/// Watchers may be thousands, and each has to be told of all others: their number is told at most
/// once in a while. Safe for several threads.
final class PresenceNotifier {
  private final Supplier<PresenceJson> look;
  private final Consumer<PresenceJson> tell;
  private final Consumer<Runnable> later;
  private Optional<PresenceJson> told = Optional.empty();
  private boolean isResting;

  /// @param look says who is here
  /// @param tell tells it to all; quick
  /// @param later runs something after a while
  PresenceNotifier(
      Supplier<PresenceJson> look, Consumer<PresenceJson> tell, Consumer<Runnable> later) {
    this.look = look;
    this.tell = tell;
    this.later = later;
  }

  /// Says that somebody has come or gone.
  ///
  /// @return what is not told to all, so that whoever has just come can be told alone; empty when
  ///   all know it
  synchronized Optional<PresenceJson> change() {
    PresenceJson now = look.get();
    boolean isPlayer =
        told.filter(before -> before.first() == now.first() && before.second() == now.second())
            .isEmpty();
    if (!isPlayer && isResting) {
      return Optional.of(now);
    }
    tell(now);
    if (!isPlayer) {
      rest();
    }
    return Optional.empty();
  }

  private void tell(PresenceJson now) {
    told = Optional.of(now);
    tell.accept(now);
  }

  private void rest() {
    isResting = true;
    later.accept(this::wake);
  }

  private synchronized void wake() {
    isResting = false;
    PresenceJson now = look.get();
    if (!told.equals(Optional.of(now))) {
      tell(now);
      rest();
    }
  }
}
