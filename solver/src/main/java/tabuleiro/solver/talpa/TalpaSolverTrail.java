package tabuleiro.solver.talpa;

import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.games.talpa.TalpaMove;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverTrail;

/// A trail as a stack of frames, one frame for each position, so that undoing a move costs nothing.
///
/// A frame contains, for each edge of the board, its reach: the squares that are connected to it
/// over empty squares. Removing a piece that is in reach of two opposite edges opens the path
/// between them. So wins in one move, and positions in which all moves lose at once, are recognised
/// without playing a move. When a square is emptied, only the reach of those edges changes that had
/// the square in reach.
final class TalpaSolverTrail implements SolverTrail {
  private static final int OWN = 0;
  private static final int OTHER = 1;
  private static final int TOP = 2;
  private static final int BOTTOM = 3;
  private static final int LEFT = 4;
  private static final int RIGHT = 5;
  private static final int ENDED = 6;
  private static final int SUM = 7;
  private static final int BLOCK = SUM + TalpaSolverKeys.SUMS;

  /// The values of [#ENDED]: the game is not over, or the side to move has lost or won.
  private static final long ONGOING = 0;

  private static final long LOST = 1;
  private static final long WON = 2;

  private final TalpaGame game;
  private final TalpaSolverBoard board;
  private final TalpaSolverKeys keys;
  private final TalpaPatternEvaluator patterns;
  private final int frameSize;
  private final long[] frames;
  private int frame;
  private boolean redMoves;

  TalpaSolverTrail(
      TalpaGame game,
      TalpaSolverBoard board,
      TalpaSolverKeys keys,
      TalpaPatternEvaluator patterns) {
    this.game = game;
    this.board = board;
    this.keys = keys;
    this.patterns = patterns;
    frameSize = BLOCK + patterns.blocks().count();
    frames = new long[(board.squares + 1) * frameSize];
  }

  /// Starts a new trail at a position.
  void setPosition(boolean redToMove, long red, long blue) {
    frame = 0;
    redMoves = redToMove;
    frames[OWN] = redMoves ? red : blue;
    frames[OTHER] = redMoves ? blue : red;
    long empty = board.all & ~(red | blue);
    frames[TOP] = board.reach(board.topRow, 0, empty);
    frames[BOTTOM] = board.reach(board.bottomRow, 0, empty);
    frames[LEFT] = board.reach(board.leftColumn, 0, empty);
    frames[RIGHT] = board.reach(board.rightColumn, 0, empty);
    frames[ENDED] =
        // Rule 7: the last mover has lost if their opponent's path is open.
        (pathOf(redMoves) & empty) != 0 ? WON : (pathOf(!redMoves) & empty) != 0 ? LOST : ONGOING;
    keys.sums().set(red, blue, frames, SUM);
    patterns.blocks().set(red, blue, frames, BLOCK);
  }

  @Override
  public void setPosition(long key) {
    keys.decode(key, this);
  }

  /// Returns the squares in reach of both edges of a side. A path is open if one of them is empty,
  /// and would open if one were emptied.
  private long pathOf(boolean red) {
    return red
        ? frames[frame + TOP] & frames[frame + BOTTOM]
        : frames[frame + LEFT] & frames[frame + RIGHT];
  }

  /// Returns the squares in reach of at least one edge of a side.
  private long edgesOf(boolean red) {
    return red
        ? frames[frame + TOP] | frames[frame + BOTTOM]
        : frames[frame + LEFT] | frames[frame + RIGHT];
  }

  @Override
  public TalpaPosition position() {
    long own = frames[frame + OWN];
    long other = frames[frame + OTHER];
    long red = redMoves ? own : other;
    StringBuilder text = new StringBuilder();
    for (int row = board.rows - 1; row >= 0; row--) {
      int run = 0;
      for (int column = 0; column < board.columns; column++) {
        long bit = 1L << (row * board.columns + column);
        if (((own | other) & bit) == 0) {
          run++;
          continue;
        }
        text.append(run > 0 ? String.valueOf(run) : "").append((red & bit) != 0 ? 'r' : 'b');
        run = 0;
      }
      text.append(run > 0 ? String.valueOf(run) : "").append(row > 0 ? "/" : "");
    }
    return game.parse(text.append(redMoves ? " r" : " b").toString());
  }

  @Override
  public int length() {
    return frame / frameSize;
  }

  @Override
  public Side sideToMove() {
    return redMoves ? Side.FIRST : Side.SECOND;
  }

  @Override
  public boolean isOver() {
    return frames[frame + ENDED] != ONGOING;
  }

  @Override
  public GameValue knownValue() {
    long ended = frames[frame + ENDED];
    if (ended != ONGOING) {
      return ended == WON ? GameValue.WIN : GameValue.LOSS;
    }
    long movers = movers(frames[frame + OWN], frames[frame + OTHER]);
    long safe = movers & ~pathOf(!redMoves);
    if (safe == 0) {
      return GameValue.LOSS;
    }
    return (safe & pathOf(redMoves)) != 0 ? GameValue.WIN : GameValue.UNKNOWN;
  }

  /// Returns the pieces of `own` that can move: those next to an enemy piece, or all of them when
  /// there are none (rule 5).
  private long movers(long own, long other) {
    long capturers = own & board.neighbours(other);
    return capturers != 0 ? capturers : own;
  }

