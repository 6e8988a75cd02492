package tabuleiro.games.niju;

import tabuleiro.rules.Piece;
import tabuleiro.rules.Side;

/// A tile on the table.
///
/// @param cell its cell, a number of the game's board
/// @param owner its owner
/// @param number the number printed on it, 1 to 20
/// @param quarterTurns its clockwise quarter turns, the smallest number that looks the same
/// @param pattern the directions that its pattern marks as rotated; see [NijuTiles]
/// @param ownNeighbours the directions with neighbouring tiles of its owner
/// @param enemyNeighbours the directions with neighbouring tiles of the opponent
public record LaidTile(
    int cell,
    Side owner,
    int number,
    int quarterTurns,
    int pattern,
    int ownNeighbours,
    int enemyNeighbours) {
  /// Returns whether all four marked cells hold tiles of the owner (rule 5).
  public boolean isComplete() {
    return missingDirections() == 0;
  }

  /// Returns whether a tile of the opponent is on a marked cell, so that the pattern can never be
  /// completed (rule 5).
  public boolean isSpoiled() {
    return (pattern & enemyNeighbours) != 0;
  }

  /// Returns the marked directions without a tile of the owner.
  public int missingDirections() {
    return pattern & ~ownNeighbours;
  }

  /// Returns the tile as it is drawn.
  Piece piece() {
    return new Piece(owner, Scenes.TILE, number, pattern);
  }
}
