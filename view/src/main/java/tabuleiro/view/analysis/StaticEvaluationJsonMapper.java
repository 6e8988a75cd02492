package tabuleiro.view.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.PieceWorth;
import tabuleiro.protocol.analysis.StaticEvaluationJson;
import tabuleiro.protocol.analysis.StaticEvaluationJson.FeatureShare;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Makes [StaticEvaluationJson].
public final class StaticEvaluationJsonMapper {
  private StaticEvaluationJsonMapper() {}

  /// Explains the evaluation of a position: by nothing where the engine has none, or its strongest
  /// player does not use it.
  ///
  /// @param messages of the game, in the reader's language
  public static StaticEvaluationJson of(String id, Position position, Messages messages) {
    return EvaluatorFactories.find(position.game().id().game())
        .filter(factory -> factory.searchMethod().usesEvaluation())
        .map(factory -> of(id, factory, position, messages))
        .orElseGet(() -> new StaticEvaluationJson("evaluation", id, 0, List.of(), Map.of()));
  }

  private static StaticEvaluationJson of(
      String id, EvaluatorFactory factory, Position position, Messages messages) {
    int sign = position.sideToMove() == Side.FIRST ? 1 : -1;
    EvaluationShares evaluation = EvaluationShares.of(factory, position);
    List<FeatureShare> features =
        evaluation.shares().stream()
            .map(share ->
                new FeatureShare(
                    messages.format("feature." + share.feature()), sign * share.points()))
            .toList();
    Map<String, Integer> worths = new LinkedHashMap<>();
    for (PieceWorth worth : PieceWorth.of(factory.strongestEvaluator(), position)) {
      worths.put(position.game().board().name(worth.cell()), worth.tens());
    }
    return new StaticEvaluationJson("evaluation", id, sign * evaluation.total(), features, worths);
  }
}
