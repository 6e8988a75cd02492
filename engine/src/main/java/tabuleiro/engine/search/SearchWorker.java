package tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.rules.Outcome;
import tabuleiro.solver.MoveClaims;

/// One thread of a principal variation search, below the root.
///
/// A reduced move whose score exceeds alpha is searched again to the full depth, so that a proven
/// score is proven: it comes from finished games alone.
final class SearchWorker {
  /// The most plies of a variation.
  static final int MAX_PLIES = 128;

  /// Below this depth a search ends sooner than it can be shared. With 3, two threads visited 7 %
  /// more positions in Jostle, and as many in Trench.
  private static final int MIN_CLAIM_DEPTH = 2;

  private final EvaluatedTrail trail;
  private final TranspositionTable table;
  private SearchLimits limits;
  private final SearchSettings settings;
  private final MoveClaims claims;
  private final MovePicker picker;
  private final SearchNode[] path = new SearchNode[MAX_PLIES + 1];
  private final int[][] variations = new int[MAX_PLIES + 1][MAX_PLIES + 1];
  private final int[] variationLengths = new int[MAX_PLIES + 1];
  private long nodes;
  private long reportedNodes;
  private long nextCheck;
  private int selectiveDepth;
  private boolean isIgnoringLimits;
  private boolean isOver;

  /// The ply of the position at which a limit has interrupted the search, or 0: it is counted, but
  /// not yet searched.
  private int interruptedPly;

  SearchWorker(
      EvaluatedTrail trail,
      TranspositionTable table,
      SearchLimits limits,
      SearchSettings settings,
      MoveClaims claims) {
    this.trail = trail;
    this.table = table;
    this.limits = limits;
    this.settings = settings;
    this.claims = claims;
    picker = new MovePicker(MAX_PLIES + 1, trail.position().game().maxMoves());
    Arrays.setAll(path, _ -> new SearchNode());
    checkLimits();
  }

  /// Returns the trail that is searched.
  EvaluatedTrail trail() {
    return trail;
  }

  /// Gives the search other limits, for the nodes from now on. The next root move that is searched
  /// must be the one at which the last limit has interrupted the search, if it has, with the same
  /// window and depth.
  void setLimits(SearchLimits limits) {
    this.limits = limits;
    checkLimits();
  }

  /// Sets whether the search ignores its limits, except for a requested stop: it does until depth 1
  /// is complete.
  void setIgnoringLimits(boolean isIgnoring) {
    isIgnoringLimits = isIgnoring;
    checkLimits();
  }

  /// Returns whether the search is over, so that the last score is meaningless.
  boolean isOver() {
    return isOver;
  }

  /// Returns the length of the longest variation since the last call.
  int takeSelectiveDepth() {
    int taken = selectiveDepth;
    selectiveDepth = 0;
    return taken;
  }

  /// Returns a root move and the principal variation that the last search after it has found.
  List<Integer> principalVariation(int move) {
    List<Integer> all = new ArrayList<>();
    all.add(move);
    for (int i = 1; i < variationLengths[1]; i++) {
      all.add(variations[1][i]);
    }
    return all;
  }

  /// Returns the moves of the root in the order of their priority.
  int[] orderedRootMoves() {
    int count = picker.generate(trail, 0, TranspositionTable.move(table.probe(trail.hash())));
    int[] ordered = new int[count];
    for (int i = 0; i < count; i++) {
      ordered[i] = picker.pick(0, i);
    }
    return ordered;
  }

  /// Returns the score of a root move for the side that plays it.
  ///
  /// @param alpha the score that the move has to exceed
  /// @param beta the score from which on its exact value does not matter
  /// @param index how many root moves come before it
  /// @param mayReduce whether a late move may be reduced
  int searchRootMove(int move, int alpha, int beta, int depth, int index, boolean mayReduce) {
    long key = MoveClaims.key(trail.hash(), move);
    claims.claim(key);
    trail.play(move);
    int score;
    if (!mayReduce || index == 0) {
      score = -search(-beta, -alpha, depth - 1, 1);
    } else {
      score = searchLate(alpha, beta, depth, index, 0);
    }
    trail.undo();
    claims.release(key);
    return score;
  }

