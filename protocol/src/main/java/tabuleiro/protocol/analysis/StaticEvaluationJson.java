package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.record.OrderedMaps;

/// What the static evaluation of a position consists of. It comes once, before the variations.
///
/// @param type the type of the message
/// @param id the id of the request
/// @param points the evaluation in Elo points of the first side
/// @param features the features, those that weigh most first; none where the engine judges
///   positions by random games
/// @param worths for each cell with a piece, what the piece is worth to its owner, in tens of Elo
///   points
@Json
public record StaticEvaluationJson(
    @OneOf("evaluation") String type,
    String id,
    int points,
    List<FeatureShare> features,
    Map<String, Integer> worths) {
  /// A feature.
  ///
  /// @param name the feature in the reader's language
  /// @param points what it contributes, in Elo points of the first side
  @Json
  public record FeatureShare(String name, int points) {}

  /// Copies the collections.
  public StaticEvaluationJson {
    features = List.copyOf(features);
    worths = OrderedMaps.copyOf(worths);
  }
}
