package tabuleiro.server.game;

import java.util.Map;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Side;

/// What is stored of a new game.
///
/// @param info about the game
/// @param start the first event
/// @param seats who may take each seat
public record CreatedGame(GameInfo info, ServerAction.Start start, Map<Side, SeatPlan> seats) {
  /// Copies the map, in the order of the sides.
  public CreatedGame {
    seats = SeatPlan.copyOf(seats);
  }
}
