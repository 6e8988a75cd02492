package tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Trail;

/// One thread of a search: principal variation search below the root.
///
/// No position is searched less than its depth asks for without being looked at again when it
/// surprises, so that a proven score is proven: it comes from finished games alone.
final class SearchWorker {
  /// How deep a line may become.
  static final int MAX_PLIES = 128;

  private final EvaluatedTrail line;
  private final Trail trail;
  private final TranspositionTable table;
  private final SearchLimits watch;
  private final SearchSettings settings;
  private final SharedMoveClaims work;
  private final MovePicker moves;
  private final int[][] variations = new int[MAX_PLIES + 1][MAX_PLIES + 1];
  private final int[] variationLengths = new int[MAX_PLIES + 1];
  private long nodes;
  private long counted;
  private long nextLook;
  private int deepest;
  private boolean isPatient;
  private boolean isOver;

  SearchWorker(
      EvaluatedTrail line,
      TranspositionTable table,
      SearchLimits watch,
      SearchSettings settings,
      SharedMoveClaims work) {
    this.line = line;
    this.trail = line.trail();
    this.table = table;
    this.watch = watch;
    this.settings = settings;
    this.work = work;
    moves = new MovePicker(MAX_PLIES + 1, trail.position().game().maxMoves());
    look();
  }

  /// Returns the line that is searched.
  EvaluatedTrail trail() {
    return line;
  }

  /// Says whether limits count: they do not until depth 1 is complete.
  void setIgnoringLimits(boolean patient) {
    isPatient = patient;
    look();
  }

  /// Returns whether the search is over, so that the last score says nothing.
  boolean isOver() {
    return isOver;
  }

  /// Returns the depth of the deepest line since this was last asked.
  int takeSelectiveDepth() {
    int was = deepest;
    deepest = 0;
    return was;
  }

  /// Returns a root move and the best line that the last search after it has found.
  List<Integer> principalVariation(int move) {
    List<Integer> all = new ArrayList<>();
    all.add(move);
    for (int i = 1; i < variationLengths[1]; i++) {
      all.add(variations[1][i]);
    }
    return all;
  }

  /// Lists the moves of the root in the order of their promise.
  int[] orderedRootMoves() {
    int count = moves.generate(line, 0, TranspositionTable.move(table.probe(trail.hash())));
    int[] ordered = new int[count];
    for (int i = 0; i < count; i++) {
      ordered[i] = moves.pick(0, i);
    }
    return ordered;
  }

  /// Returns the score of a root move for who plays it.
  ///
  /// @param floor what the move has to beat
  /// @param ceiling from where on it does not matter how good it is
  /// @param index how many root moves were searched before
  /// @param mayReduce whether a late move may be searched less deep at first
  int searchRootMove(int move, int floor, int ceiling, int depth, int index, boolean mayReduce) {
    long key = SharedMoveClaims.key(trail.hash(), move);
    work.claim(key);
    line.play(move);
    int score;
    if (!mayReduce || index == 0) {
      score = -search(-ceiling, -floor, depth - 1, 1);
    } else {
      score = searchLate(floor, ceiling, depth, index, 0);
    }
    line.undo();
    work.release(key);
    return score;
  }

  /// Returns whether another worker searches a root move, as far as can be seen.
  boolean isClaimedElsewhere(int move) {
    return work.isClaimed(SharedMoveClaims.key(trail.hash(), move));
  }

  /// Adds the nodes since the last time to the common count.
  void reportNodes() {
    watch.addNodes(nodes - counted);
    counted = nodes;
  }

  private void look() {
    reportNodes();
    isOver = isPatient ? watch.isStopped() : watch.checkIsOver();
    long left =
        isPatient
            ? SearchLimits.CHECK_INTERVAL
            : Math.min(SearchLimits.CHECK_INTERVAL, watch.remainingNodes());
    nextLook = nodes + Math.max(1, left);
  }

