package tabuleiro.engine.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
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
  private final Consumer<List<RootVariation>> listener;
  private final int[] moves;
  private List<RootVariation> best;

  /// @param variations how many variations are kept
  /// @param aspirationWindow half the width of the first window around the last score
  /// @param listener receives the variations when a depth is complete or a better first move is
  ///   found
  RootSearch(
      SearchWorker worker,
      int variations,
      int aspirationWindow,
      Consumer<List<RootVariation>> listener) {
    this.worker = worker;
    this.aspirationWindow = aspirationWindow;
    this.listener = listener;
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
  /// @param first the first depth
  /// @param last the last depth
  void deepen(int first, int last, SearchLimits limits) {
    for (int depth = first; depth <= last; depth++) {
      worker.setIgnoringLimits(depth == first);
      boolean isComplete =
          variations == 1
              ? searchWithAspiration(depth)
              : search(depth, -SearchScores.INFINITE, SearchScores.INFINITE);
      if (!isComplete) {
        return;
      }
      moveBestToFront();
      worker.reportNodes();
      listener.accept(best);
      if (isAllProven(depth) || limits.timeManager().isSoftLimitReached() || limits.checkIsOver()) {
        return;
      }
    }
  }

  /// Returns whether a deeper search can't change the variations.
  private boolean isAllProven(int depth) {
    return best.stream()
        .allMatch(variation ->
            SearchScores.isProven(variation.score())
                && SearchScores.pliesToEnd(variation.score()) <= depth);
  }

  /// Searches a depth in a window around the last score, and widens the window where the search
  /// fails low or high.
  private boolean searchWithAspiration(int depth) {
    int last = best.getFirst().score();
    if (depth < MIN_ASPIRATION_DEPTH || SearchScores.isProven(last)) {
      return search(depth, -SearchScores.INFINITE, SearchScores.INFINITE);
    }
    int below = aspirationWindow;
    int above = aspirationWindow;
    while (true) {
      int alpha =
          below > SearchScores.INFINITE
              ? -SearchScores.INFINITE
              : Math.max(last - below, -SearchScores.INFINITE);
      int beta =
          above > SearchScores.INFINITE
              ? SearchScores.INFINITE
              : Math.min(last + above, SearchScores.INFINITE);
      if (!search(depth, alpha, beta)) {
        return false;
      }
      int score = best.getFirst().score();
      if (score <= alpha && alpha > -SearchScores.INFINITE) {
        below *= 4;
      } else if (score >= beta && beta < SearchScores.INFINITE) {
        above *= 4;
        moveBestToFront();
      } else {
        return true;
      }
    }
  }

  /// Searches all root moves to a depth, and returns whether it was completed. The result of an
  /// interrupted depth counts if it improves on its first move.
  private boolean search(int depth, int alpha, int beta) {
    List<RootVariation> found = new ArrayList<>();
    Deque<Integer> deferred = new ArrayDeque<>();
    for (int turn = 0; turn < moves.length || !deferred.isEmpty(); turn++) {
      int i = turn < moves.length ? turn : deferred.removeFirst();
      if (i > 0 && turn < moves.length && worker.isClaimedElsewhere(moves[i])) {
        deferred.addLast(i);
        continue;
      }
      boolean isFull = found.size() == variations;
      int floor = isFull ? Math.max(alpha, found.getLast().score()) : alpha;
      int score = worker.searchRootMove(moves[i], floor, beta, depth, i, isFull);
      if (worker.isOver()) {
        if (variations == 1 && !found.isEmpty() && found.getFirst().score() > alpha) {
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
    best = List.copyOf(found);
    return true;
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
