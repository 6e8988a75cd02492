package tabuleiro.engine.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The root of one worker's search: iterative deepening with aspiration windows over the root
/// moves. It keeps the best variations.
final class RootSearch {
  /// A root move with the variation that the search found after it.
  ///
  /// @param score for the side to move at the root
  /// @param depth to which it was searched
  record RootVariation(int score, int depth, int selectiveDepth, List<Integer> moves) {
    int move() {
      return moves.getFirst();
    }
  }

  /// The first depth that is searched with an aspiration window.
  private static final int MIN_ASPIRATION_DEPTH = 4;

  private final SearchWorker worker;
  private final int variations;
  private final int aspirationWindow;
  private final int[] moves;
  private List<RootVariation> best;

  /// The first depth, and the depth that is searched or comes next.
  private int first;

  private int depth;

  /// Whether a deeper search can't change the variations.
  private boolean isFinal;

  /// The score around which the window of this depth lies, and how far it reaches.
  private int center;

  private int below;
  private int above;

  /// The pass that a limit has interrupted, if one has.
  private Optional<Pass> interrupted = Optional.empty();

  /// @param variations how many variations are kept
  /// @param aspirationWindow half the width of the first window around the last score
  RootSearch(SearchWorker worker, int variations, int aspirationWindow) {
    this.worker = worker;
    this.aspirationWindow = aspirationWindow;
    moves = worker.orderedRootMoves();
    this.variations = Math.min(variations, moves.length);
    best = List.of(new RootVariation(0, 0, 0, List.of(moves[0])));
  }

  /// Returns the variations found so far, the best first. They have the same depth, except for a
  /// better first move that was found during the next depth.
  List<RootVariation> bestVariations() {
    return best;
  }

  /// Searches one depth after another until the search is over.
  ///
  /// @param from the first depth
  /// @param last the last depth
  /// @param listener receives the variations when a depth is complete
  void deepen(int from, int last, SearchLimits limits, Consumer<List<RootVariation>> listener) {
    first = from;
    depth = from;
    beginDepth();
    advance(last, limits, listener);
  }

  /// Continues an interrupted search at the position where a limit has interrupted it.
  ///
  /// Precondition: the worker is the only one.
  void resume(int last, SearchLimits limits, Consumer<List<RootVariation>> listener) {
    worker.setLimits(limits);
    advance(last, limits, listener);
  }

  private void advance(int last, SearchLimits limits, Consumer<List<RootVariation>> listener) {
    while (depth <= last && !isFinal) {
      worker.setIgnoringLimits(depth == first);
      if (!searchDepth()) {
        return;
      }
      moveBestToFront();
      worker.reportNodes();
      listener.accept(best);
      isFinal = isAllProven();
      depth++;
      beginDepth();
      if (limits.timeManager().isSoftLimitReached() || limits.checkIsOver()) {
        return;
      }
    }
  }

  /// Returns whether a deeper search can't change the variations.
  private boolean isAllProven() {
    return best.stream()
        .allMatch(variation ->
            SearchScores.isProven(variation.score())
                && SearchScores.pliesToEnd(variation.score()) <= depth);
  }

  /// Chooses the first window of a depth: around the last score, where there is a useful one.
  private void beginDepth() {
    center = best.getFirst().score();
    boolean hasWindow =
        variations == 1 && depth >= MIN_ASPIRATION_DEPTH && !SearchScores.isProven(center);
    below = hasWindow ? aspirationWindow : SearchScores.INFINITE + 1;
    above = below;
  }

  /// Searches a depth, and widens the window where the search fails low or high. Returns whether it
  /// was completed.
  private boolean searchDepth() {
    while (true) {
      Pass pass = interrupted.orElseGet(this::nextPass);
      interrupted = Optional.of(pass);
      if (!pass.search()) {
        return false;
      }
      interrupted = Optional.empty();
      int score = pass.found.getFirst().score();
      if (score <= pass.alpha && pass.alpha > -SearchScores.INFINITE) {
        below *= 4; // The score is a bound, of the first move alone.
        continue;
      }
      best = List.copyOf(pass.found);
      if (score >= pass.beta && pass.beta < SearchScores.INFINITE) {
        above *= 4;
        moveBestToFront();
      } else {
        return true;
      }
    }
  }

  private Pass nextPass() {
    return new Pass(
        below > SearchScores.INFINITE
            ? -SearchScores.INFINITE
            : Math.max(center - below, -SearchScores.INFINITE),
        above > SearchScores.INFINITE
            ? SearchScores.INFINITE
            : Math.min(center + above, SearchScores.INFINITE));
  }

  /// A search of all root moves to the current depth, in one window.
  private final class Pass {
    private final int alpha;
    private final int beta;
    private final List<RootVariation> found = new ArrayList<>();
    private final Deque<Integer> deferred = new ArrayDeque<>();
    private int turn;

    Pass(int alpha, int beta) {
      this.alpha = alpha;
      this.beta = beta;
    }

    /// Searches the root moves that are left, and returns whether all were searched. The result of
    /// an interrupted pass counts if it lies above the window's lower end and is no proven loss.
    boolean search() {
      for (; turn < moves.length || !deferred.isEmpty(); turn++) {
        int i = turn < moves.length ? turn : deferred.removeFirst();
        if (i > 0 && turn < moves.length && worker.isClaimedElsewhere(moves[i])) {
          deferred.addLast(i);
          continue;
        }
        boolean isFull = found.size() == variations;
        int floor = isFull ? Math.max(alpha, found.getLast().score()) : alpha;
        int score = worker.searchRootMove(moves[i], floor, beta, depth, i, isFull);
        if (worker.isOver()) {
          if (variations == 1 && !found.isEmpty() && mayReplaceBest(found.getFirst().score())) {
            best = List.copyOf(found);
          }
          return false;
        }
        if (isFull && score <= floor) {
          continue;
        }
        if (isFull) {
          found.removeLast();
        }
        found.add(
            new RootVariation(
                score, depth, worker.takeSelectiveDepth(), worker.principalVariation(moves[i])));
        found.sort(Comparator.comparingInt(RootVariation::score).reversed());
        if (score >= beta) {
          break;
        }
      }
      return true;
    }

    /// Returns whether the score of the best move so far counts while others are not searched: they
    /// may be better than a loss.
    private boolean mayReplaceBest(int score) {
      return score > alpha && !SearchScores.isProvenLoss(score);
    }
  }

  /// Puts the first moves of the best variations before the others, which keep their order.
  private void moveBestToFront() {
    for (int i = best.size() - 1; i >= 0; i--) {
      int move = best.get(i).move();
      int index = 0;
      while (moves[index] != move) {
        index++;
      }
      System.arraycopy(moves, 0, moves, 1, index);
      moves[0] = move;
    }
  }
}
