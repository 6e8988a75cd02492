package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// A position on a board of at most 64 squares, where each side's pieces are one `long`.
public final class SmallTalpaPosition extends TalpaPosition {
  private final SmallTalpaGrid grid;
  private final long own;
  private final long other;

  private SmallTalpaPosition(
      TalpaGame game,
      SmallTalpaGrid grid,
      Side side,
      long own,
      long other,
      long hash,
      Outcome outcome) {
    super(game, side, hash, outcome);
    this.grid = grid;
    this.own = own;
    this.other = other;
  }

  static SmallTalpaPosition of(
      TalpaGame game, SmallTalpaGrid grid, BitSet red, BitSet blue, Side side) {
    long reds = word(red, 0);
    long blues = word(blue, 0);
    boolean redMoves = side == Side.FIRST;
    return new SmallTalpaPosition(
        game,
        grid,
        side,
        redMoves ? reds : blues,
        redMoves ? blues : reds,
        TalpaZobristKeys.hash(red, blue, side),
        outcome(game, side.other(), grid.spans(grid.allSquares() & ~(reds | blues))));
  }

  /// Returns the position with other pieces.
  SmallTalpaPosition with(Side toMove, long own, long other, long hash, Outcome outcome) {
    return new SmallTalpaPosition(game(), grid, toMove, own, other, hash, outcome);
  }

  @Override
  public long red(int word) {
    return word != 0 ? 0 : sideToMove() == Side.FIRST ? own : other;
  }

  @Override
  public long blue(int word) {
    return word != 0 ? 0 : sideToMove() == Side.FIRST ? other : own;
  }

  @Override
  public long empty(int word) {
    return word != 0 ? 0 : empty();
  }

  private long empty() {
    return grid.allSquares() & ~(own | other);
  }

  @Override
  public boolean canCapture() {
    return grid.hasCaptures(own, other);
  }

  @Override
  public int countMoves() {
    return outcome().isOver() ? 0 : grid.countMoves(own, other);
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return outcome().isOver() ? offset : grid.generateMoves(own, other, buffer, offset);
  }

  @Override
  public int moveAt(int index) {
    return grid.moveAt(own, other, index);
  }

  @Override
  public SmallTalpaPosition playUnchecked(int move) {
    int from = TalpaMove.from(move);
    // Empty for a removal, which enters the mover's own square.
    long taken = other & (1L << TalpaMove.to(move));
    long ownAfter = (own ^ (1L << from)) | taken;
    long otherAfter = other ^ taken;
    return new SmallTalpaPosition(
        game(),
        grid,
        sideToMove().other(),
        otherAfter,
        ownAfter,
        hash() ^ TalpaZobristKeys.hashChange(sideToMove(), move),
        grid.outcomeAfter(sideToMove(), from, ownAfter | otherAfter));
  }

  /// Returns a trail that plays and undoes in place; random games run a quarter faster than with a
  /// trail that stacks positions.
  @Override
  public TalpaTrail trail() {
    return new TalpaTrail(this, grid, own, other);
  }

  @Override
  public TalpaSpans spans() {
    return grid.spans(empty());
  }

  @Override
  public BitSet emptyRegion(int square) {
    return BitSet.valueOf(new long[] {grid.region((1L << square) & empty(), empty())});
  }

  @Override
  protected boolean hasSameState(TalpaPosition position) {
    return position instanceof SmallTalpaPosition that
        && own == that.own
        && other == that.other
        && sideToMove() == that.sideToMove()
        && game().equals(that.game());
  }
}
