package tabuleiro.games.niju;

import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;

/// A trail on one table: tiles are laid and taken back in place, which is many times faster than a
/// fresh position for each move. Not thread-safe.
public final class NijuTrail implements Trail {
  private final NijuTable table;
  private final int laidCountAtStart;

  NijuTrail(NijuTable table) {
    this.table = table;
    laidCountAtStart = table.laidCount();
  }

  @Override
  public NijuPosition position() {
    return new NijuPosition(table);
  }

  @Override
  public int length() {
    return table.laidCount() - laidCountAtStart;
  }

  @Override
  public void play(int move) {
    table.layTile(NijuMove.withOwner(table.sideToMove(), move));
  }

  @Override
  public void undo() {
    table.takeBackTile();
  }

  @Override
  public Side sideToMove() {
    return table.sideToMove();
  }

  @Override
  public Outcome outcome() {
    return table.outcome();
  }

  @Override
  public long hash() {
    return table.hash();
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return table.generateMoves(buffer, offset);
  }

  @Override
  public int countMoves() {
    return table.countMoves();
  }

  @Override
  public int moveAt(int index) {
    return table.moveAt(index);
  }

  /// Returns the number of a side's complete patterns.
  public int completePatterns(Side side) {
    return table.completePatterns(side);
  }

  /// Returns the moves that complete at least one pattern of a side, in the order of generation.
  /// For the side that is not to move, the moves that it would have if it were. Empty after the
  /// end.
  public int[] completingMoves(Side side) {
    return table.isOver() ? new int[0] : NijuCompletions.moves(table, side);
  }
}
