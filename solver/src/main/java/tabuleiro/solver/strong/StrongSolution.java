package tabuleiro.solver.strong;

import java.util.List;
import tabuleiro.solver.table.Distance;

/// Perfect play from some starts.
///
/// @param distances of the starts, in their order, as the side to move sees them
/// @param line a best line of the first start: moves to the end of the game
/// @param counts what the layers hold, the lowest first; empty layers are left out
public record StrongSolution(
    List<Distance> distances, List<Integer> line, List<LayerCount> counts) {
  /// Copies the lists.
  public StrongSolution {
    distances = List.copyOf(distances);
    line = List.copyOf(line);
    counts = List.copyOf(counts);
  }

  /// Returns the distance of the first start.
  public Distance distance() {
    return distances.getFirst();
  }

  /// Returns the number of positions of all layers.
  public long positions() {
    return counts.stream().mapToLong(LayerCount::positions).sum();
  }
}
