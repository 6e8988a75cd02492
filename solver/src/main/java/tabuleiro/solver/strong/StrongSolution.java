package tabuleiro.solver.strong;

import java.util.List;
import tabuleiro.solver.table.Distance;

/// Perfect play from some starts.
///
/// @param distances of the starts, in their order, as the side to move sees them
/// @param bestVariation a best line of the first start: moves to the end of the game
/// @param layers what the layers hold, the lowest first; empty layers are left out
public record StrongSolution(
    List<Distance> distances, List<Integer> bestVariation, List<LayerStatistics> layers) {
  /// Copies the lists.
  public StrongSolution {
    distances = List.copyOf(distances);
    bestVariation = List.copyOf(bestVariation);
    layers = List.copyOf(layers);
  }

  /// Returns the distance of the first start.
  public Distance distance() {
    return distances.getFirst();
  }

  /// Returns the number of positions of all layers.
  public long positions() {
    return layers.stream().mapToLong(LayerStatistics::positions).sum();
  }
}
