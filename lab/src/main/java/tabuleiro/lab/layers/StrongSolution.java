package tabuleiro.lab.layers;

import java.util.List;
import tabuleiro.engine.endgame.Distance;

/// Perfect play from a start.
///
/// @param distance of the start, as its side to move sees it
/// @param line a best line: moves to the end of the game
/// @param counts what the layers hold, the lowest first; empty layers are left out
public record StrongSolution(Distance distance, List<Integer> line, List<LayerCount> counts) {
  /// Copies the lists.
  public StrongSolution {
    line = List.copyOf(line);
    counts = List.copyOf(counts);
  }

  /// Returns the number of positions of all layers.
  public long positions() {
    return counts.stream().mapToLong(LayerCount::positions).sum();
  }
}
