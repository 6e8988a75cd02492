package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// Perfect play from some starts, by the values of all positions.
///
/// @param line a game in which nobody errs, from the first start
/// @param positions how many can be reached
/// @param verified how many of them were solved once more by the other method
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
  /// A start.
  ///
  /// @param value `first`, `second` or `draw`
  /// @param plies to the end
  public record StartJson(String position, String value, int plies) {}

  /// What is in a layer, images of each other being one.
  ///
  /// @param longest the most plies to the end
  public record LayerJson(int layer, int positions, int wins, int draws, int losses, int longest) {}
}
