package tabuleiro.server.store;

import java.util.List;

/// What lists show of a game, without its moves.
///
/// @param info the game
/// @param setup what was agreed, as its first event has it
/// @param last its last event
/// @param seats who sits there, the first side first
public record Summary(GameInfo info, String setup, Event last, List<SeatInfo> seats) {
  /// Copies the list.
  public Summary {
    seats = List.copyOf(seats);
  }
}
