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
/// @param variations the variations, the best first
@Json
public record EngineLinesJson(
    @OneOf("variations") String type,
    String id,
    int depth,
    long nodes,
    boolean last,
    List<ScoredVariation> variations) {
  /// A variation with its score.
  ///
  /// @param score the score as the engine writes it
  /// @param advantage the score from -1, the first side loses, to 1, it wins
  /// @param proven whether the score is proven
  /// @param scoreText the score in the reader's language
  /// @param shortScore the score in short, such as +35 or −5: Elo points of the first side, or a
  ///   proven result
  /// @param reason why the first move is good, as a sentence about the position or the score in
  ///   words
  /// @param moves the moves of the variation
  /// @param firstMove the first move, with its effects
  @Json
  public record ScoredVariation(
      String score,
      double advantage,
      boolean proven,
      String scoreText,
      String shortScore,
      String reason,
      List<String> moves,
      MoveJson firstMove) {
    /// Copies the list.
    public ScoredVariation {
      moves = List.copyOf(moves);
    }
  }

  /// Copies the list.
  public EngineLinesJson {
    variations = List.copyOf(variations);
  }
}
