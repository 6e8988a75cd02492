package tabuleiro.server.live;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.play.Table;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;

/// When the clock of a live game runs. Not thread-safe.
///
/// The clock is stopped until both seats are taken, and then until each side has made its first
/// move: no player loses time before they have seen that the game has started. In correspondence
/// games it runs as soon as both seats are taken.
final class LiveClock {
  /// How long nothing must have happened before the waiting side may claim the win. A guess: the
  /// longest time for a move in correspondence games.
  static final Duration ABSENCE = Duration.ofDays(14);

  private final Table table;
  private boolean hasStarted;
  private boolean isPaused = true;
  private boolean isClockStarted;

  /// The time of the last action of a player, or of the start of the game.
  private long lastActionMillis;

  /// Stops the clock of a table.
  LiveClock(Table table) {
    this.table = table;
    table.clock().stop();
  }

  /// Returns whether the game has started.
  boolean hasStarted() {
    return hasStarted;
  }

  boolean isPaused() {
    return isPaused;
  }

  /// Returns whether a player's time runs.
  boolean isRunning() {
    return table.clock().runningSide().flatMap(table.clock()::remaining).isPresent();
  }

  void pause() {
    table.clock().stop();
    isPaused = true;
  }

  void resume() {
    table.clock().start(table.sideToMove());
    isPaused = false;
  }

  /// Follows an action.
  ///
  /// @param moves the number of moves so far
  /// @param millis the time of the action, in milliseconds since 1970
  void finishAction(Actor actor, int moves, long millis) {
    if (actor != Actor.SERVER || !hasStarted) {
      lastActionMillis = millis;
    }
    hasStarted = hasStarted || !isPaused;
    if (!isPaused && !isOver()) {
      keepStoppedUntilFirstMoves(moves);
    }
  }

  /// Keeps the clock stopped until it may run, even if the table has started it.
  private void keepStoppedUntilFirstMoves(int moves) {
    boolean isCorrespondence = ClockSnapshot.isCorrespondence(table.setup().timeControl());
    if (!isClockStarted && (isCorrespondence || moves >= 2)) {
      isClockStarted = true;
      table.clock().start(table.sideToMove());
    } else if (!isClockStarted) {
      table.clock().stop();
    }
  }

  /// Returns the side that may claim the win at the current time of the clock: the opponent is to
  /// move, has no running time, and no player has acted for [#ABSENCE].
  Optional<Side> claimant(long millis) {
    boolean isWaiting = hasStarted && !isPaused && !isOver() && !isRunning();
    return isWaiting && millis - lastActionMillis >= ABSENCE.toMillis()
        ? Optional.of(table.sideToMove().other())
        : Optional.empty();
  }

  private boolean isOver() {
    return table.ending().isPresent();
  }
}
