package tabuleiro.engine.niju;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.PriorityModel;

/// The learned move priorities of the goal `most` as sums of the weights of [NijuMoveWeights].
///
/// @param known the weights of the engine
/// @param evaluators makes the evaluator with certain weights
record NijuPriorityModel(NijuMoveWeights known, Function<NijuMoveWeights, Evaluator> evaluators)
    implements PriorityModel {
  @Override
  public int[] weights() {
    return known.all();
  }

  @Override
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (NijuMoveWeights.Group group : NijuMoveWeights.Group.values()) {
      for (int i = 0; i < group.count(); i++) {
        names.add(group.key() + "-" + i);
      }
    }
    return names;
  }

  @Override
  public Evaluator evaluator(int[] weights) {
    return evaluators.apply(NijuMoveWeights.of(weights));
  }

  @Override
  public String format(int[] weights) {
    return NijuMoveWeights.of(weights).format();
  }

  @Override
  public int[] parse(List<String> lines) {
    return NijuMoveWeights.parse(lines).all();
  }
}
