package tabuleiro.solver.weak;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Asks of a position whether its side to move reaches a goal, and answers by depth-first search: a
/// win, or at least a draw. The goal is reached if some move denies the opponent the goal that is
/// one better than the opposite. So a game with draws needs two questions, and the bounds in the
/// table serve both (alpha-beta with windows of no width).
///
/// All children of a position are looked at before one is searched: one that the game or the table
/// settles may answer at once (enhanced transposition cut-offs: Plaat, Schaeffer, Pijls, de Bruin,
/// 1996). The others are searched in the order of their outlook, the worst for the opponent first,
/// and of the success that their moves have had elsewhere.
///
/// The stack is the search's own, so that it may stop after any position, be written to a file, and
/// go on as if nothing had happened. Not safe for several threads; searches of several threads
/// share the table and the marks.
final class NullWindowSearch {
  private static final int DRAW = 1;
  private static final int WIN = 2;

  /// How many moves are played between two looks at whether to stop.
  private static final int STOP_CHECK_INTERVAL = 1 << 10;

  /// How much the success of a move weighs against the outlook.
  private static final int HISTORY_WEIGHT = 2;

  /// How many plies [#reportedPath] has.
  private static final int REPORTED_PLIES = 5;

  private enum GoalResult {
    UNDECIDED,
    REACHED,
    REFUTED
  }

  private final SolverTranspositionTable table;
  private final Optional<PositionClaims> claims;
  private final boolean hasDraws;
  private final int width;

  /// The moves to be searched, in the rows of the plies, in their order; where threads share the
  /// work, those that were put off stand behind them again.
  private final int[] moves;

  private final int[] next;
  private final int[] ends;
  private final int[] firstEnds;
  private final long[] keys;

  /// How many nodes there were when a position was entered.
  private final long[] nodesAtEntry;

  private final int[] buffer;
  private final long[] order;
  private final long[] childKeys;
  private final int[] childBounds;
  private final HistoryHeuristic history = new HistoryHeuristic();

  private int ply = -1;
  private int goal;
  private long nodes;
  private volatile long reportedNodes;
  private volatile int[] reportedPath = {};

  /// @param marks where other threads search too
  NullWindowSearch(
      SolverGame game, SolverTranspositionTable table, Optional<PositionClaims> marks) {
    this.table = table;
    this.claims = marks;
    hasDraws = game.hasDraws();
    int plies = game.layerCount() + 1;
    int most = game.game().maxMoves();
    width = 2 * most;
    moves = new int[plies * width];
    next = new int[plies];
    ends = new int[plies];
    firstEnds = new int[plies];
    keys = new long[plies];
    nodesAtEntry = new long[plies];
    buffer = new int[most];
    order = new long[most];
    childKeys = new long[most];
    childBounds = new int[most];
  }

  /// Returns whether the side to move at the end of a line reaches a goal, or empty when the search
  /// was interrupted; the line then stands where the search does, and [#resume] goes on.
  ///
  /// @param rank the goal: 1 is a draw at least, 2 a win
  Optional<Boolean> search(SolverTrail line, int rank, BooleanSupplier stop) {
    goal = rank;
    GoalResult known = settled(SolverTranspositionTable.bounds(line.knownValue()), goal);
    if (known == GoalResult.UNDECIDED) {
      known = settled(table.probe(line.key()), goal);
    }
    GoalResult answer = known == GoalResult.UNDECIDED ? open(line, line.key()) : known;
    return answer == GoalResult.UNDECIDED
        ? resume(line, stop)
        : Optional.of(answer == GoalResult.REACHED);
  }

  /// Goes on where the search was interrupted, on the same line.
  Optional<Boolean> resume(SolverTrail line, BooleanSupplier stop) {
    long look = nodes + STOP_CHECK_INTERVAL;
    while (true) {
      GoalResult answer = step(line);
      if (answer == GoalResult.UNDECIDED && nodes >= look) {
        look = nodes + STOP_CHECK_INTERVAL;
        report();
        answer = claims.isPresent() ? abandon(line) : GoalResult.UNDECIDED;
        if (answer == GoalResult.UNDECIDED && stop.getAsBoolean()) {
          return Optional.empty();
        }
      }
      while (answer != GoalResult.UNDECIDED) {
        close(answer);
        if (ply < 0) {
          report();
          return Optional.of(answer == GoalResult.REACHED);
        }
        line.undo();
        answer = denied(answer);
        int tried = moves[ply * width + next[ply] - 1];
        history.add(line.sideToMove().ordinal(), ply, tried, answer == GoalResult.REACHED);
      }
    }
  }

