package tabuleiro.engine.talpa;

import tabuleiro.engine.evaluation.AbstractEvaluatorFactory;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.engine.evaluation.Term;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.talpa.SmallTalpaPosition;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.games.talpa.TalpaTrail;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;

/// The evaluators of Talpa, on all boards.
public final class TalpaEvaluatorFactory extends AbstractEvaluatorFactory {
  /// Loads the weights.
  public TalpaEvaluatorFactory() {
    super("talpa", Term.keys(TalpaTerm.values()));
  }

  @Override
  public WeightedTrail weightedTrail(Position start, Weights weights) {
    return talpaTrail(start, weights);
  }

  private static TalpaEvaluatedTrail talpaTrail(Position start, Weights weights) {
    if (start instanceof SmallTalpaPosition small) {
      TalpaTrail trail = small.trail();
      return new TalpaEvaluatedTrail(trail, new SmallTalpaPathFeatures(trail), weights);
    }
    Trail trail = start.trail();
    return new TalpaEvaluatedTrail(trail, new LargeTalpaPathFeatures(trail), weights);
  }

  @Override
  public EvaluatedTrail metricTrail(Position start) {
    return new TalpaMetricTrail(talpaTrail(start, weights()));
  }

  @Override
  public SearchMethod searchMethod() {
    return SearchMethod.ROLLOUT_TREE;
  }

  /// True from when a quarter of the squares is empty: about 23 plies before the end on 8x8.
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
}
