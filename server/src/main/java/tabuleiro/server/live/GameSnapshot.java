package tabuleiro.server.live;

import java.util.Map;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.LegalMove;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.OfferKind;

/// The state of a game after one of its events. Immutable.
///
/// @param event the event
/// @param setup what the players have agreed; humans have no names there
/// @param series the game's place in a series
/// @param position the current position
/// @param ply the number of moves played
/// @param lastMove the move, if the event is one; empty for all other events
/// @param clock the reading of the clock
/// @param isPaused whether no player can move now: a seat is empty, or the clock is stopped
/// @param offers the open offers, each with the side that made it
/// @param ending how the game ended; empty while it is in progress
/// @param next the id of the game in which the players continue; empty until there is one
public record GameSnapshot(
    GameEvent event,
    TableSetup setup,
    GameSeries series,
    Position position,
    int ply,
    Optional<LegalMove> lastMove,
    ClockSnapshot clock,
    boolean isPaused,
    Map<OfferKind, Side> offers,
    Optional<Ending> ending,
    Optional<String> next) {
  /// Copies the map.
  public GameSnapshot {
    offers = Map.copyOf(offers);
  }

  /// Returns the game's id.
  public String game() {
    return event.content().game();
  }

  /// Returns the side that is to move; empty when the game is over or paused.
  public Optional<Side> turn() {
    return ending.isPresent() || isPaused ? Optional.empty() : Optional.of(position.sideToMove());
  }
}
