package tabuleiro.games.talpa;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// A position on a board of 65 to 100 squares, where each side's pieces are two `long`s.
public final class LargeTalpaPosition extends TalpaPosition {
  private final LargeGrid grid;
  private final Squares own;
  private final Squares other;

  private LargeTalpaPosition(
      TalpaGame game,
      LargeGrid grid,
      Side side,
      Squares own,
      Squares other,
      long hash,
      Outcome outcome) {
    super(game, side, hash, outcome);
    this.grid = grid;
    this.own = own;
    this.other = other;
  }

  static LargeTalpaPosition of(TalpaGame game, LargeGrid grid, BitSet red, BitSet blue, Side side) {
    Squares reds = Squares.of(red);
    Squares blues = Squares.of(blue);
    boolean redMoves = side == Side.FIRST;
    return new LargeTalpaPosition(
        game,
        grid,
        side,
        redMoves ? reds : blues,
        redMoves ? blues : reds,
        TalpaKeys.hash(red, blue, side),
        outcome(game, side.other(), grid.spans(grid.all().minus(reds.or(blues)))));
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

  private Squares empty() {
    return grid.all().minus(own.or(other));
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
    // Nothing in a removal, which enters the mover's own square.
    Squares taken = other.and(Squares.of(TalpaMove.to(move)));
    Squares ownAfter = own.minus(Squares.of(from)).or(taken);
    Squares otherAfter = other.minus(taken);
    return new LargeTalpaPosition(
        game(),
        grid,
        sideToMove().other(),
        otherAfter,
        ownAfter,
        hash() ^ TalpaKeys.change(sideToMove(), move),
        grid.outcomeAfter(sideToMove(), from, ownAfter.or(otherAfter)));
  }

  @Override
  public Spans spans() {
    return grid.spans(empty());
  }

  @Override
  public BitSet emptyRegion(int square) {
    return grid.region(Squares.of(square).and(empty()), empty()).toBitSet();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof LargeTalpaPosition that
        && own.equals(that.own)
        && other.equals(that.other)
        && sideToMove() == that.sideToMove()
        && game().equals(that.game());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
