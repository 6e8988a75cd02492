package tabuleiro.server.game;

import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Side;
import tabuleiro.server.http.ClientSocket;

/// A client that watches a game over a socket. Thread-safe.
final class Viewer {
  private final long number;
  private final ClientSocket socket;
  private final LiveGame game;
  private final Optional<Side> namedSide;
  private volatile Optional<Side> side;
  private Optional<Runnable> endWatching = Optional.empty();
  private boolean hasLeft;
  private int lastDeviceCount = 1;

  /// @param number counts the viewers of this server in the order of their arrival
  /// @param named the side that the client wants to play
  Viewer(long number, ClientSocket socket, LiveGame game, Optional<Side> named) {
    this.number = number;
    this.socket = socket;
    this.game = game;
    this.namedSide = named;
    this.side = CallerSide.of(game, socket.caller(), named);
  }

  long number() {
    return number;
  }

  ClientSocket socket() {
    return socket;
  }

  /// Starts the notifications, unless the client has left.
  ///
  /// @param after the number of the last event that the client has seen
  synchronized void watch(int after, Consumer<GameSnapshot> eye) {
    if (!hasLeft) {
      endWatching = Optional.of(game.watch(after, eye));
    }
  }

  synchronized boolean isWatching() {
    return endWatching.isPresent();
  }

  void stopWatching() {
    Optional<Runnable> end;
    synchronized (this) {
      hasLeft = true;
      end = endWatching;
    }
    end.ifPresent(Runnable::run);
  }

  /// Returns the side that the client plays; empty when it plays none.
  Optional<Side> side() {
    return side;
  }

  /// Determines the side again, after a change of the seats.
  void refreshSide() {
    side = CallerSide.of(game, socket.caller(), namedSide);
  }

  /// Returns the devices of the client's seat; empty when it plays none.
  Optional<SeatDevices> devices() {
    Optional<String> secret = socket.caller().secret();
    return side.flatMap(own -> secret.map(text -> game.seats().devices(own, text)));
  }

  /// Records how many devices the client was told of. Returns whether the number has changed.
  synchronized boolean remember(int deviceCount) {
    boolean isNew = lastDeviceCount != deviceCount;
    lastDeviceCount = deviceCount;
    return isNew;
  }
}