  /// Counts moves that others played.
  void addNodes(long count) {
    nodes += count;
    reportedNodes = nodes;
  }

  /// Forgets the question, and takes the line back to where [#search] had it.
  void reset(SolverTrail line) {
    while (ply > 0) {
      line.undo();
      drop();
    }
    if (ply == 0) {
      drop();
    }
  }

  /// Returns whether no question is open.
  boolean isIdle() {
    return ply < 0;
  }

  /// Returns how many moves were played.
  long nodes() {
    return nodes;
  }

  /// Returns about how many moves were played, to any thread.
  long reportedNodes() {
    return reportedNodes;
  }

  /// Returns where the search is, to any thread: for each of the first plies the number of the move
  /// that is searched, and how many there are.
  int[] reportedPath() {
    return reportedPath;
  }

  /// Returns what the answer for a child, where the opponent has the better goal, says of the move
  /// to it.
  private static GoalResult denied(GoalResult child) {
    return child == GoalResult.REFUTED ? GoalResult.REACHED : GoalResult.UNDECIDED;
  }

  private int goalAt(int depth) {
    return depth % 2 == 0 ? goal : WIN + DRAW - goal;
  }

  private static GoalResult settled(int bounds, int rank) {
    if (SolverTranspositionTable.lower(bounds) >= rank) {
      return GoalResult.REACHED;
    }
    return SolverTranspositionTable.upper(bounds) < rank
        ? GoalResult.REFUTED
        : GoalResult.UNDECIDED;
  }

  /// Takes the next move at the position on top of the stack, and returns the answer there if that
  /// gives it.
  private GoalResult step(SolverTrail line) {
    if (next[ply] == ends[ply]) {
      return GoalResult.REFUTED;
    }
    boolean mayPutOff = next[ply] > 0 && next[ply] < firstEnds[ply];
    int move = moves[ply * width + next[ply]++];
    line.play(move);
    long key = line.key();
    GoalResult child = settled(table.probe(key), goalAt(ply + 1));
    if (child == GoalResult.UNDECIDED) {
      if (mayPutOff && claims.isPresent() && claims.get().isClaimed(key)) {
        moves[ply * width + ends[ply]++] = move;
        child = GoalResult.REACHED; // For the time being.
      } else {
        child = open(line, key);
        if (child == GoalResult.UNDECIDED) {
          return GoalResult.UNDECIDED;
        }
      }
    }
    line.undo();
    return denied(child);
  }

  /// Looks at the children of a position, and returns its answer; if none of them gives it, puts
  /// the position on the stack.
  private GoalResult open(SolverTrail line, long key) {
    long before = nodes;
    int depth = ply + 1;
    int childGoal = goalAt(depth + 1);
    int side = line.sideToMove().ordinal();
    int count = line.generateCandidates(buffer, 0);
    int open = 0;
    for (int i = 0; i < count; i++) {
      int move = buffer[i];
      line.play(move);
      nodes++;
      GoalResult child = settled(SolverTranspositionTable.bounds(line.knownValue()), childGoal);
      if (child == GoalResult.UNDECIDED) {
        int rank = line.moveOrderScore() - HISTORY_WEIGHT * history.score(side, depth, move);
        order[open] = (long) rank << Integer.SIZE | move;
        childKeys[open++] = line.key();
      }
      line.undo();
      if (child == GoalResult.REFUTED) {
        keep(key, GoalResult.REACHED, goalAt(depth), nodes - before);
        return GoalResult.REACHED;
      }
    }
    table.probe(childKeys, open, childBounds);
    int asked = open;
    open = 0;
    for (int i = 0; i < asked; i++) {
      GoalResult child = settled(childBounds[i], childGoal);
      if (child == GoalResult.REFUTED) {
        keep(key, GoalResult.REACHED, goalAt(depth), nodes - before);
        return GoalResult.REACHED;
      }
      if (child == GoalResult.UNDECIDED) {
        order[open++] = order[i];
      }
    }
    if (open == 0) {
      keep(key, GoalResult.REFUTED, goalAt(depth), Math.max(1, nodes - before));
      return GoalResult.REFUTED;
    }
    push(key, open, before);
    return GoalResult.UNDECIDED;
  }

