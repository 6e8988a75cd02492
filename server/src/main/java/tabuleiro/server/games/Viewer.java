package tabuleiro.server.games;

import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Socket;
import tabuleiro.server.live.LiveGame;

/// Somebody who looks at a game over a socket. Safe for several threads.
final class Viewer {
  private final Socket socket;
  private final LiveGame game;
  private final Optional<Side> named;
  private volatile Optional<Side> side;

  /// @param named the side for which he says that he speaks
  Viewer(Socket socket, LiveGame game, Optional<Side> named) {
    this.socket = socket;
    this.game = game;
    this.named = named;
    this.side = Sides.of(game, socket.caller(), named);
  }

  Socket socket() {
    return socket;
  }

  /// Returns the side that he plays; empty when none.
  Optional<Side> side() {
    return side;
  }

  /// Looks again which side he plays.
  void lookAgain() {
    side = Sides.of(game, socket.caller(), named);
  }
}
