package tabuleiro.engine.niju;

import java.util.Optional;
import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.niju.NijuGame;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The evaluators of Ni-Ju, for both goals. The strongest one of the goal `most` has the fitted
/// weights and learned move priorities.
public final class NijuEvaluatorFactory extends AbstractEvaluatorFactory {
  private final NijuMoveWeights moveWeights = NijuMoveWeights.load();

  /// Loads the weights.
  public NijuEvaluatorFactory() {
    super("niju", Term.keys(NijuTerm.values()));
  }

  @Override
  public String featureOf(String term) {
    return switch (term.replaceFirst("^first-", "").replaceFirst("^(own|foe|late)-", "")) {
      case "points" -> "points";
      case "ready", "swing", "hidden", "win", "lost", "forced" -> "ready";
      case "chain", "fork" -> "forks";
      case "two", "three" -> "patterns";
      case "spoiled" -> "spoiled";
      case "corners" -> "hand";
      default -> "turn";
    };
  }

  @Override
  public WeightedTrail weightedTrail(Position start, Weights weights) {
    NijuPosition position = (NijuPosition) start;
    boolean firstPatternWins = position.game().firstPatternWins();
    return new NijuEvaluatedTrail(
        position, weights, patterns -> new NijuSimpleMovePriority(patterns, firstPatternWins));
  }

  @Override
  public Evaluator strongestEvaluator(Game board) {
    if (((NijuGame) board).firstPatternWins()) {
      return fittedEvaluator();
    }
    return evaluator(moveWeights);
  }

  /// Returns the fitted evaluator with learned move priorities.
  private Evaluator evaluator(NijuMoveWeights learned) {
    return (start, _) ->
        new NijuEvaluatedTrail(
            (NijuPosition) start,
            weights(),
            patterns -> new NijuLearnedMovePriority(patterns, learned));
  }

  @Override
  public Optional<PriorityModel> priorityModel(Game board) {
    return ((NijuGame) board).firstPatternWins()
        ? Optional.empty()
        : Optional.of(new NijuPriorityModel(moveWeights, this::evaluator));
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new NijuMetricTrail((NijuPosition) start);
  }

  @Override
  public SearchMethod searchMethod() {
    return SearchMethod.EVALUATION_TREE;
  }
}
