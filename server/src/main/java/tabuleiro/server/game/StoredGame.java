package tabuleiro.server.game;

import java.util.List;
import tabuleiro.play.live.GameEvent;
import tabuleiro.view.game.SeatInfo;

/// A game with everything that its record needs.
///
/// @param info about the game
/// @param events its events, in order
/// @param seats its seats, the first side first
record StoredGame(GameInfo info, List<GameEvent> events, List<SeatInfo> seats) {
  /// Copies the lists.
  public StoredGame {
    events = List.copyOf(events);
    seats = List.copyOf(seats);
  }
}
