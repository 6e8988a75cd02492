package tabuleiro.server.bots;

import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Side;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.kernel.tracing.TraceContext;

/// A move that a computer player is to compute.
///
/// @param game the game
/// @param snapshot the state in which the computer is to move
/// @param player the text that selects the player
/// @param dueMillis when the move would be ready if the computation started at once, in
///   milliseconds since 1970; moves are computed in this order. Short computations precede long
///   ones, and a long one that has waited precedes short ones that arrived late.
/// @param isLong whether other games should not wait for this computation
/// @param cause the span that has made it the computer's turn
/// @param stop stops the computation when the move is not needed any more
record MoveTask(
    LiveGame game,
    GameSnapshot snapshot,
    String player,
    long dueMillis,
    boolean isLong,
    TraceContext cause,
    StopSignal stop)
    implements Comparable<MoveTask> {
  /// Returns the side that is to move.
  Side side() {
    return snapshot.position().sideToMove();
  }

  /// Returns whether another state asks for the same move, as after an offer.
  boolean isSameTurn(GameSnapshot other) {
    return snapshot.ply() == other.ply() && snapshot.position().hash() == other.position().hash();
  }

  @Override
  public int compareTo(MoveTask other) {
    return Long.compare(dueMillis, other.dueMillis);
  }
}
