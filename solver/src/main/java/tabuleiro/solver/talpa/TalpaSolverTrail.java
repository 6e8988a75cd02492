package tabuleiro.solver.talpa;

import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.games.talpa.TalpaMove;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverTrail;

/// A line of play in frames of words, one frame a position, so that nothing is computed to undo.
///
/// A frame has, for each edge of the board, the squares from which it is reached over empty ones. A
/// piece in reach of two opposite edges is one whose leaving opens the path between them: so a win
/// in one move, and that all moves lose at once, are seen without making a move. When a square is
/// emptied only those edges change that were in its reach.
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

  /// What [#ENDED] holds: the game goes on, or the side to move has lost or won.
  private static final long ONGOING = 0;

  private static final long LOST = 1;
  private static final long WON = 2;

  private final TalpaGame game;
  private final TalpaSolverBoard shape;
  private final TalpaSolverKeys keys;
  private final TalpaPatternEvaluator patterns;
  private final int frameSize;
  private final long[] frames;
  private int frame;
  private boolean redMoves;

  TalpaSolverTrail(
      TalpaGame game,
      TalpaSolverBoard shape,
      TalpaSolverKeys keys,
      TalpaPatternEvaluator patterns) {
    this.game = game;
    this.shape = shape;
    this.keys = keys;
    this.patterns = patterns;
    frameSize = BLOCK + patterns.blocks().count();
    frames = new long[(shape.squares + 1) * frameSize];
  }

  /// Begins anew at a position.
  void setPosition(boolean redToMove, long red, long blue) {
    frame = 0;
    redMoves = redToMove;
    frames[OWN] = redMoves ? red : blue;
    frames[OTHER] = redMoves ? blue : red;
    long empty = shape.all & ~(red | blue);
    frames[TOP] = shape.reach(shape.topRow, 0, empty);
    frames[BOTTOM] = shape.reach(shape.bottomRow, 0, empty);
    frames[LEFT] = shape.reach(shape.leftColumn, 0, empty);
    frames[RIGHT] = shape.reach(shape.rightColumn, 0, empty);
    frames[ENDED] =
        // Rule 7: the last mover has lost if his opponent's path is open.
        (pathOf(redMoves) & empty) != 0 ? WON : (pathOf(!redMoves) & empty) != 0 ? LOST : ONGOING;
    keys.sums().set(red, blue, frames, SUM);
    patterns.blocks().set(red, blue, frames, BLOCK);
  }

  @Override
  public void setPosition(long key) {
    keys.decode(key, this);
  }

  /// Returns the squares in reach of both edges of a side: a path is open if one is empty, and
  /// would open if one were emptied.
  private long pathOf(boolean red) {
    return red
        ? frames[frame + TOP] & frames[frame + BOTTOM]
        : frames[frame + LEFT] & frames[frame + RIGHT];
  }

  /// Returns the squares in reach of an edge of a side.
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
    for (int row = shape.rows - 1; row >= 0; row--) {
      int run = 0;
      for (int column = 0; column < shape.columns; column++) {
        long bit = 1L << (row * shape.columns + column);
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

  /// Returns the pieces `own` that have a move: those beside an enemy piece, or all where there are
  /// none (rule 5).
  private long movers(long own, long other) {
    long capturers = own & shape.neighbours(other);
    return capturers != 0 ? capturers : own;
  }

  /// Sums what foretells a long proof that the mover loses: his moves that open no path of the
  /// opponent's, those among them that capture out of reach of the opponent's edges, the threats
  /// that he must parry, the pieces with which the opponent could answer, and the patterns on the
  /// board. The weights were fitted on five boards: see docs/experiments/solver-methods.md.
  @Override
  public int moveOrderScore() {
    long own = frames[frame + OWN];
    long other = frames[frame + OTHER];
    long otherEdges = edgesOf(!redMoves);
    long touching = (shape.neighbours(own) & other) | (shape.neighbours(other) & own);
    long safe = movers(own, other) & ~pathOf(!redMoves);
    int moves = touching == 0 ? Long.bitCount(safe) : shape.contacts(safe, other);
    return 33 * moves
        + 21 * Long.bitCount(safe & touching & ~otherEdges)
        - 72 * Long.bitCount(threats())
        - 10 * Long.bitCount(movers(other, own) & ~pathOf(redMoves))
        + patterns.sum(redMoves, frames, frame + BLOCK);
  }

  /// Returns the opponent's pieces that could open his path, and win, if he had the move.
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
    for (long rest = own & shape.neighbours(other); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (long taken = shape.neighbours(1L << from) & other; taken != 0; taken &= taken - 1) {
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

  /// Leaves out the moves that open the opponent's path, and those after which the opponent may
  /// still open it. A threat is a piece of his that could do so. A move parries it if it captures
  /// the piece; else it may do so only by taking away the last piece that it can capture, or by
  /// bringing it into reach of the mover's own edges, since who opens both paths loses (rule 7).
  @Override
  public int generateCandidates(int[] buffer, int offset) {
    long own = frames[frame + OWN];
    long other = frames[frame + OTHER];
    long otherPath = pathOf(!redMoves);
    long threats = threats();
    long safe = movers(own, other) & ~otherPath;
    boolean mayCapture = (own & shape.neighbours(other)) != 0;
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
      long taken = shape.neighbours(1L << from) & other;
      if (unmet != 0) {
        taken &= Long.bitCount(unmet) == 1 ? unmet : 0;
      }
      for (; taken != 0; taken &= taken - 1) {
        buffer[end++] = TalpaMove.capture(from, Long.numberOfTrailingZeros(taken));
      }
    }
    return end;
  }

  /// Returns the pieces that may cease to threaten when a square is emptied: those beside it, and
  /// all if it is in reach of an edge of the mover's own.
  private long metBy(long emptied) {
    return (edgesOf(redMoves) & emptied) != 0 ? -1L : shape.neighbours(emptied);
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
    // Rule 7, as the next to move sees it.
    frames[next + ENDED] = opensOther ? WON : opensOwn ? LOST : ONGOING;
    long empty = shape.all & ~(own | other);
    frames[next + TOP] = reach(shape.topRow, frames[now + TOP], left, empty);
    frames[next + BOTTOM] = reach(shape.bottomRow, frames[now + BOTTOM], left, empty);
    frames[next + LEFT] = reach(shape.leftColumn, frames[now + LEFT], left, empty);
    frames[next + RIGHT] = reach(shape.rightColumn, frames[now + RIGHT], left, empty);
    keys.sums().play(redMoves, from, to, frames, now + SUM, next + SUM);
    patterns.blocks().play(redMoves, from, to, frames, now + BLOCK, next + BLOCK);
    frame = next;
    redMoves = !redMoves;
  }

  /// Returns the reach of an edge after a square was emptied.
  private long reach(long edge, long before, long emptied, long empty) {
    return (before & emptied) == 0 ? before : shape.reach(edge, before & empty, empty);
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
    return shape.squares - Long.bitCount(frames[frame + OWN] | frames[frame + OTHER]);
  }
}
