package tabuleiro.engine.search;

import java.util.HashMap;
import java.util.Map;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Position;

/// Looks at every position to the end of the game: for small games.
final class Exhaustive {
  private final Map<Position, Integer> known = new HashMap<>();

  private Exhaustive() {}

  /// Returns the proven score of a position, or an estimate of 0 for a draw: the soonest win, or
  /// the latest loss.
  static Score score(Position position) {
    return Scores.of(new Exhaustive().search(position));
  }

  private int search(Position position) {
    if (position.outcome().isOver()) {
      return Scores.of(position.outcome(), position.sideToMove(), 0);
    }
    Integer found = known.get(position);
    if (found != null) {
      return found;
    }
    int best = -Scores.INFINITE;
    for (int move : position.legalMoves()) {
      best = Math.max(best, -Scores.later(search(position.playUnchecked(move)), 1));
    }
    known.put(position, best);
    return best;
  }
}
