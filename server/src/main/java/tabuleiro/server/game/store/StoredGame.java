package tabuleiro.server.game.store;

import java.util.List;
import tabuleiro.server.game.event.GameEvent;

/// A game with everything that its record needs.
///
/// @param info about the game
/// @param events its events, in order
/// @param seats its seats, the first side first
public record StoredGame(GameInfo info, List<GameEvent> events, List<SeatInfo> seats) {
  /// Copies the lists.
  public StoredGame {
    events = List.copyOf(events);
    seats = List.copyOf(seats);
  }
}
