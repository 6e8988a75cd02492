package tabuleiro.engine.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Position;

/// Searches every position to the end of the game: for small games and late positions. It remembers
/// what it has found, so one of them is good for several positions of a game.
public final class Exhaustive {
  private final Map<Position, Integer> known = new HashMap<>();
  private final int most;

  /// A search without a limit.
  public Exhaustive() {
    this(Integer.MAX_VALUE);
  }

  private Exhaustive(int most) {
    this.most = most;
  }

  /// Returns the proven score of a position, or an estimate of 0 for a draw: the shortest win, or
  /// the longest loss.
  public Score score(Position position) {
    return SearchScores.toScore(search(position));
  }

  /// Returns the proven score of a position, or empty when more than `most` positions can follow
  /// it.
  static Optional<Score> score(Position position, int most) {
    Exhaustive search = new Exhaustive(most);
    int score = search.search(position);
    return search.known.size() > most ? Optional.empty() : Optional.of(SearchScores.toScore(score));
  }

  private int search(Position position) {
    if (position.outcome().isOver()) {
      return SearchScores.ofOutcome(position.outcome(), position.sideToMove(), 0);
    }
    Integer found = known.get(position);
    if (found != null) {
      return found;
    }
    int best = -SearchScores.INFINITE;
    for (int move : position.legalMoves()) {
      if (known.size() > most) {
        return 0;
      }
      best = Math.max(best, -SearchScores.addDistance(search(position.playUnchecked(move)), 1));
    }
    known.put(position, best);
    return best;
  }
}
