package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.MoveJson;

/// The best variations so far.
///
/// @param type the type of the message
/// @param id the id of the request
/// @param depth the depth of the search in plies
/// @param nodes the number of positions searched
/// @param last whether this is the last message of the search
/// @param lines the variations, the best first
@Json
public record EngineLinesJson(
    @OneOf("lines") String type,
    String id,
    int depth,
    long nodes,
    boolean last,
    List<ScoredVariation> lines) {
  /// A variation with its score.
  ///
  /// @param score the score as the engine writes it
  /// @param bar the score from -1, the first side loses, to 1, it wins
  /// @param proven whether the score is proven
  /// @param says the score in the reader's language
  /// @param figure the score in short, such as +35: Elo points of the first side, or a proven
  ///   result
  /// @param moves the moves of the variation
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
  public EngineLinesJson {
    lines = List.copyOf(lines);
  }
}
