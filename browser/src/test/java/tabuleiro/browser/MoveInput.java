package tabuleiro.browser;

import java.util.List;

/// A way to enter moves on a board, as a human does.
interface MoveInput {
  /// Enters a move.
  ///
  /// @param path its spots in order: cells, and for a tile of the hand the tile and its rotation
  void play(List<String> path);
}
