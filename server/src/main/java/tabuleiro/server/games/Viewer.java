package tabuleiro.server.games;

import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.rules.Side;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;

/// Somebody who looks at a game over a socket. Safe for several threads.
final class Viewer {
  private final ClientSocket socket;
  private final LiveGame game;
  private final Optional<Side> named;
  private volatile Optional<Side> side;
  private Optional<Runnable> watching = Optional.empty();
  private boolean hasLeft;

  /// @param named the side for which he says that he speaks
  Viewer(ClientSocket socket, LiveGame game, Optional<Side> named) {
    this.socket = socket;
    this.game = game;
    this.named = named;
    this.side = CallerSide.of(game, socket.caller(), named);
  }

  ClientSocket socket() {
    return socket;
  }

  /// Lets him see what happens from now on, unless he has left already.
  ///
  /// @param after the number of the last event that he has seen
  synchronized void watch(int after, Consumer<GameSnapshot> eye) {
    if (!hasLeft) {
      watching = Optional.of(game.watch(after, eye));
    }
  }

  synchronized boolean isWatching() {
    return watching.isPresent();
  }

  void stopWatching() {
    Optional<Runnable> end;
    synchronized (this) {
      hasLeft = true;
      end = watching;
    }
    end.ifPresent(Runnable::run);
  }

  /// Returns the side that he plays; empty when none.
  Optional<Side> side() {
    return side;
  }

  /// Looks again which side he plays.
  void refreshSide() {
    side = CallerSide.of(game, socket.caller(), named);
  }
}
