package tabuleiro.games.talpa;

import java.util.Arrays;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;

/// A trail on a board of at most 64 squares; larger boards have the general one. It keeps only the
/// moves, each of which is enough to undo itself. References are written as seldom as possible,
/// because each write costs a barrier of the garbage collector: the side to move is a `boolean`,
/// and the outcome changes only at the end. Not thread-safe.
public final class TalpaTrail implements Trail {
  private final SmallTalpaPosition start;
  private final SmallTalpaGrid grid;
  private int[] moves = new int[Long.SIZE];
  private int length;
  private boolean redMoves;
  private long own;
  private long other;
  private long hash;
  private Outcome outcome;

  TalpaTrail(SmallTalpaPosition start, SmallTalpaGrid grid, long own, long other) {
    this.start = start;
    this.grid = grid;
    this.own = own;
    this.other = other;
    redMoves = start.sideToMove() == Side.FIRST;
    hash = start.hash();
    outcome = start.outcome();
  }

  /// Returns the squares of the pieces of the side to move, bits as in [TalpaPosition#red(int)].
  public long own() {
    return own;
  }

  /// Returns the squares of the pieces of the side that is not to move.
  public long other() {
    return other;
  }

  @Override
  public SmallTalpaPosition position() {
    return start.with(sideToMove(), own, other, hash, outcome);
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public void play(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
    int from = TalpaMove.from(move);
    long taken = other & (1L << TalpaMove.to(move));
    long ownAfter = (own ^ (1L << from)) | taken;
    own = other ^ taken;
    other = ownAfter;
    Side mover = sideToMove();
    hash ^= TalpaZobristKeys.hashChange(mover, move);
    redMoves = !redMoves;
    Outcome after = grid.outcomeAfter(mover, from, own | other);
    if (after.isOver()) {
      outcome = after;
    }
  }

  @Override
  public void undo() {
    int move = moves[--length];
    long left = 1L << TalpaMove.from(move);
    long taken = (1L << TalpaMove.to(move)) & ~left;
    long ownBefore = (other ^ taken) | left;
    other = own | taken;
    own = ownBefore;
    redMoves = !redMoves;
    hash ^= TalpaZobristKeys.hashChange(sideToMove(), move);
    if (outcome.isOver()) {
      outcome = Outcome.ONGOING;
    }
  }

  @Override
  public Side sideToMove() {
    return redMoves ? Side.FIRST : Side.SECOND;
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return outcome.isOver() ? offset : grid.generateMoves(own, other, buffer, offset);
  }

  @Override
  public int countMoves() {
    return outcome.isOver() ? 0 : grid.countMoves(own, other);
  }

  @Override
  public int moveAt(int index) {
    return grid.moveAt(own, other, index);
  }
}
