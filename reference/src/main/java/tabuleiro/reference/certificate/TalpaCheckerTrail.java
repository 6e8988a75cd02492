package tabuleiro.reference.certificate;

import java.util.Arrays;

/// Talpa by the checker's own fast rules, for boards of at most 39 squares. The comments give the
/// numbers of the rules. The key is exact: the smallest of the four images' numbers in base 3,
/// followed by a bit for the side to move.
final class TalpaCheckerTrail implements CheckerTrail {
  /// The weights of the score, fitted roughly to the work that lost positions take: a move, a
  /// capture out of reach of the opponent's edges, a threat, a piece that the opponent can move.
  private static final int MOVE = 33;

  private static final int FAR_CAPTURE = 21;
  private static final int THREAT = 72;
  private static final int ANSWER = 10;

  private final TalpaCheckerBoard board;
  private final State[] states;
  private int ply;
  private boolean isRedToMove;

  /// A position, except for the side to move. The sets `fromTop` and so on are the squares in reach
  /// of an edge: those of the edge, and the empty squares joined to it with their neighbours.
  private static final class State {
    long red;
    long blue;
    long fromTop;
    long fromBottom;
    long fromLeft;
    long fromRight;
    CheckerOutcome outcome = CheckerOutcome.ONGOING;
    final long[] sums = new long[TalpaCheckerBoard.IMAGES];
  }

  private TalpaCheckerTrail(TalpaCheckerBoard board, long red, long blue, boolean isRedToMove) {
    this.board = board;
    this.isRedToMove = isRedToMove;
    states = new State[Long.bitCount(red | blue) + 1];
    Arrays.setAll(states, i -> new State());
    State state = states[0];
    state.red = red;
    state.blue = blue;
    long empty = empty(state);
    state.fromTop = reach(board.top, empty);
    state.fromBottom = reach(board.bottom, empty);
    state.fromLeft = reach(board.left, empty);
    state.fromRight = reach(board.right, empty);
    state.outcome = outcomeOf(state);
    for (int square = 0; square < board.width * board.height; square++) {
      for (int image = 0; image < state.sums.length; image++) {
        state.sums[image] +=
            (red >>> square & 1) * board.value(square, image, true)
                + (blue >>> square & 1) * board.value(square, image, false);
      }
    }
  }

  /// Reads a position.
  ///
  /// @param text the text that a reference position has formatted
  static TalpaCheckerTrail parse(String text) {
    String[] rows = text.substring(0, text.length() - 2).split("/", -1);
    long red = 0;
    long blue = 0;
    int square = 0;
    for (int row = rows.length - 1; row >= 0; row--) {
      for (String part : rows[row].split("(?<=[rb])|(?=[rb])", -1)) {
        red |= part.equals("r") ? 1L << square : 0;
        blue |= part.equals("b") ? 1L << square : 0;
        square += part.equals("r") || part.equals("b") ? 1 : part.isEmpty() ? 0 : number(part);
      }
    }
    TalpaCheckerBoard board = new TalpaCheckerBoard(square / rows.length, rows.length);
    return new TalpaCheckerTrail(board, red, blue, text.endsWith(" r"));
  }

  private static int number(String run) {
    return Integer.parseInt(run);
  }

  private long empty(State state) {
    return board.all & ~(state.red | state.blue);
  }

  private long reach(long edge, long empty) {
    long inside = board.joined(edge, empty);
    return edge | inside | board.neighbours(inside);
  }

  /// Rules 6 and 7: an open path of the side now to move, the opponent of the side that has just
  /// moved, has priority.
  private CheckerOutcome outcomeOf(State state) {
    long empty = empty(state);
    boolean isRedOpen = (state.fromTop & empty & board.bottom) != 0;
    boolean isBlueOpen = (state.fromLeft & empty & board.right) != 0;
    if (isRedOpen || isBlueOpen) {
      return CheckerOutcome.winOf((isRedOpen && isBlueOpen) ? isRedToMove : isRedOpen);
    }
    return CheckerOutcome.ONGOING;
  }

  @Override
  public boolean isFirstToMove() {
    return isRedToMove;
  }

  @Override
  public CheckerOutcome outcome() {
    return states[ply].outcome;
  }

  private long own() {
    return isRedToMove ? states[ply].red : states[ply].blue;
  }

  private long other() {
    return isRedToMove ? states[ply].blue : states[ply].red;
  }

  /// The squares in reach of both edges of a side: the path opens when one of them is emptied.
  private long path(boolean isRed) {
    State state = states[ply];
    return isRed ? state.fromTop & state.fromBottom : state.fromLeft & state.fromRight;
  }

  /// The pieces with a legal move: those that can capture, or all (rule 5).
  private long movers(long own, long other) {
    long capturers = own & board.neighbours(other);
    return capturers != 0 ? capturers : own;
  }

  /// A move empties one square, the one that the piece leaves (rules 4 and 5). Emptying a square of
  /// the opponent's path loses, emptying another square of one's own path wins (rule 7).
  @Override
  public CheckerOutcome forcedOutcome() {
    if (outcome() != CheckerOutcome.ONGOING) {
      return outcome();
    }
    long safe = movers(own(), other()) & ~path(!isRedToMove);
    if (safe == 0) {
      return CheckerOutcome.winOf(!isRedToMove);
    }
    boolean wins = (safe & path(isRedToMove)) != 0;
    return wins ? CheckerOutcome.winOf(isRedToMove) : CheckerOutcome.ONGOING;
  }