  /// Returns whether another worker seems to be searching a root move.
  boolean isClaimedElsewhere(int move) {
    return claims.isClaimed(MoveClaims.key(trail.hash(), move));
  }

  /// Adds the nodes since the last report to the total of all workers.
  void reportNodes() {
    limits.addNodes(nodes - reportedNodes);
    reportedNodes = nodes;
  }

  private void checkLimits() {
    reportNodes();
    isOver = isIgnoringLimits ? limits.isStopped() : limits.checkIsOver();
    long left =
        isIgnoringLimits
            ? SearchLimits.CHECK_INTERVAL
            : Math.min(SearchLimits.CHECK_INTERVAL, limits.remainingNodes());
    nextCheck = nodes + Math.max(1, left);
  }

  /// Returns the score of the position at the trail's end for the side to move: exact if it lies
  /// between `alpha` and `beta`, else a bound (fail-soft). Meaningless when the search is over.
  private int search(int alpha, int beta, int depth, int ply) {
    // 1. Continue an interrupted search; otherwise count the node, and check the limits.
    if (isOver) {
      return 0;
    }
    if (ply < interruptedPly) {
      return isLeaf(depth, ply) ? searchNoisyMoves(alpha, beta, ply) : searchMoves(depth, ply);
    }
    if (ply == interruptedPly) {
      interruptedPly = 0;
    } else if (++nodes >= nextCheck) {
      checkLimits();
      if (isOver) {
        interruptedPly = ply;
        return 0;
      }
    }
    variationLengths[ply] = ply;
    selectiveDepth = Math.max(selectiveDepth, ply);
    // 2. Finished games, immediate wins, and leaves.
    Outcome outcome = trail.outcome();
    if (outcome.isOver()) {
      return SearchScores.ofOutcome(outcome, trail.sideToMove(), ply);
    }
    if (trail.hasImmediateWin()) {
      return SearchScores.winIn(ply + 1);
    }
    if (isLeaf(depth, ply)) {
      return searchNoisyMoves(alpha, beta, ply);
    }
    // 3. Mate distance pruning: nothing is worse than a loss with the next ply, or better than a
    // win with it.
    int floor = Math.max(alpha, SearchScores.lossIn(ply + 1));
    int ceiling = Math.min(beta, SearchScores.winIn(ply + 1));
    if (floor >= ceiling) {
      return floor;
    }
    // 4. The transposition table.
    long hash = trail.hash();
    long entry = table.probe(hash);
    boolean isPrincipal = ceiling - floor > 1;
    if (!isPrincipal && entry != TranspositionTable.EMPTY) {
      int score = tableScore(entry, floor, ceiling, depth, ply);
      if (score != SearchScores.INFINITE) {
        return score;
      }
    }
    // 5. The moves, one by one.
    SearchNode node = path[ply];
    node.hash = hash;
    node.floor = floor;
    node.ceiling = ceiling;
    node.tableMove = TranspositionTable.move(entry);
    node.moveCount = picker.generate(trail, ply, node.tableMove);
    node.limit = isPrincipal ? node.moveCount : trail.moveCountLimit(depth);
    node.index = 0;
    node.best = -SearchScores.INFINITE;
    node.bestMove = 0;
    node.bound = TranspositionTable.UPPER;
    return searchMoves(depth, ply);
  }

  private static boolean isLeaf(int depth, int ply) {
    return depth <= 0 || ply >= MAX_PLIES;
  }

