package tabuleiro.server.live;

import java.util.Map;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Side;
import tabuleiro.server.store.SeatPlan;
import tabuleiro.server.store.Visibility;

/// A game that is to be made.
///
/// @param id its id; making the same game again under the same id is harmless
/// @param setup what is agreed; persons' names are not kept here but with their seats
/// @param series how it belongs to others
/// @param visibility who may find it
/// @param seats for whom each seat is kept
public record NewGame(
    String id,
    TableSetup setup,
    GameSeries series,
    Visibility visibility,
    Map<Side, SeatPlan> seats) {
  /// Copies the map.
  public NewGame {
    seats = Map.copyOf(seats);
  }
}
