package tabuleiro.engine.ugi;

import tabuleiro.play.players.MoveLimits;

/// How long an outside engine is waited for.
///
/// @param startupMillis until it answers for the first time: its program may be slow to start
/// @param responseMillis until it answers what needs no thinking
/// @param marginMillis beyond the time that it has for a move
/// @param maxMoveMillis for a move that no time limits
record UgiTimeouts(int startupMillis, int responseMillis, int marginMillis, int maxMoveMillis) {
  /// Guesses that a loaded machine keeps.
  static final UgiTimeouts STANDARD = new UgiTimeouts(30_000, 10_000, 2_000, 600_000);

  /// Returns how long its move is waited for.
  int moveTimeoutMillis(MoveLimits limits) {
    long clock =
        limits.remainingTime().map(MoveLimits.RemainingTime::millis).orElse(Long.MAX_VALUE);
    long time = Math.min(limits.moveMillis(), clock);
    return (int) Math.min(maxMoveMillis, Math.min(maxMoveMillis, time) + marginMillis);
  }
}
