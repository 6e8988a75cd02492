package tabuleiro.server.live;

import java.util.Map;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.OfferKind;

/// What a game has come to by one of its events. Immutable.
///
/// @param event the event
/// @param setup what was agreed; persons have no names there
/// @param series how the game belongs to others
/// @param position the position on the table
/// @param ply how many moves lie on the table
/// @param lastMove the move that the event was; empty for all else
/// @param clock what the clock shows
/// @param isPaused whether nobody can move now: not both sit, or the clock stands still
/// @param offers who has offered what, as long as it is not answered
/// @param ending how the game ended; empty while it goes on
/// @param next the id of the game in which the players go on; empty until there is one
public record GameSnapshot(
    GameEvent event,
    TableSetup setup,
    GameSeries series,
    Position position,
    int ply,
    Optional<PlayedMove> lastMove,
    ClockSnapshot clock,
    boolean isPaused,
    Map<OfferKind, Side> offers,
    Optional<Ending> ending,
    Optional<String> next) {
  /// A move.
  ///
  /// @param before where it was made
  /// @param text its text
  public record PlayedMove(Position before, String text) {}

  /// Copies the map.
  public GameSnapshot {
    offers = Map.copyOf(offers);
  }

  /// Returns the game's id.
  public String game() {
    return event.content().game();
  }

  /// Returns the side whose move is awaited; empty when the game is over or paused.
  public Optional<Side> turn() {
    return ending.isPresent() || isPaused ? Optional.empty() : Optional.of(position.sideToMove());
  }
}
