package tabuleiro.server.games;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// When those who look at a game are told who is here. That a player comes or goes is told at once.
/// Watchers may be thousands, and each has to be told of all others: their number is told at most
/// once in a while. Safe for several threads.
final class Presence {
  private final Supplier<HereJson> look;
  private final Consumer<HereJson> tell;
  private final Consumer<Runnable> later;
  private Optional<HereJson> told = Optional.empty();
  private boolean isResting;

  /// @param look says who is here
  /// @param tell tells it to all; quick
  /// @param later runs something after a while
  Presence(Supplier<HereJson> look, Consumer<HereJson> tell, Consumer<Runnable> later) {
    this.look = look;
    this.tell = tell;
    this.later = later;
  }

  /// Says that somebody has come or gone.
  ///
  /// @return what is not told to all, so that whoever has just come can be told alone; empty when
  ///   all know it
  synchronized Optional<HereJson> change() {
    HereJson now = look.get();
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

  private void tell(HereJson now) {
    told = Optional.of(now);
    tell.accept(now);
  }

  private void rest() {
    isResting = true;
    later.accept(this::wake);
  }

  private synchronized void wake() {
    isResting = false;
    HereJson now = look.get();
    if (!told.equals(Optional.of(now))) {
      tell(now);
      rest();
    }
  }
}
