package tabuleiro.server.bots;

import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Side;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;

/// A move that a computer player is to choose.
///
/// @param game in which
/// @param snapshot when it came to its turn
/// @param player the text that names it
/// @param dueMillis when it would be done if it were begun at once, in milliseconds since 1970: the
///   order in which moves are computed. Short thoughts go before long ones, and a long one that has
///   waited goes before short ones that came late.
/// @param isLong whether it takes longer than anybody likes to wait for somebody else
/// @param stop ends the thinking when nobody wants the move any more
record MoveTask(
    LiveGame game,
    GameSnapshot snapshot,
    String player,
    long dueMillis,
    boolean isLong,
    StopSignal stop)
    implements Comparable<MoveTask> {
  /// Returns the side whose move it is.
  Side side() {
    return snapshot.position().sideToMove();
  }

  /// Returns whether it is the same move that is wanted at another moment, as after an offer.
  boolean isSameTurn(GameSnapshot other) {
    return snapshot.ply() == other.ply() && snapshot.position().hash() == other.position().hash();
  }

  @Override
  public int compareTo(MoveTask other) {
    return Long.compare(dueMillis, other.dueMillis);
  }
}
