package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.lab.fit.FittedWeights;
import tabuleiro.lab.fit.TrainingPositions;
import tabuleiro.lab.priorities.PriorityFit;

/// The result of a fit.
///
/// @param seed the seed that selected the held-out games
/// @param games the number of games
/// @param fitted the number of positions that the weights are fitted on
/// @param heldOut the number of held-out positions
/// @param weights the weight of each term, in Elo points for one unit of the term, or each weight
///   of move priorities
@Json
public record FitJson(
    String game,
    long seed,
    int games,
    int fitted,
    int heldOut,
    LossesJson lossBefore,
    LossesJson lossAfter,
    Map<String, Double> weights) {
  /// The mean losses on the two sets of positions.
  @Json
  public record LossesJson(double fitted, double heldOut) {
    private static LossesJson of(FittedWeights.Losses losses) {
      return new LossesJson(losses.training(), losses.heldOut());
    }
  }

  /// Returns the JSON object of a fit.
  public static FitJson of(
      String family, FittedWeights fit, TrainingPositions positions, long seed) {
    Map<String, Double> weights = new LinkedHashMap<>();
    double[] values = fit.weights().values();
    for (int term = 0; term < values.length; term++) {
      weights.put(fit.weights().termNames().get(term), values[term]);
    }
    return new FitJson(
        family,
        seed,
        positions.games(),
        positions.training().size(),
        positions.heldOut().size(),
        LossesJson.of(fit.lossesBefore()),
        LossesJson.of(fit.lossesAfter()),
        weights);
  }

  /// Returns the JSON object of a fit of move priorities.
  ///
  /// @param before the losses of the engine's weights
  public static FitJson of(
      String family, PriorityFit fit, FittedWeights.Losses before, PriorityFit.Epoch last) {
    Map<String, Double> weights = new LinkedHashMap<>();
    List<String> names = fit.model().names();
    for (int i = 0; i < names.size(); i++) {
      weights.put(names.get(i), (double) last.weights()[i]);
    }
    return new FitJson(
        family,
        fit.seed(),
        fit.positions().games(),
        fit.positions().trainingSize(),
        fit.positions().heldOutSize(),
        LossesJson.of(before),
        LossesJson.of(last.losses()),
        weights);
  }
}
