package tabuleiro.server.game;

import java.util.Map;
import tabuleiro.play.live.EventClock;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.LiveGameSetup;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;

/// A game to be created.
///
/// @param id its id; creating the same game again with the same id is harmless
/// @param setup what the players have agreed; names of humans are stored with their seats instead
/// @param series its place in a series
/// @param visibility who may find it
/// @param seats who may take each seat
public record NewGame(
    String id,
    SessionSetup setup,
    GameSeries series,
    Visibility visibility,
    Map<Side, SeatPlan> seats) {
  /// Copies the map, in the order of the sides.
  public NewGame {
    seats = SeatPlan.copyOf(seats);
  }

  /// Returns what is stored of the game.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @throws tabuleiro.play.session.SessionException when the initial position is already decided
  public CreatedGame toCreate(long nowMillis) {
    String text = LiveGameSetup.format(setup, series);
    LiveGameSetup.parse(text).session(new EventClock()); // Rejects a setup that cannot be played.
    return new CreatedGame(
        new GameInfo(id, setup.game().id(), visibility, nowMillis),
        new ServerAction.Start(text),
        seats);
  }
}
