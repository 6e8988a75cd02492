package tabuleiro.reference.certificate;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/// The checker's own search: whether the side of a goal reaches it. A depth-first search of the
/// tree of alternatives, in which all moves of a position are examined before one of them is
/// searched; a position that the table knows is not searched again. Not safe for several threads.
final class GoalSearch {
  private static final int STOP_INTERVAL = 1 << 10;

  /// The moves by their codes modulo this number, for the history heuristic.
  private static final int HISTORY = 1 << 12;

  /// The score of a move that has always decided its position so far.
  private static final int HISTORY_WEIGHT = 200;

  private static final int MAX_TRIES = 1 << 12;

  private static final int DECIDED = -1;

  private final StrategyGoal goal;
  private final CheckerTable table;
  private final BooleanSupplier stop;
  private final int[] tries = new int[2 * HISTORY];
  private final int[] successes = new int[2 * HISTORY];
  private long[] highKeys = {};
  private long[] lowKeys = {};
  private CheckerTable.Entry[] entries = {};
  private volatile long reportedNodes;
  private long nodes;

  /// @param stop asked now and then; when it is true, the search throws
  GoalSearch(StrategyGoal goal, CheckerTable table, BooleanSupplier stop) {
    this.goal = goal;
    this.table = table;
    this.stop = stop;
  }

  /// The number of moves played up to the end of the last search. Safe to call from any thread.
  long nodes() {
    return reportedNodes;
  }

  /// Searches the position at the end of a trail.
  ///
  /// @throws CheckStoppedException when the check is to stop; the trail is then useless
  boolean isReached(CheckerTrail trail) {
    CheckerOutcome outcome = trail.forcedOutcome();
    boolean isReached =
        outcome == CheckerOutcome.ONGOING ? searchUnlessKnown(trail) : goal.isReached(outcome);
    reportedNodes = nodes;
    return isReached;
  }

  private boolean searchUnlessKnown(CheckerTrail trail) {
    CheckerTable.Entry known = table.probe(trail.highKey(), trail.lowKey());
    return known == CheckerTable.Entry.UNKNOWN
        ? search(trail)
        : known == CheckerTable.Entry.REACHED;
  }

  /// Searches a position that is not over. The side to move decides it for itself if one move does;
  /// a candidate that was left out loses.
  private boolean search(CheckerTrail trail) {
    long before = nodes;
    boolean isTurn = goal.isTurn(trail);
    boolean isReached = decides(trail, isTurn) == isTurn;
    table.store(trail.highKey(), trail.lowKey(), isReached, Math.max(1, nodes - before));
    return isReached;
  }

  /// Whether a move leads to the result that the side to move wants.
  private boolean decides(CheckerTrail trail, boolean wanted) {
    int[] moves = trail.candidates();
    long[] order = new long[moves.length];
    int open = leaveOpen(trail, wanted, moves, order);
    if (open == DECIDED) {
      return true;
    }
    int side = historyOf(trail);
    Arrays.sort(order, 0, open);
    for (int i = 0; i < open; i++) {
      int move = (int) order[i];
      trail.play(move);
      boolean isReached = searchUnlessKnown(trail);
      trail.undo();
      learn(side, move, isReached == wanted);
      if (isReached == wanted) {
        return true;
      }
    }
    return false;
  }

  /// Examines the positions after the moves.
  ///
  /// @param order receives the moves that have to be searched, with what orders them above them
  /// @return their number, or [#DECIDED] when a move is known to lead to the wanted result
  private int leaveOpen(CheckerTrail trail, boolean wanted, int[] moves, long[] order) {
    requireCapacity(moves.length);
    int side = historyOf(trail);
    int count = 0;
    for (int move : moves) {
      trail.play(move);
      countNode();
      CheckerOutcome outcome = trail.forcedOutcome();
      if (outcome == CheckerOutcome.ONGOING) {
        highKeys[count] = trail.highKey();
        lowKeys[count] = trail.lowKey();
        int score = trail.moveOrderScore() - history(side, move);
        order[count++] = (long) score << Integer.SIZE | move;
      }
      trail.undo();
      if (outcome != CheckerOutcome.ONGOING && goal.isReached(outcome) == wanted) {
        return DECIDED;
      }
    }
    table.probe(highKeys, lowKeys, count, entries);
    int open = 0;
    for (int i = 0; i < count; i++) {
      if (entries[i] == CheckerTable.Entry.of(wanted)) {
        return DECIDED;
      }
      if (entries[i] == CheckerTable.Entry.UNKNOWN) {
        order[open++] = order[i];
      }
    }
    return open;
  }

  private void requireCapacity(int count) {
    if (highKeys.length < count) {
      highKeys = new long[count];
      lowKeys = new long[count];
      entries = new CheckerTable.Entry[count];
    }
  }

  private void countNode() {
    if (++nodes % STOP_INTERVAL == 0 && stop.getAsBoolean()) {
      throw new CheckStoppedException();
    }
  }

  /// The place where the moves of the side to move begin in the history.
  private static int historyOf(CheckerTrail trail) {
    return trail.isFirstToMove() ? 0 : HISTORY;
  }

  private int history(int side, int move) {
    int place = side + move % HISTORY;
    return HISTORY_WEIGHT * successes[place] / (tries[place] + 1);
  }

  private void learn(int side, int move, boolean isSuccess) {
    int place = side + move % HISTORY;
    tries[place]++;
    successes[place] += isSuccess ? 1 : 0;
    if (tries[place] > MAX_TRIES) {
      tries[place] /= 2;
      successes[place] /= 2;
    }
  }
}
