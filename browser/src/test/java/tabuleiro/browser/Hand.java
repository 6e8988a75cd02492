package tabuleiro.browser;

import java.util.List;

/// Enters moves as a person does.
interface Hand {
  /// Enters a move.
  ///
  /// @param path its spots in order: cells, and for a tile of the hand its name and its turn
  void play(List<String> path);
}
