package tabuleiro.games.niju;

import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;

/// A trail on one set of tiles: they are laid and taken back in place, which is many times faster
/// than a fresh position for each move. Not thread-safe.
public final class NijuTrail implements Trail {
  private final LaidTiles tiles;
  private final int laidCountAtStart;

  NijuTrail(LaidTiles tiles) {
    this.tiles = tiles;
    laidCountAtStart = tiles.laidCount();
  }

  @Override
  public NijuPosition position() {
    return new NijuPosition(tiles);
  }

  @Override
  public int length() {
    return tiles.laidCount() - laidCountAtStart;
  }

  @Override
  public void play(int move) {
    tiles.layTile(NijuMove.withOwner(tiles.sideToMove(), move));
  }

  @Override
  public void undo() {
    tiles.takeBackTile();
  }

  @Override
  public Side sideToMove() {
    return tiles.sideToMove();
  }

  @Override
  public Outcome outcome() {
    return tiles.outcome();
  }

  @Override
  public long hash() {
    return tiles.hash();
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return tiles.generateMoves(buffer, offset);
  }

  @Override
  public int countMoves() {
    return tiles.countMoves();
  }

  @Override
  public int moveAt(int index) {
    return tiles.moveAt(index);
  }

  /// Returns the number of a side's complete patterns.
  public int completePatterns(Side side) {
    return tiles.completePatterns(side);
  }

  /// Returns the moves that complete at least one pattern of a side, in the order of generation.
  /// For the side that is not to move, the moves that it would have if it were. Empty after the
  /// end.
  public int[] completingMoves(Side side) {
    return tiles.isOver() ? new int[0] : NijuCompletions.moves(tiles, side);
  }
}
