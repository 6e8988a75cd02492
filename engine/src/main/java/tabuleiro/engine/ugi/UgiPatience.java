package tabuleiro.engine.ugi;

import tabuleiro.play.players.Limits;

/// How long an outside engine is waited for.
///
/// @param startMillis until it answers for the first time: its program may be slow to start
/// @param answerMillis until it answers what needs no thinking
/// @param marginMillis beyond the time that it has for a move
/// @param mostMillis for a move that no time limits
record UgiPatience(int startMillis, int answerMillis, int marginMillis, int mostMillis) {
  /// Guesses that a loaded machine keeps.
  static final UgiPatience STANDARD = new UgiPatience(30_000, 10_000, 2_000, 600_000);

  /// Returns how long its move is waited for.
  int moveMillis(Limits limits) {
    long clock = limits.remaining().map(Limits.Remaining::millis).orElse(Long.MAX_VALUE);
    long time = Math.min(limits.moveMillis(), clock);
    return (int) Math.min(mostMillis, Math.min(mostMillis, time) + marginMillis);
  }
}
