package tabuleiro.solver.weak;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tabuleiro.solver.MoveClaims;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// A null-window alpha-beta search: a depth-first search that decides whether the side to move
/// reaches a goal, which is a win or at least a draw. The goal is reached if some move refutes the
/// opponent's goal, which is the complement. A game with draws needs two searches, and the bounds
/// in the table serve both.
///
/// All children of a position are examined before one of them is searched: a child whose value the
/// game or the table knows may decide at once (enhanced transposition cut-offs: Plaat, Schaeffer,
/// Pijls, de Bruin, 1996). The other children are searched in the order of their
/// [SolverTrail#moveOrderScore()], the lowest first, and of the [HistoryHeuristic].
///
/// The search keeps its own [SearchStack], so it can stop after any position, be written to a file,
/// and resume as if it had not been interrupted. Not safe for several threads; the searches of
/// several threads share the table and the claims.
final class NullWindowSearch {
  /// The number of nodes between two checks of whether to stop.
  private static final int STOP_CHECK_INTERVAL = 1 << 10;

  /// The weight of the history heuristic relative to the move order score.
  private static final int HISTORY_WEIGHT = 2;

  /// The number of plies in [#reportedPath].
  private static final int REPORTED_PLIES = 5;

  private enum GoalResult {
    UNDECIDED,
    REACHED,
    REFUTED
  }

  private final SolverTranspositionTable table;
  private final Optional<MoveClaims> claims;
  private final boolean hasDraws;
  private final SearchStack stack;
  private final int[] buffer;
  private final long[] order;
  private final long[] childKeys;
  private final int[] childBounds;
  private final HistoryHeuristic history = new HistoryHeuristic();

  private int goal;
  private long nodes;
  private volatile long reportedNodes;
  private volatile int[] reportedPath = {};

  /// Creates an idle search.
  ///
  /// @param claims shared with the other threads; empty for a single thread
  NullWindowSearch(SolverGame game, SolverTranspositionTable table, Optional<MoveClaims> claims) {
    this.table = table;
    this.claims = claims;
    hasDraws = game.hasDraws();
    int most = game.game().maxMoves();
    stack = new SearchStack(game.layerCount() + 1, most);
    buffer = new int[most];
    order = new long[most];
    childKeys = new long[most];
    childBounds = new int[most];
  }

  /// Returns whether the side to move at the end of a trail reaches a goal, or empty when the
  /// search was stopped. After a stop the trail is where the search is, and [#resume] continues.
  ///
  /// @param rank the goal: 1 is at least a draw, 2 is a win
  Optional<Boolean> search(SolverTrail trail, int rank, BooleanSupplier stop) {
    goal = rank;
    GoalResult known = settled(SolverTranspositionTable.bounds(trail.knownValue()), goal);
    if (known == GoalResult.UNDECIDED) {
      known = settled(table.probe(trail.key()), goal);
    }
    GoalResult answer = known == GoalResult.UNDECIDED ? open(trail, trail.key()) : known;
    return answer == GoalResult.UNDECIDED
        ? resume(trail, stop)
        : Optional.of(answer == GoalResult.REACHED);
  }

  /// Continues a stopped search on the same trail.
  Optional<Boolean> resume(SolverTrail trail, BooleanSupplier stop) {
    long nextCheck = nodes + STOP_CHECK_INTERVAL;
    while (true) {
      GoalResult answer = step(trail);
      if (answer == GoalResult.UNDECIDED && nodes >= nextCheck) {
        nextCheck = nodes + STOP_CHECK_INTERVAL;
        report();
        answer = claims.isPresent() ? abandon(trail) : GoalResult.UNDECIDED;
        if (answer == GoalResult.UNDECIDED && stop.getAsBoolean()) {
          return Optional.empty();
        }
      }
      while (answer != GoalResult.UNDECIDED) {
        close(answer);
        if (stack.isEmpty()) {
          report();
          return Optional.of(answer == GoalResult.REACHED);
        }
        trail.undo();
        answer = fromChild(answer);
        boolean isSuccess = answer == GoalResult.REACHED;
        history.add(trail.sideToMove().ordinal(), stack.ply(), stack.currentMove(), isSuccess);
      }
    }
  }

  /// Adds nodes of other searches to the count.
  void addNodes(long count) {
    nodes += count;
    reportedNodes = nodes;
  }

  /// Ends the search, and returns the trail to the position where [#search] started.
  void reset(SolverTrail trail) {
    unwind(trail, 0);
    if (!stack.isEmpty()) {
      drop();
    }
  }

  /// Returns whether no search is in progress.
  boolean isIdle() {
    return stack.isEmpty();
  }

  /// Returns the number of nodes, which are moves played.
  long nodes() {
    return nodes;
  }

  /// Returns the approximate number of nodes. Safe to call from any thread.
  long reportedNodes() {
    return reportedNodes;
  }

  /// Returns the position of the search: for each of the first plies the number of the current move
  /// and the number of moves. Safe to call from any thread.
  int[] reportedPath() {
    return reportedPath;
  }

  /// Returns the result of a move, given the result of the position after it for the opponent's
  /// complementary goal.
  private static GoalResult fromChild(GoalResult child) {
    return child == GoalResult.REFUTED ? GoalResult.REACHED : GoalResult.UNDECIDED;
  }

