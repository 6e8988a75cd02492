package tabuleiro.engine.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/// The root of one worker's search: iterative deepening over the root moves, keeping the best
/// lines.
final class RootSearch {
  /// A root move with what was found of it.
  ///
  /// @param score for the side to move at the root
  /// @param depth to which it was searched
  record RootVariation(int score, int depth, int selectiveDepth, List<Integer> moves) {
    int move() {
      return moves.getFirst();
    }
  }

  /// From this depth on the search first looks near the last score.
  private static final int ASPIRATION_DEPTH = 4;

  private final SearchWorker worker;
  private final int wanted;
  private final int aspiration;
  private final Consumer<List<RootVariation>> listener;
  private final int[] moves;
  private List<RootVariation> best;

  /// @param wanted how many lines are kept
  /// @param aspiration how far around the last score a depth is first searched
  /// @param listener is told the lines when a depth is complete or a better first move is found
  RootSearch(
      SearchWorker worker, int wanted, int aspiration, Consumer<List<RootVariation>> listener) {
    this.worker = worker;
    this.aspiration = aspiration;
    this.listener = listener;
    moves = worker.orderedRootMoves();
    this.wanted = Math.min(wanted, moves.length);
    best = List.of(new RootVariation(0, 0, 0, List.of(moves[0])));
  }

  /// Returns the lines found so far, the best first; they have the same depth, but for a better
  /// first move that was found after it.
  List<RootVariation> bestVariations() {
    return best;
  }

  /// Searches one depth after another until the search is over.
  ///
  /// @param first the depth to begin with
  /// @param last the depth to end with
  void deepen(int first, int last, SearchLimits watch) {
    for (int depth = first; depth <= last; depth++) {
      worker.setIgnoringLimits(depth == first);
      boolean complete =
          wanted == 1
              ? aspire(depth)
              : search(depth, -SearchScores.INFINITE, SearchScores.INFINITE);
      if (!complete) {
        return;
      }
      moveToFront();
      worker.reportNodes();
      listener.accept(best);
      if (isAllProven(depth) || watch.timeManager().isSoftLimitReached() || watch.checkIsOver()) {
        return;
      }
    }
  }

  /// Returns whether deeper search can't change the lines.
  private boolean isAllProven(int depth) {
    return best.stream()
        .allMatch(
            f -> SearchScores.isProven(f.score()) && SearchScores.pliesToEnd(f.score()) <= depth);
  }

  /// Searches a depth in a window around the last score, made wider where it does not hold.
  private boolean aspire(int depth) {
    int last = best.getFirst().score();
    if (depth < ASPIRATION_DEPTH || SearchScores.isProven(last)) {
      return search(depth, -SearchScores.INFINITE, SearchScores.INFINITE);
    }
    int below = aspiration;
    int above = aspiration;
    while (true) {
      int floor =
          below > SearchScores.INFINITE
              ? -SearchScores.INFINITE
              : Math.max(last - below, -SearchScores.INFINITE);
      int ceiling =
          above > SearchScores.INFINITE
              ? SearchScores.INFINITE
              : Math.min(last + above, SearchScores.INFINITE);
      if (!search(depth, floor, ceiling)) {
        return false;
      }
      int score = best.getFirst().score();
      if (score <= floor && floor > -SearchScores.INFINITE) {
        below *= 4;
      } else if (score >= ceiling && ceiling < SearchScores.INFINITE) {
        above *= 4;
        moveToFront();
      } else {
        return true;
      }
    }
  }

  /// Searches all root moves to a depth, and returns whether it came to the end. What a search that
  /// was cut short has found counts when the first move has been beaten.
  private boolean search(int depth, int floor, int ceiling) {
    List<RootVariation> found = new ArrayList<>();
    Deque<Integer> waiting = new ArrayDeque<>();
    for (int turn = 0; turn < moves.length || !waiting.isEmpty(); turn++) {
      int i = turn < moves.length ? turn : waiting.removeFirst();
      if (i > 0 && turn < moves.length && worker.isClaimedElsewhere(moves[i])) {
        waiting.addLast(i);
        continue;
      }
      boolean isFull = found.size() == wanted;
      int least = isFull ? Math.max(floor, found.getLast().score()) : floor;
      int score = worker.searchRootMove(moves[i], least, ceiling, depth, i, isFull);
      if (worker.isOver()) {
        if (wanted == 1 && !found.isEmpty() && found.getFirst().score() > floor) {
          best = List.copyOf(found);
        }
        return false;
      }
      if (isFull && score <= least) {
        continue;
      }
      if (isFull) {
        found.removeLast();
      }
      found.add(
          new RootVariation(
              score, depth, worker.takeSelectiveDepth(), worker.principalVariation(moves[i])));
      found.sort(Comparator.comparingInt(RootVariation::score).reversed());
      if (score >= ceiling) {
        break;
      }
    }
    best = List.copyOf(found);
    return true;
  }

  /// Puts the moves of the best lines before the others, which keep their order.
  private void moveToFront() {
    for (int i = best.size() - 1; i >= 0; i--) {
      int move = best.get(i).move();
      int place = 0;
      while (moves[place] != move) {
        place++;
      }
      System.arraycopy(moves, 0, moves, 1, place);
      moves[0] = move;
    }
  }
}
