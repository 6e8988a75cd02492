package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.view.MoveJson;

/// The best variations of a position so far.
///
/// @param type `lines`
/// @param id the client's id of the analysis
/// @param depth the completed search depth, in plies
/// @param nodes the number of positions searched
/// @param last whether the search has ended
/// @param lines the best variation first; empty when the search was stopped at once
@Json
public record VariationsJson(
    String type, String id, int depth, long nodes, boolean last, List<ScoredVariation> lines) {
  /// A variation with its score.
  ///
  /// @param score the score for the side to move: `cp N` an estimate in Elo points, `win N` or
  ///   `loss N` a proven result in N plies
  /// @param bar the score on the evaluation bar of the first side, from -1 to 1
  /// @param proven whether the result is proven
  /// @param says the score as text
  /// @param figure the score as a short text, such as `+35`, from the first side's point of view
  /// @param moves the texts of its first moves
  /// @param first the first move, with its effects
  @Json
  public record ScoredVariation(
      String score,
      double bar,
      boolean proven,
      String says,
      String figure,
      List<String> moves,
      MoveJson first) {
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
