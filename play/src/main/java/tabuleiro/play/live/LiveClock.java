package tabuleiro.play.live;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Side;

/// When the clock of a live game runs. Not thread-safe.
///
/// The clock is stopped until both seats are taken, and then until each side has made its first
/// move: no player loses time before they have seen that the game has started. Between humans, and
/// in a tournament, each side has [#FIRST_MOVE_TIME] for that move, so that no player waits for an
/// absent one. In correspondence games the clock runs as soon as both seats are taken.
public final class LiveClock {
  /// How long nothing must have happened before the waiting side may claim the win. A guess: the
  /// longest time for a move in correspondence games.
  static final Duration ABSENCE = Duration.ofDays(14);

  /// How long a player has for their first move. A guess: enough to notice that the game has
  /// started and to look at the board, and as long as a player accepts to wait for an opponent who
  /// is away.
  static final Duration FIRST_MOVE_TIME = Duration.ofSeconds(60);

  private final GameSession session;
  private final GameSeries series;
  private boolean hasStarted;
  private boolean isPaused = true;
  private boolean isClockStarted;

  /// The time of the last action of a player, or of the start of the game.
  private long lastActionMillis;

  /// The number of moves after the last action.
  private int moveCount;

  /// Since when the side to move could have made its move.
  private long turnSinceMillis;

  /// Stops the clock of a session.
  public LiveClock(GameSession session, GameSeries series) {
    this.session = session;
    this.series = series;
    session.clock().stop();
  }

  /// Returns whether the game has started.
  public boolean hasStarted() {
    return hasStarted;
  }

  public boolean isPaused() {
    return isPaused;
  }

  private boolean isRunning() {
    return session.clock().runningSide().flatMap(session.clock()::remaining).isPresent();
  }

  /// Returns whether a player's time runs: on the clock, or for their first move.
  public boolean isTimeRunning() {
    return isRunning() || firstMoveDeadline().isPresent();
  }

  /// Returns when the side to move must have made its first move, in milliseconds since 1970; empty
  /// when it need not: the clock runs or is stopped, there is none, or a computer plays.
  public Optional<Long> firstMoveDeadline() {
    boolean isWaiting = hasStarted && !isPaused && !isOver() && !isClockStarted;
    boolean isBetweenHumans =
        session.setup().first().isHuman() && session.setup().second().isHuman();
    boolean isTimed = isBetweenHumans || series.tournament().isPresent();
    return isWaiting && isTimed && !session.clock().timeControls().isOff()
        ? Optional.of(turnSinceMillis + FIRST_MOVE_TIME.toMillis())
        : Optional.empty();
  }

  /// Returns what the server does because the side to move has not made its first move in time;
  /// empty while there is time left.
  ///
  /// @param millis the time to which the clock was advanced
  public Optional<ServerAction> missedFirstMove(long millis) {
    ServerAction action =
        series.needsResult() ? new ServerAction.ClockStart() : new ServerAction.NoStart();
    return firstMoveDeadline().filter(deadline -> deadline <= millis).map(_ -> action);
  }

  /// Returns the reading of the clock.
  ///
  /// @param millis the time to which it was advanced
  public ClockSnapshot snapshot(long millis) {
    return ClockSnapshot.of(session.clock(), firstMoveDeadline(), millis);
  }

  /// Checks that the players can play now.
  ///
  /// @throws SessionException when the game is over, a seat is empty, or the clock is stopped
  public void requirePlaying() {
    requireInProgress();
    if (isPaused) {
      throw new SessionException(hasStarted ? "live.paused" : "live.not-begun");
    }
  }

  /// Checks that the game is not over.
  ///
  /// @throws SessionException when it is
  public void requireInProgress() {
    if (isOver()) {
      throw new SessionException("table.over", session.ending().orElseThrow().message());
    }
  }

  /// Starts the clock although a first move is missing.
  public void startWithoutMove() {
    isClockStarted = true;
    session.clock().start(session.sideToMove());
  }

  public void pause() {
    session.clock().stop();
    isPaused = true;
  }

  /// Ends a pause. The time for the first move begins anew.
  public void resume(long millis) {
    session.clock().start(session.sideToMove());
    isPaused = false;
    turnSinceMillis = millis;
  }

  /// Gives the side to move its time for a move anew, because another player has its turn now.
  public void restartTurn(long millis) {
    turnSinceMillis = millis;
    Side mover = session.sideToMove();
    if (session.setup().timeControls().of(mover) instanceof TimeControl.PerMove(Duration time)) {
      session.clock().setRemaining(mover, time);
    }
  }

  /// Follows an action.
  ///
  /// @param moves the number of moves so far
  /// @param millis the time of the action, in milliseconds since 1970
  public void finishAction(Actor actor, int moves, long millis) {
    if (actor != Actor.SERVER || !hasStarted) {
      lastActionMillis = millis;
    }
    if (moves != moveCount) {
      moveCount = moves;
      turnSinceMillis = millis;
    }
    hasStarted = hasStarted || !isPaused;
    if (!isPaused && !isOver()) {
      keepStoppedUntilFirstMoves(moves);
    }
  }

  /// Keeps the clock stopped until it may run, even if the session has started it.
  private void keepStoppedUntilFirstMoves(int moves) {
    boolean isCorrespondence = session.setup().timeControls().isCorrespondence();
    if (!isClockStarted && (isCorrespondence || moves >= 2)) {
      isClockStarted = true;
      session.clock().start(session.sideToMove());
    } else if (!isClockStarted) {
      session.clock().stop();
    }
  }

  /// Returns the side that may claim the win at the current time of the clock: the opponent is to
  /// move, has no running time, and no player has acted for [#ABSENCE].
  public Optional<Side> claimant(long millis) {
    boolean isWaiting = hasStarted && !isPaused && !isOver() && !isRunning();
    return isWaiting && millis - lastActionMillis >= ABSENCE.toMillis()
        ? Optional.of(session.sideToMove().other())
        : Optional.empty();
  }

  private boolean isOver() {
    return session.ending().isPresent();
  }
}