  /// Predicts the effort of proving that the side to move loses. The sum counts the moves that do
  /// not open the opponent's path, the captures among them out of reach of the opponent's edges,
  /// the threats that must be parried, the pieces with which the opponent could answer, and the
  /// patterns on the board. The weights were fitted on five boards: see
  /// docs/experiments/solver-methods.md.
  @Override
  public int moveOrderScore() {
    long own = frames[frame + OWN];
    long other = frames[frame + OTHER];
    long otherEdges = edgesOf(!redMoves);
    long touching = (board.neighbours(own) & other) | (board.neighbours(other) & own);
    long safe = movers(own, other) & ~pathOf(!redMoves);
    int moves = touching == 0 ? Long.bitCount(safe) : board.contacts(safe, other);
    return 33 * moves
        + 21 * Long.bitCount(safe & touching & ~otherEdges)
        - 72 * Long.bitCount(threats())
        - 10 * Long.bitCount(movers(other, own) & ~pathOf(redMoves))
        + patterns.sum(redMoves, frames, frame + BLOCK);
  }

  /// Returns the opponent's pieces that could open the opponent's path, and win, if it were the
  /// opponent's turn.
  private long threats() {
    return movers(frames[frame + OTHER], frames[frame + OWN])
        & pathOf(!redMoves)
        & ~pathOf(redMoves);
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    long own = frames[frame + OWN];
    long other = frames[frame + OTHER];
    int end = offset;
    for (long rest = own & board.neighbours(other); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (long taken = board.neighbours(1L << from) & other; taken != 0; taken &= taken - 1) {
        buffer[end++] = TalpaMove.capture(from, Long.numberOfTrailingZeros(taken));
      }
    }
    if (end == offset) {
      for (long rest = own; rest != 0; rest &= rest - 1) {
        buffer[end++] = TalpaMove.removal(Long.numberOfTrailingZeros(rest));
      }
    }
    return end;
  }

  /// Leaves out the moves that open the opponent's path, and those that leave the opponent a
  /// threat, a piece that can open it. A move parries a threat if it captures the piece. Otherwise
  /// it can do so only by taking away the last piece that the threatening piece can capture, or by
  /// bringing that piece into reach of the mover's own edges, because a player who opens both paths
  /// loses (rule 7).
  @Override
  public int generateCandidates(int[] buffer, int offset) {
    long own = frames[frame + OWN];
    long other = frames[frame + OTHER];
    long otherPath = pathOf(!redMoves);
    long threats = threats();
    long safe = movers(own, other) & ~otherPath;
    boolean mayCapture = (own & board.neighbours(other)) != 0;
    int end = offset;
    for (long rest = safe; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long met = threats & metBy(1L << from);
      long unmet = threats & ~met;
      if (!mayCapture) {
        if (unmet == 0) {
          buffer[end++] = TalpaMove.removal(from);
        }
        continue;
      }
      long taken = board.neighbours(1L << from) & other;
      if (unmet != 0) {
        taken &= Long.bitCount(unmet) == 1 ? unmet : 0;
      }
      for (; taken != 0; taken &= taken - 1) {
        buffer[end++] = TalpaMove.capture(from, Long.numberOfTrailingZeros(taken));
      }
    }
    return end;
  }

  /// Returns the pieces that may cease to threaten when a square is emptied: its neighbours, and
  /// all pieces if the square is in reach of an edge of the mover.
  private long metBy(long emptied) {
    return (edgesOf(redMoves) & emptied) != 0 ? -1L : board.neighbours(emptied);
  }

  @Override
  public void play(int move) {
    int now = frame;
    int next = now + frameSize;
    int from = TalpaMove.from(move);
    int to = TalpaMove.to(move);
    long left = 1L << from;
    long taken = frames[now + OTHER] & (1L << to);
    long own = frames[now + OTHER] ^ taken;
    long other = (frames[now + OWN] ^ left) | taken;
    frames[next + OWN] = own;
    frames[next + OTHER] = other;
    boolean opensOther = (pathOf(!redMoves) & left) != 0;
    boolean opensOwn = (pathOf(redMoves) & left) != 0;
    // Rule 7, for the side to move after the move.
    frames[next + ENDED] = opensOther ? WON : opensOwn ? LOST : ONGOING;
    long empty = board.all & ~(own | other);
    frames[next + TOP] = reach(board.topRow, frames[now + TOP], left, empty);
    frames[next + BOTTOM] = reach(board.bottomRow, frames[now + BOTTOM], left, empty);
    frames[next + LEFT] = reach(board.leftColumn, frames[now + LEFT], left, empty);
    frames[next + RIGHT] = reach(board.rightColumn, frames[now + RIGHT], left, empty);
    keys.sums().play(redMoves, from, to, frames, now + SUM, next + SUM);
    patterns.blocks().play(redMoves, from, to, frames, now + BLOCK, next + BLOCK);
    frame = next;
    redMoves = !redMoves;
  }

  /// Returns the reach of an edge after a square was emptied.
  private long reach(long edge, long before, long emptied, long empty) {
    return (before & emptied) == 0 ? before : board.reach(edge, before & empty, empty);
  }

  @Override
  public void undo() {
    frame -= frameSize;
    redMoves = !redMoves;
  }

  @Override
  public long key() {
    int sum = frame + SUM + (redMoves ? 0 : TalpaSolverKeys.IMAGES);
    long key =
        Math.min(
            Math.min(frames[sum], frames[sum + 1]), Math.min(frames[sum + 2], frames[sum + 3]));
    return key == 0 ? 1 : key; // Only a hash can be 0.
  }

  @Override
  public int layer() {
    return board.squares - Long.bitCount(frames[frame + OWN] | frames[frame + OTHER]);
  }
}
