package tabuleiro.server.bots;

import tabuleiro.play.players.Stop;
import tabuleiro.rules.Side;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.Moment;

/// A move that a computer player is to choose.
///
/// @param game in which
/// @param moment when it came to its turn
/// @param player the text that names it
/// @param dueMillis when it would be done if it were begun at once, in milliseconds since 1970: the
///   order in which moves are computed. Short thoughts go before long ones, and a long one that has
///   waited goes before short ones that came late.
/// @param isLong whether it takes longer than anybody likes to wait for somebody else
/// @param stop ends the thinking when nobody wants the move any more
record Task(LiveGame game, Moment moment, String player, long dueMillis, boolean isLong, Stop stop)
    implements Comparable<Task> {
  /// Returns the side whose move it is.
  Side side() {
    return moment.position().sideToMove();
  }

  /// Returns whether it is the same move that is wanted at another moment, as after an offer.
  boolean isFor(Moment other) {
    return moment.ply() == other.ply() && moment.position().hash() == other.position().hash();
  }

  @Override
  public int compareTo(Task other) {
    return Long.compare(dueMillis, other.dueMillis);
  }
}
