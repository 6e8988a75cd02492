package tabuleiro.engine.external;

import tabuleiro.play.players.MoveLimits;

/// The timeouts for an external engine, in milliseconds.
///
/// @param startupMillis for its first answer: a program may be slow to start
/// @param responseMillis for answers that need no search
/// @param marginMillis beyond the time limit of a move
/// @param maxMoveMillis for a move without a time limit
record UgiTimeouts(int startupMillis, int responseMillis, int marginMillis, int maxMoveMillis) {
  /// The standard timeouts: guesses that suffice on a loaded machine.
  static final UgiTimeouts STANDARD = new UgiTimeouts(30_000, 10_000, 2_000, 600_000);

  /// Returns the timeout for a move.
  int moveTimeoutMillis(MoveLimits limits) {
    long clock =
        limits.remainingTime().map(MoveLimits.RemainingTime::millis).orElse(Long.MAX_VALUE);
    long time = Math.min(limits.moveMillis(), clock);
    return (int) Math.min(maxMoveMillis, Math.min(maxMoveMillis, time) + marginMillis);
  }
}
