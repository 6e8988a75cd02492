package tabuleiro.lab.selfplay;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.engine.tree.TreeSearcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.rules.support.Zobrist;

/// Searches by a tree, which is kept from move to move, and keeps the visits of all moves. So that
/// the games differ, the first moves after the opening are drawn by their visits, and later one of
/// many; all others are the best ones. Not safe for several threads.
final class VisitSearch implements SelfPlaySearch {
  /// How many moves are drawn first, and of how many later ones one is. Guesses.
  private static final int FIRST_DRAWN_MOVES = 10;

  private static final int LATER_DRAWN_SHARE = 12;

  private final TreeSearcher searcher;
  private final MoveLimits limits;
  private final StopSignal stop;
  private final long seed;
  private RandomGenerator random;

  /// @param limits of each search
  /// @param seed of the moves that are drawn
  /// @param stop stops the search
  VisitSearch(TreeSearcher searcher, MoveLimits limits, long seed, StopSignal stop) {
    this.searcher = searcher;
    this.limits = limits;
    this.seed = seed;
    this.stop = stop;
    random = SeededRandom.of(seed);
  }

  @Override
  public void startGame(int number) {
    searcher.forget();
    random = SeededRandom.of(Zobrist.mix(seed + number));
  }

  @Override
  public Optional<FoundMove> search(Position position, int plies) {
    SearchInfo best = searcher.search(position, limits, 1, stop, _ -> {}).getFirst();
    if (stop.isRequested()) {
      return Optional.empty();
    }
    int[] visits = searcher.visits();
    boolean isDrawn = plies < FIRST_DRAWN_MOVES || random.nextInt(LATER_DRAWN_SHARE) == 0;
    int move = isDrawn ? draw(position, visits, best.firstMove()) : best.firstMove();
    return Optional.of(new FoundMove(best.score(), move, visits));
  }

  /// Draws a move by its visits beyond the first one, which tells nothing; the best move if no move
  /// has any.
  private int draw(Position position, int[] visits, int best) {
    int sum = Arrays.stream(visits).map(VisitSearch::beyondFirst).sum();
    if (sum == 0) {
      return best;
    }
    int drawn = random.nextInt(sum);
    int index = 0;
    while (drawn >= beyondFirst(visits[index])) {
      drawn -= beyondFirst(visits[index++]);
    }
    return position.legalMoves()[index];
  }

  private static int beyondFirst(int visits) {
    return Math.max(0, visits - 1);
  }
}
