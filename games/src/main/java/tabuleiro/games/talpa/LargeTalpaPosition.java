package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.games.common.Bits128;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// A position on a board of 65 to 100 squares, where each side's pieces are two `long`s.
public final class LargeTalpaPosition extends TalpaPosition {
  private final LargeTalpaGrid grid;
  private final Bits128 own;
  private final Bits128 other;

  private LargeTalpaPosition(
      TalpaGame game,
      LargeTalpaGrid grid,
      Side side,
      Bits128 own,
      Bits128 other,
      long hash,
      Outcome outcome) {
    super(game, side, hash, outcome);
    this.grid = grid;
    this.own = own;
    this.other = other;
  }

  static LargeTalpaPosition of(
      TalpaGame game, LargeTalpaGrid grid, BitSet red, BitSet blue, Side side) {
    Bits128 reds = Bits128.of(red);
    Bits128 blues = Bits128.of(blue);
    boolean redMoves = side == Side.FIRST;
    return new LargeTalpaPosition(
        game,
        grid,
        side,
        redMoves ? reds : blues,
        redMoves ? blues : reds,
        TalpaZobristKeys.hash(red, blue, side),
        outcome(game, side.other(), grid.spans(grid.allSquares().minus(reds.or(blues)))));
  }

  @Override
  public long red(int word) {
    return (sideToMove() == Side.FIRST ? own : other).word(word);
  }

  @Override
  public long blue(int word) {
    return (sideToMove() == Side.FIRST ? other : own).word(word);
  }

  @Override
  public long empty(int word) {
    return empty().word(word);
  }

  private Bits128 empty() {
    return grid.allSquares().minus(own.or(other));
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
  public LargeTalpaPosition playUnchecked(int move) {
    int from = TalpaMove.from(move);
    // Empty for a removal, which enters the mover's own square.
    Bits128 taken = other.and(Bits128.of(TalpaMove.to(move)));
    Bits128 ownAfter = own.minus(Bits128.of(from)).or(taken);
    Bits128 otherAfter = other.minus(taken);
    return new LargeTalpaPosition(
        game(),
        grid,
        sideToMove().other(),
        otherAfter,
        ownAfter,
        hash() ^ TalpaZobristKeys.hashChange(sideToMove(), move),
        grid.outcomeAfter(sideToMove(), from, ownAfter.or(otherAfter)));
  }

  @Override
  public TalpaSpans spans() {
    return grid.spans(empty());
  }

  @Override
  public BitSet emptyRegion(int square) {
    return grid.region(Bits128.of(square).and(empty()), empty()).toBitSet();
  }

  @Override
  protected boolean hasSameState(TalpaPosition position) {
    return position instanceof LargeTalpaPosition that
        && own.equals(that.own)
        && other.equals(that.other)
        && sideToMove() == that.sideToMove()
        && game().equals(that.game());
  }
}