  /// Searches the moves that are left at the trail's end, stores the result, and returns the score.
  private int searchMoves(int depth, int ply) {
    SearchNode node = path[ply];
    int side = trail.sideToMove().ordinal();
    while (node.hasMove()) {
      int move = picker.pick(ply, node.index);
      boolean mayClaim = node.index > 0 && depth >= MIN_CLAIM_DEPTH;
      long key = mayClaim ? MoveClaims.key(node.hash, move) : 0;
      if (mayClaim && claims.isClaimed(key) && picker.defer(ply, node.index)) {
        continue;
      }
      if (mayClaim) {
        claims.claim(key);
      }
      trail.play(move);
      int score =
          node.index == 0
              ? -search(-node.ceiling, -node.floor, depth - 1, ply + 1)
              : searchLate(node.floor, node.ceiling, depth, node.index, ply);
      trail.undo();
      if (mayClaim) {
        claims.release(key);
      }
      if (isOver) {
        return 0;
      }
      if (score > node.best) {
        node.best = score;
        if (score > node.floor) {
          node.bestMove = move;
          node.floor = score;
          node.bound = TranspositionTable.EXACT;
          extendVariation(ply, move);
        }
        if (score >= node.ceiling) {
          node.bound = TranspositionTable.LOWER;
          picker.recordCutoff(ply, node.index, depth, side);
          break;
        }
      }
      node.index++;
    }
    // The result has distances counted from this position.
    int stored = node.bestMove == 0 ? node.tableMove : node.bestMove;
    int result = SearchScores.addDistance(node.best, -ply);
    table.store(node.hash, stored, result, depth, node.bound);
    return node.best;
  }

  /// Returns the score, for the side that has just moved, of a move that is not expected to be the
  /// best: first with a null window and a late move reduction, and again without them where the
  /// score exceeds alpha.
  private int searchLate(int alpha, int beta, int depth, int index, int ply) {
    SearchNode node = path[ply];
    if (ply >= interruptedPly) {
      node.attempt = 0;
    }
    int reduction = settings.reduction(depth, index);
    int score = alpha + 1;
    if (node.attempt == 0) {
      score = -search(-alpha - 1, -alpha, depth - 1 - reduction, ply + 1);
      node.attempt = isOver ? 0 : 1;
    }
    if (node.attempt == 1 && score > alpha && reduction > 0) {
      score = -search(-alpha - 1, -alpha, depth - 1, ply + 1);
    }
    if (!isOver && score > alpha && score < beta) {
      node.attempt = 2;
      score = -search(-beta, -alpha, depth - 1, ply + 1);
    }
    return score;
  }

  /// Returns the score that a table entry gives for the window, or [SearchScores#INFINITE] if it
  /// gives none. The entry of a shallower search only counts where it proves a result outside the
  /// window; it may have missed a shorter win.
  private static int tableScore(long entry, int alpha, int beta, int depth, int ply) {
    int score = SearchScores.addDistance(TranspositionTable.score(entry), ply);
    int bound = TranspositionTable.bound(entry);
    boolean isDeep = TranspositionTable.depth(entry) >= depth;
    boolean failsHigh = bound != TranspositionTable.UPPER && score >= beta;
    boolean failsLow = bound != TranspositionTable.LOWER && score <= alpha;
    boolean isUsable;
    if (isDeep) {
      isUsable = failsHigh || failsLow || bound == TranspositionTable.EXACT;
    } else {
      isUsable = SearchScores.isProven(score) && (score > 0 ? failsHigh : failsLow);
    }
    return isUsable ? score : SearchScores.INFINITE;
  }

  /// Returns the score of a leaf by a quiescence search: the static evaluation, or the score of a
  /// noisy move if that is better.
  private int searchNoisyMoves(int alpha, int beta, int ply) {
    SearchNode node = path[ply];
    if (ply >= interruptedPly) {
      node.best = trail.evaluate(alpha, beta);
      if (node.best >= beta || ply >= MAX_PLIES) {
        return node.best;
      }
      node.floor = Math.max(alpha, node.best);
      node.moveCount = picker.generateNoisyMoves(trail, ply);
      node.index = 0;
    }
    while (node.index < node.moveCount && node.best < beta) {
      trail.play(picker.pick(ply, node.index));
      int score = -search(-beta, -node.floor, 0, ply + 1);
      trail.undo();
      if (isOver) {
        return 0;
      }
      node.best = Math.max(node.best, score);
      node.floor = Math.max(node.floor, node.best);
      node.index++;
    }
    return node.best;
  }

  private void extendVariation(int ply, int move) {
    variations[ply][ply] = move;
    int end = variationLengths[ply + 1];
    System.arraycopy(variations[ply + 1], ply + 1, variations[ply], ply + 1, end - ply - 1);
    variationLengths[ply] = end;
  }
}