  private void push(long key, int count, long before) {
    ply++;
    Arrays.sort(order, 0, count);
    for (int i = 0; i < count; i++) {
      moves[ply * width + i] = (int) order[i];
    }
    next[ply] = 0;
    ends[ply] = count;
    firstEnds[ply] = count;
    keys[ply] = key;
    nodesAtEntry[ply] = before;
    claims.ifPresent(busy -> busy.claim(key));
  }

  /// Takes the position on top off the stack.
  private void close(GoalResult answer) {
    keep(keys[ply], answer, goalAt(ply), nodes - nodesAtEntry[ply]);
    drop();
  }

  private void drop() {
    claims.ifPresent(busy -> busy.release(keys[ply]));
    ply--;
  }

  private void keep(long key, GoalResult answer, int rank, long work) {
    boolean isReached = answer == GoalResult.REACHED;
    int bounds;
    if (hasDraws) {
      bounds =
          isReached
              ? SolverTranspositionTable.bounds(rank, WIN)
              : SolverTranspositionTable.bounds(0, rank - 1);
    } else {
      bounds =
          isReached
              ? SolverTranspositionTable.bounds(WIN, WIN)
              : SolverTranspositionTable.bounds(0, 0);
    }
    table.store(key, bounds, work);
  }

  /// Leaves what another thread has made needless: takes off the stack what stands above a position
  /// whose answer the table has, and returns that answer.
  private GoalResult abandon(SolverTrail line) {
    for (int depth = 0; depth <= ply; depth++) {
      GoalResult answer = settled(table.probe(keys[depth]), goalAt(depth));
      if (answer != GoalResult.UNDECIDED) {
        while (ply > depth) {
          line.undo();
          drop();
        }
        return answer;
      }
    }
    return GoalResult.UNDECIDED;
  }

  private void report() {
    int[] path = new int[2 * Math.min(REPORTED_PLIES, ply + 1)];
    for (int depth = 0; 2 * depth < path.length; depth++) {
      path[2 * depth] = next[depth];
      path[2 * depth + 1] = ends[depth];
    }
    reportedPath = path;
    reportedNodes = nodes;
  }

  /// Writes the question and the stack.
  void write(DataOutput out) throws IOException {
    out.writeInt(goal);
    out.writeLong(nodes);
    history.write(out);
    out.writeInt(ply);
    for (int depth = 0; depth <= ply; depth++) {
      out.writeLong(keys[depth]);
      out.writeLong(nodesAtEntry[depth]);
      out.writeInt(next[depth]);
      out.writeInt(firstEnds[depth]);
      out.writeInt(ends[depth]);
      for (int i = 0; i < ends[depth]; i++) {
        out.writeInt(moves[depth * width + i]);
      }
    }
  }

  /// Reads what [#write] wrote, and plays the moves to where the search was.
  ///
  /// @param line where [#search] had it
  void read(DataInput in, SolverTrail line) throws IOException {
    goal = in.readInt();
    nodes = in.readLong();
    history.read(in);
    ply = in.readInt();
    for (int depth = 0; depth <= ply; depth++) {
      keys[depth] = in.readLong();
      nodesAtEntry[depth] = in.readLong();
      next[depth] = in.readInt();
      firstEnds[depth] = in.readInt();
      ends[depth] = in.readInt();
      for (int i = 0; i < ends[depth]; i++) {
        moves[depth * width + i] = in.readInt();
      }
      if (depth < ply) {
        line.play(moves[depth * width + next[depth] - 1]);
      }
    }
  }
}
