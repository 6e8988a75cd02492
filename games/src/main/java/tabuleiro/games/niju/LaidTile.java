package tabuleiro.games.niju;

import tabuleiro.rules.Piece;
import tabuleiro.rules.Side;

/// A tile that lies on the table.
///
/// @param cell its cell, a number of the game's board
/// @param owner its owner
/// @param number the number printed on it, 1 to 20
/// @param quarterTurns how it is turned: clockwise, the smallest number that looks so
/// @param pattern the directions that its pattern marks as it lies, see [NijuTiles]
/// @param ownNeighbours the directions in which tiles of its owner lie
/// @param enemyNeighbours the directions in which tiles of the opponent lie
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

  /// Returns whether a tile of the opponent lies on a marked cell, so that the pattern will never
  /// be complete (rule 5).
  public boolean isSpoiled() {
    return (pattern & enemyNeighbours) != 0;
  }

  /// Returns the marked directions in which no tile of the owner lies.
  public int missingDirections() {
    return pattern & ~ownNeighbours;
  }

  /// Returns the tile as it is drawn.
  Piece piece() {
    return new Piece(owner, Scenes.TILE, number, pattern);
  }
}