  /// Returns the score of the line's last position for the side to move, exact when it lies between
  /// `alpha` and `beta`, else a bound; meaningless when the search is over.
  private int search(int alpha, int beta, int depth, int ply) {
    // 1. Count, and look whether to stop.
    if (isOver) {
      return 0;
    }
    if (++nodes >= nextLook) {
      look();
    }
    variationLengths[ply] = ply;
    deepest = Math.max(deepest, ply);
    // 2. The end.
    Outcome outcome = trail.outcome();
    if (outcome.isOver()) {
      return SearchScores.of(outcome, trail.sideToMove(), ply);
    }
    if (line.hasImmediateWin()) {
      return SearchScores.winIn(ply + 1);
    }
    if (depth <= 0 || ply >= MAX_PLIES) {
      return settle(alpha, beta, ply);
    }
    // 3. No line from here can be worse than losing with the next ply or better than winning so.
    int floor = Math.max(alpha, SearchScores.lossIn(ply + 1));
    int ceiling = Math.min(beta, SearchScores.winIn(ply + 1));
    if (floor >= ceiling) {
      return floor;
    }
    // 4. What is known already.
    long hash = trail.hash();
    long known = table.probe(hash);
    boolean isPrincipal = ceiling - floor > 1;
    if (!isPrincipal && known != TranspositionTable.EMPTY) {
      int score = known(known, floor, ceiling, depth, ply);
      if (score != SearchScores.INFINITE) {
        return score;
      }
    }
    // 5. The moves, one by one.
    int side = trail.sideToMove().ordinal();
    int count = moves.generate(line, ply, TranspositionTable.move(known));
    int best = -SearchScores.INFINITE;
    int bestMove = 0;
    int bound = TranspositionTable.UPPER;
    int width = isPrincipal ? count : line.moveCountLimit(depth);
    for (int i = 0; i < count && (i < width || SearchScores.isProven(best)); i++) {
      int move = moves.pick(ply, i);
      boolean mayWait = i > 0 && depth >= SharedMoveClaims.MIN_DEPTH;
      long key = mayWait ? SharedMoveClaims.key(hash, move) : 0;
      if (mayWait && work.isClaimed(key) && moves.defer(ply, i)) {
        i--;
        continue;
      }
      if (mayWait) {
        work.claim(key);
      }
      line.play(move);
      int score =
          i == 0
              ? -search(-ceiling, -floor, depth - 1, ply + 1)
              : searchLate(floor, ceiling, depth, i, ply);
      line.undo();
      if (mayWait) {
        work.release(key);
      }
      if (isOver) {
        return 0;
      }
      if (score > best) {
        best = score;
        if (score > floor) {
          bestMove = move;
          floor = score;
          bound = TranspositionTable.EXACT;
          extendVariation(ply, move);
        }
        if (score >= ceiling) {
          bound = TranspositionTable.LOWER;
          moves.recordCutoff(ply, i, depth, side);
          break;
        }
      }
    }
    // 6. Keep it, with distances counted from here.
    int kept = bestMove == 0 ? TranspositionTable.move(known) : bestMove;
    table.store(hash, kept, SearchScores.addDistance(best, -ply), depth, bound);
    return best;
  }

  /// Returns the score, for who has just moved, of a move that is not expected to be the best: it
  /// is only asked whether it beats `floor`, first at a smaller depth.
  private int searchLate(int floor, int ceiling, int depth, int index, int ply) {
    int reduction = settings.reduction(depth, index);
    int score = -search(-floor - 1, -floor, depth - 1 - reduction, ply + 1);
    if (score > floor && reduction > 0) {
      score = -search(-floor - 1, -floor, depth - 1, ply + 1);
    }
    if (score > floor && score < ceiling) {
      score = -search(-ceiling, -floor, depth - 1, ply + 1);
    }
    return score;
  }

  /// Returns the score that the table settles, or [SearchScores#INFINITE] when it settles none.
  /// What was searched less deep settles it only where it has proven a result that is good or bad
  /// enough; a sooner end may still have been missed.
  private static int known(long known, int floor, int ceiling, int depth, int ply) {
    int score = SearchScores.addDistance(TranspositionTable.score(known), ply);
    int bound = TranspositionTable.bound(known);
    boolean isDeep = TranspositionTable.depth(known) >= depth;
    boolean isEnough = bound != TranspositionTable.UPPER && score >= ceiling;
    boolean isTooLittle = bound != TranspositionTable.LOWER && score <= floor;
    boolean settles;
    if (isDeep) {
      settles = isEnough || isTooLittle || bound == TranspositionTable.EXACT;
    } else {
      settles = SearchScores.isProven(score) && (score > 0 ? isEnough : isTooLittle);
    }
    return settles ? score : SearchScores.INFINITE;
  }

  /// Returns the score of a position at the end of the search, once no noisy move changes it.
  private int settle(int alpha, int beta, int ply) {
    int best = line.evaluate(alpha, beta);
    if (best >= beta || ply >= MAX_PLIES) {
      return best;
    }
    int floor = Math.max(alpha, best);
    int count = moves.generateNoisyMoves(line, ply);
    for (int i = 0; i < count && best < beta; i++) {
      line.play(moves.pick(ply, i));
      int score = -search(-beta, -floor, 0, ply + 1);
      line.undo();
      if (isOver) {
        return 0;
      }
      best = Math.max(best, score);
      floor = Math.max(floor, best);
    }
    return best;
  }

  private void extendVariation(int ply, int move) {
    variations[ply][ply] = move;
    int end = variationLengths[ply + 1];
    System.arraycopy(variations[ply + 1], ply + 1, variations[ply], ply + 1, end - ply - 1);
    variationLengths[ply] = end;
  }
}
