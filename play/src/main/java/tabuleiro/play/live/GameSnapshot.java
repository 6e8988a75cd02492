package tabuleiro.play.live;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.play.Ending;
import tabuleiro.play.LegalMove;
import tabuleiro.play.Result;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

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
/// @param isSwappable whether the second player may take over the first move now
public record GameSnapshot(
    GameEvent event,
    SessionSetup setup,
    GameSeries series,
    Position position,
    int ply,
    Optional<LegalMove> lastMove,
    ClockSnapshot clock,
    boolean isPaused,
    Map<OfferKind, Side> offers,
    Optional<Ending> ending,
    Optional<String> next,
    boolean isSwappable) {
  /// A time before all others; see [#dueMillis()].
  public static final long AT_ONCE = 0;

  /// A time after all others; see [#dueMillis()].
  public static final long NEVER = Long.MAX_VALUE;

  /// Copies the map, in the order of its keys.
  public GameSnapshot {
    offers = Collections.unmodifiableMap(new TreeMap<>(offers));
  }

  /// Returns this state with its own event, which is now stored.
  public GameSnapshot of(GameEvent stored) {
    return new GameSnapshot(
        stored,
        setup,
        series,
        position,
        ply,
        lastMove,
        clock,
        isPaused,
        offers,
        ending,
        next,
        isSwappable);
  }

  /// Returns the game's id.
  public String game() {
    return event.content().game();
  }

  /// Returns when the server has to act if no request comes, in milliseconds since 1970: when the
  /// clock or the time for a first move runs out; [#AT_ONCE] when a computer is to act, the game is
  /// paused, or another game has to follow it; [#NEVER] otherwise.
  public long dueMillis() {
    boolean isContinuing =
        ending.filter(end -> end.result() != Result.NONE).isPresent()
            && (series.hasNextRound() || series.mayNeedTiebreak())
            && next.isEmpty();
    boolean isComputerAsked =
        Arrays.stream(Side.values())
            .filter(side -> !setup.seat(side).isHuman())
            .anyMatch(
                side -> turn().equals(Optional.of(side)) || offers.containsValue(side.other()));
    if (isContinuing || (ending.isEmpty() && (isPaused || isComputerAsked))) {
      return AT_ONCE;
    }
    return ending.isPresent() ? NEVER : clock.deadlineMillis().orElse(NEVER);
  }

  /// Returns the side that is to move; empty when the game is over or paused.
  public Optional<Side> turn() {
    return ending.isPresent() || isPaused ? Optional.empty() : Optional.of(position.sideToMove());
  }
}
