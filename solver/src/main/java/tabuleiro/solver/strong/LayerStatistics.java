package tabuleiro.solver.strong;

import tabuleiro.solver.table.Distance;

/// The statistics of a layer: its reachable positions, symmetric positions counted once.
///
/// @param layer the number of the layer, as in [tabuleiro.solver.SolverTrail#layer()]
/// @param positions the number of positions, including finished games
/// @param wins the number of positions that the side to move wins
/// @param draws the number of drawn positions
/// @param losses the number of positions that the side to move loses
/// @param longest the largest distance to the end, in plies
public record LayerStatistics(
    int layer, int positions, int wins, int draws, int losses, int longest) {
  /// Returns the statistics of a layer.
  ///
  /// @param positionsByCode the number of positions for each distance code
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
