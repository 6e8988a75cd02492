package tabuleiro.engine.talpa;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.talpa.SmallTalpaPosition;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.games.talpa.TalpaTrail;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;

/// What the engine knows of Talpa, on all boards.
public final class TalpaEvaluatorFactory implements EvaluatorFactory {
  private final Weights weights =
      Weights.loadResource(TalpaEvaluatorFactory.class, TalpaEvaluatedTrail.TERMS);

  @Override
  public String family() {
    return "talpa";
  }

  /// Returns the terms:
  ///
  /// - `tempo`: 1, the worth of being to move;
  /// - `lead`: own pieces less the other's. It tells who will have to make the first removal when
  ///   the captures are over, as each capture is worth one;
  /// - `crossing`: the cost of the other side's cheapest path less that of the own, in the prices
  ///   of [TalpaPathFeatures];
  /// - `contacts`: own pieces that touch an enemy less the other's that do;
  ///
  /// and those in `-late`, the same times the share of squares that are empty, in percent.
  @Override
  public List<String> termNames() {
    return TalpaEvaluatedTrail.TERMS;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedTrail evaluatedTrail(Position start, Weights weights) {
    return talpaLine(start, weights);
  }

  private static TalpaEvaluatedTrail talpaLine(Position start, Weights weights) {
    if (start instanceof SmallTalpaPosition small) {
      TalpaTrail trail = small.trail();
      return new TalpaEvaluatedTrail(trail, new SmallTalpaPathFeatures(trail), weights);
    }
    Trail trail = start.trail();
    return new TalpaEvaluatedTrail(trail, new LargeTalpaPathFeatures(trail), weights);
  }

  @Override
  public SearchMethod searchMethod() {
    return SearchMethod.ROLLOUT_TREE;
  }

  /// When a quarter of the squares is empty, some 23 plies are left on 8x8.
  @Override
  public boolean isEndgame(Position position) {
    TalpaPosition talpa = (TalpaPosition) position;
    int squares = talpa.game().board().cellCount();
    int pieces = 0;
    for (int word = 0; word * Long.SIZE < squares; word++) {
      pieces += Long.bitCount(talpa.red(word)) + Long.bitCount(talpa.blue(word));
    }
    return 4 * (squares - pieces) >= squares;
  }

  /// Returns a line judged by the report's `value`, 100 for each row or column.
  @Override
  public EvaluatedTrail metricTrail(Position start) {
    double[] none = new double[TalpaEvaluatedTrail.TERMS.size()];
    return new TalpaMetricTrail(talpaLine(start, Weights.of(TalpaEvaluatedTrail.TERMS, none)));
  }

  private static final class TalpaMetricTrail extends EvaluatedTrail {
    private final TalpaEvaluatedTrail ordered;

    TalpaMetricTrail(TalpaEvaluatedTrail ordered) {
      super(ordered.trail());
      this.ordered = ordered;
    }

    @Override
    public int evaluate() {
      TalpaPosition position = (TalpaPosition) trail().position();
      return 100 * position.reach(position.sideToMove());
    }

    @Override
    public void prioritize(int[] moves, int from, int to, int[] ranks) {
      ordered.prioritize(moves, from, to, ranks);
    }

    @Override
    public boolean hasImmediateWin() {
      return ordered.hasImmediateWin();
    }
  }
}
