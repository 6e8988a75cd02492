package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// Perfect play from initial positions, with the values of all reachable positions.
///
/// @param line a game of perfect play from the first start
/// @param positions the number of reachable positions
/// @param verified the number of positions that were verified by the other method
@Json
public record StrongSolutionJson(
    String game,
    String variant,
    List<StartJson> starts,
    List<String> line,
    List<LayerJson> layers,
    long positions,
    int verified,
    long millis,
    int threads) {
  /// An initial position and its value.
  ///
  /// @param value `first`, `second` or `draw`
  /// @param plies the number of plies to the end
  public record StartJson(String position, String value, int plies) {}

  /// The positions of a layer; positions that are equivalent by a symmetry count once.
  ///
  /// @param longest the largest number of plies to the end
  public record LayerJson(int layer, int positions, int wins, int draws, int losses, int longest) {}
}
