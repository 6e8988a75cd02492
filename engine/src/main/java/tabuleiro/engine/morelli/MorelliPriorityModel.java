package tabuleiro.engine.morelli;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.text.ResourceLines;

/// The move priorities of the strongest player on 13x13 as sums of weights: those of
/// [MorelliPriorityTerm]. The text format is that of [Weights].
///
/// @param evaluators makes the evaluator with certain weights
record MorelliPriorityModel(Function<int[], Evaluator> evaluators) implements PriorityModel {
  private static final String RESOURCE = "priorities.txt";
  private static final List<String> NAMES =
      Arrays.stream(MorelliPriorityTerm.values()).map(MorelliPriorityTerm::key).toList();

  /// Reads the weights of the engine.
  @Override
  public int[] weights() {
    return parse(ResourceLines.read(MorelliPriorityModel.class, RESOURCE));
  }

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public Evaluator evaluator(int[] weights) {
    return evaluators.apply(weights.clone());
  }

  @Override
  public String format(int[] weights) {
    return Weights.of(NAMES, Arrays.stream(weights).asDoubleStream().toArray()).format();
  }

  @Override
  public int[] parse(List<String> lines) {
    double[] values = Weights.parse(lines, NAMES).values();
    return Arrays.stream(values).mapToInt(value -> (int) Math.round(value)).toArray();
  }
}
