package tabuleiro.solver.strong;

import tabuleiro.solver.table.Distance;

/// What is in a layer: positions that can be reached, images of each other being one.
///
/// @param layer as [tabuleiro.solver.SolverTrail#layer()] counts them
/// @param positions finished ones among them
/// @param wins those that the side to move wins
/// @param draws those that end in a draw
/// @param losses those that the side to move loses
/// @param longest the most plies to the end
public record LayerStatistics(
    int layer, int positions, int wins, int draws, int losses, int longest) {
  /// Adds up a layer.
  ///
  /// @param positionsByCode how many positions have each code of a distance
  static LayerStatistics of(int layer, int[] positionsByCode) {
    int[] byValue = new int[4];
    int positions = 0;
    int longest = 0;
    for (int code = 1; code < positionsByCode.length; code++) {
      Distance distance = Distance.of(code);
      byValue[distance.value().ordinal()] += positionsByCode[code];
      positions += positionsByCode[code];
      longest = positionsByCode[code] > 0 ? Math.max(longest, distance.plies()) : longest;
    }
    return new LayerStatistics(layer, positions, byValue[3], byValue[2], byValue[1], longest);
  }
}
