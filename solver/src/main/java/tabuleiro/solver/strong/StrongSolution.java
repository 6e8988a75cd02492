package tabuleiro.solver.strong;

import java.util.List;
import tabuleiro.solver.table.Distance;

/// A strong solution: perfect play from one or several starts.
///
/// @param distances the distances of the starts in order, for the side to move
/// @param bestVariation the moves of perfect play from the first start to the end of the game
/// @param layers the statistics of the layers that have positions, the lowest layer first
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

  /// Returns the number of positions in all layers.
  public long positions() {
    return layers.stream().mapToLong(LayerStatistics::positions).sum();
  }
}