  private int goalAt(int depth) {
    return depth % 2 == 0 ? goal : SolverTranspositionTable.opposite(goal);
  }

  private static GoalResult settled(int bounds, int rank) {
    if (SolverTranspositionTable.lower(bounds) >= rank) {
      return GoalResult.REACHED;
    }
    return SolverTranspositionTable.upper(bounds) < rank
        ? GoalResult.REFUTED
        : GoalResult.UNDECIDED;
  }

  /// Searches the next move of the position on top of the stack, and returns the result of that
  /// position if it is decided.
  private GoalResult step(SolverTrail trail) {
    if (!stack.hasNextMove()) {
      return GoalResult.REFUTED;
    }
    int move = stack.nextMove();
    trail.play(move);
    long key = trail.key();
    GoalResult child = settled(table.probe(key), goalAt(stack.ply() + 1));
    if (child == GoalResult.UNDECIDED) {
      if (stack.mayDefer() && claims.isPresent() && claims.get().isClaimed(key)) {
        stack.defer();
        child = GoalResult.REACHED; // Deferred, so treated as failed for now.
      } else {
        child = open(trail, key);
        if (child == GoalResult.UNDECIDED) {
          return GoalResult.UNDECIDED;
        }
      }
    }
    trail.undo();
    return fromChild(child);
  }

  /// Examines the children of a position and returns its result. If they do not decide it, the
  /// position is pushed onto the stack.
  private GoalResult open(SolverTrail trail, long key) {
    long before = nodes;
    int depth = stack.ply() + 1;
    int childGoal = goalAt(depth + 1);
    int side = trail.sideToMove().ordinal();
    int count = trail.generateCandidates(buffer, 0);
    int open = 0;
    for (int i = 0; i < count; i++) {
      int move = buffer[i];
      trail.play(move);
      nodes++;
      GoalResult child = settled(SolverTranspositionTable.bounds(trail.knownValue()), childGoal);
      if (child == GoalResult.UNDECIDED) {
        int rank = trail.moveOrderScore() - HISTORY_WEIGHT * history.score(side, depth, move);
        order[open] = (long) rank << Integer.SIZE | move;
        childKeys[open++] = trail.key();
      }
      trail.undo();
      if (child == GoalResult.REFUTED) {
        store(key, GoalResult.REACHED, goalAt(depth), nodes - before);
        return GoalResult.REACHED;
      }
    }
    table.probe(childKeys, open, childBounds);
    int probed = open;
    open = 0;
    for (int i = 0; i < probed; i++) {
      GoalResult child = settled(childBounds[i], childGoal);
      if (child == GoalResult.REFUTED) {
        store(key, GoalResult.REACHED, goalAt(depth), nodes - before);
        return GoalResult.REACHED;
      }
      if (child == GoalResult.UNDECIDED) {
        order[open++] = order[i];
      }
    }
    if (open == 0) {
      store(key, GoalResult.REFUTED, goalAt(depth), Math.max(1, nodes - before));
      return GoalResult.REFUTED;
    }
    stack.push(key, order, open, before);
    claims.ifPresent(shared -> shared.claim(key));
    return GoalResult.UNDECIDED;
  }

  /// Stores the result of the position on top of the stack and pops it.
  private void close(GoalResult answer) {
    store(stack.key(), answer, goalAt(stack.ply()), nodes - stack.nodesAtEntry());
    drop();
  }

  private void drop() {
    claims.ifPresent(shared -> shared.release(stack.key()));
    stack.pop();
  }

  private void store(long key, GoalResult answer, int rank, long work) {
    boolean isReached = answer == GoalResult.REACHED;
    table.store(key, SolverTranspositionTable.bounds(isReached, rank, hasDraws), work);
  }

  /// Abandons work that another thread has made unnecessary: when the table decides a position on
  /// the stack, pops everything above it and returns its result.
  private GoalResult abandon(SolverTrail trail) {
    for (int depth = 0; depth <= stack.ply(); depth++) {
      GoalResult answer = settled(table.probe(stack.key(depth)), goalAt(depth));
      if (answer != GoalResult.UNDECIDED) {
        unwind(trail, depth);
        return answer;
      }
    }
    return GoalResult.UNDECIDED;
  }

  /// Pops the positions above a ply, and takes their moves back.
  private void unwind(SolverTrail trail, int ply) {
    while (stack.ply() > ply) {
      trail.undo();
      drop();
    }
  }

  private void report() {
    reportedPath = stack.path(REPORTED_PLIES);
    reportedNodes = nodes;
  }

  /// Writes the goal and the stack.
  void write(DataOutput out) throws IOException {
    out.writeInt(goal);
    out.writeLong(nodes);
    history.write(out);
    stack.write(out);
  }

  /// Reads the output of [#write], and plays the moves up to the position of the search.
  ///
  /// @param trail at the position where [#search] started
  void read(DataInput in, SolverTrail trail) throws IOException {
    goal = in.readInt();
    nodes = in.readLong();
    history.read(in);
    stack.read(in);
    for (int depth = 0; depth < stack.ply(); depth++) {
      trail.play(stack.currentMove(depth));
    }
  }
}
