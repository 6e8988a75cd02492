package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;

/// The best lines of a position, as far as they are known.
///
/// @param type `lines`
/// @param id the client's name for the analysis
/// @param depth plies searched completely
/// @param nodes positions visited
/// @param last whether the thinking has ended
/// @param lines the best first; none when it was stopped at once
@Json
public record VariationsJson(
    String type, String id, int depth, long nodes, boolean last, List<ScoredVariation> lines) {
  /// A line of play with its score.
  ///
  /// @param score for the side to move: `cp N` an estimate in hundredths, `win N` or `loss N` a
  ///   proven result in N plies
  /// @param bar what that means for the first side, from -1 to 1
  /// @param proven whether the result is certain
  /// @param says the score in words
  /// @param moves the texts of its first moves
  @Json
  public record ScoredVariation(
      String score, double bar, boolean proven, String says, List<String> moves) {
    /// Copies the list.
    public ScoredVariation {
      moves = List.copyOf(moves);
    }
  }

  /// Copies the list.
  public VariationsJson {
    lines = List.copyOf(lines);
  }
}