  @Override
  public int[] moves() {
    if (outcome() != CheckerOutcome.ONGOING) {
      return new int[0];
    }
    int[] captures = legal(board.allCaptures(), own(), other());
    return captures.length > 0 ? captures : legal(board.allRemovals(), own(), own());
  }

  private static int[] legal(int[] moves, long from, long to) {
    int[] found = new int[moves.length];
    int count = 0;
    for (int move : moves) {
      long isFrom = from >>> TalpaCheckerBoard.from(move);
      long isTo = to >>> TalpaCheckerBoard.to(move);
      if ((isFrom & isTo & 1) != 0) {
        found[count++] = move;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /// The moves that do not open the opponent's path.
  @Override
  public int[] candidates() {
    long own = own();
    long other = other();
    long movers = movers(own, other);
    boolean mayCapture = (movers & board.neighbours(other)) != 0;
    int[] found = new int[4 * Long.bitCount(own)];
    int count = 0;
    for (long rest = movers & ~path(!isRedToMove); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if (!mayCapture) {
        found[count++] = TalpaCheckerBoard.removal(from);
        continue;
      }
      long taken = board.neighbours(1L << from) & other;
      for (; taken != 0; taken &= taken - 1) {
        found[count++] = TalpaCheckerBoard.capture(from, Long.numberOfTrailingZeros(taken));
      }
    }
    return Arrays.copyOf(found, count);
  }

  /// Rules 4 and 5.
  @Override
  public void play(int move) {
    State before = states[ply];
    State after = states[++ply];
    int from = TalpaCheckerBoard.from(move);
    int to = TalpaCheckerBoard.to(move);
    long left = 1L << from;
    long entered = from == to ? 0 : 1L << to;
    after.red = isRedToMove ? (before.red & ~left) | entered : before.red & ~entered;
    after.blue = isRedToMove ? before.blue & ~entered : (before.blue & ~left) | entered;
    for (int image = 0; image < after.sums.length; image++) {
      long sum = before.sums[image] - board.value(from, image, isRedToMove);
      if (entered != 0) {
        sum += board.value(to, image, isRedToMove) - board.value(to, image, !isRedToMove);
      }
      after.sums[image] = sum;
    }
    long empty = empty(after);
    after.fromTop = reach(board.top, before.fromTop, left, empty);
    after.fromBottom = reach(board.bottom, before.fromBottom, left, empty);
    after.fromLeft = reach(board.left, before.fromLeft, left, empty);
    after.fromRight = reach(board.right, before.fromRight, left, empty);
    isRedToMove = !isRedToMove;
    after.outcome = outcomeOf(after);
  }

  /// The squares in reach of an edge, after a square that was or was not in reach was emptied.
  private long reach(long edge, long before, long emptied, long empty) {
    return (before & emptied) == 0 ? before : reach(edge, empty);
  }

  @Override
  public void undo() {
    ply--;
    isRedToMove = !isRedToMove;
  }

  @Override
  public long highKey() {
    return 0;
  }

  @Override
  public long lowKey() {
    long[] sums = states[ply].sums;
    long least = Math.min(Math.min(sums[0], sums[1]), Math.min(sums[2], sums[3]));
    return 2 * least + (isRedToMove ? 1 : 2);
  }

  @Override
  public int moveOrderScore() {
    State state = states[ply];
    long own = own();
    long other = other();
    long capturers = own & board.neighbours(other);
    long safe = movers(own, other) & ~path(!isRedToMove);
    long otherEdges =
        isRedToMove ? state.fromLeft | state.fromRight : state.fromTop | state.fromBottom;
    long threats = movers(other, own) & path(!isRedToMove) & ~path(isRedToMove);
    int moves = capturers == 0 ? Long.bitCount(safe) : contacts(safe, other);
    return MOVE * moves
        + FAR_CAPTURE * Long.bitCount(safe & capturers & ~otherEdges)
        - THREAT * Long.bitCount(threats)
        - ANSWER * Long.bitCount(movers(other, own) & ~path(isRedToMove));
  }

  /// The number of pairs of neighbours with one square in each set.
  private int contacts(long one, long other) {
    return Long.bitCount((one & ~board.right) << 1 & other)
        + Long.bitCount((one & ~board.left) >>> 1 & other)
        + Long.bitCount(one << board.width & other)
        + Long.bitCount(one >>> board.width & other);
  }

  @Override
  public String format() {
    State state = states[ply];
    StringBuilder text = new StringBuilder();
    for (int row = board.height - 1; row >= 0; row--) {
      int run = 0;
      for (int column = 0; column < board.width; column++) {
        int square = row * board.width + column;
        boolean isRed = (state.red >>> square & 1) != 0;
        if (!isRed && (state.blue >>> square & 1) == 0) {
          run++;
          continue;
        }
        text.append(run > 0 ? String.valueOf(run) : "").append(isRed ? 'r' : 'b');
        run = 0;
      }
      text.append(run > 0 ? String.valueOf(run) : "").append(row > 0 ? "/" : "");
    }
    return text.append(isRedToMove ? " r" : " b").toString();
  }
}
