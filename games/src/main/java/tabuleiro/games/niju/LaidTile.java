package tabuleiro.games.niju;

import tabuleiro.rules.Piece;
import tabuleiro.rules.Side;

/// A tile that lies on the table.
///
/// @param cell its cell, a number of the game's board
/// @param side its owner
/// @param number the number printed on it, 1 to 20
/// @param quarterTurns how it is turned: clockwise, the smallest number that looks so
/// @param pattern the directions that its pattern marks as it lies, see [NijuTiles]
/// @param own the directions in which tiles of its owner lie
/// @param enemy the directions in which tiles of the opponent lie
public record LaidTile(
    int cell, Side side, int number, int quarterTurns, int pattern, int own, int enemy) {
  /// Returns whether all four marked cells hold tiles of the owner (rule 5).
  public boolean isComplete() {
    return missing() == 0;
  }

  /// Returns whether a tile of the opponent lies on a marked cell, so that the pattern will never
  /// be complete (rule 5).
  public boolean isSpoiled() {
    return (pattern & enemy) != 0;
  }

  /// Returns the marked directions in which no tile of the owner lies.
  public int missing() {
    return pattern & ~own;
  }

  /// Returns the tile as it is drawn.
  Piece piece() {
    return new Piece(side, Pieces.TILE, number, pattern);
  }
}
