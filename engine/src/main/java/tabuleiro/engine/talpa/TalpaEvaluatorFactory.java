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
  /// The part of the squares that is empty at the end of a game, and the nodes of a proof there: an
  /// eye fit to the proofs on 8x8 (docs/experiments/talpa-proofs-in-short-times.md), a quarter of
  /// the nodes that prove half of the positions.
  private static final double EMPTY_AT_END = 0.6;

  private static final double LAST_PLY_NODES = 5;

  /// Loads the weights.
  public TalpaEvaluatorFactory() {
    super("talpa", Term.keys(TalpaTerm.values()));
  }

  @Override
  public String featureOf(String term) {
    return switch (term) {
      case "tempo", "tempo-late" -> "turn";
      case "lead-late" -> "lead";
      case "crossing-late" -> "crossing";
      default -> term;
    };
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

  /// Each ply empties a square, and a game ends when about [#EMPTY_AT_END] of them are empty. The
  /// nodes of a proof double with each ply until then.
  @Override
  public double proofNodes(Position position) {
    int squares = ((TalpaPosition) position).game().board().cellCount();
    return LAST_PLY_NODES * Math.pow(2, EMPTY_AT_END * squares - emptySquares(position));
  }

  /// True from when a quarter of the squares is empty: about 23 plies before the end on 8x8.
  @Override
  public boolean isEndgame(Position position) {
    int squares = ((TalpaPosition) position).game().board().cellCount();
    return 4 * emptySquares(position) >= squares;
  }

  private static int emptySquares(Position position) {
    TalpaPosition talpa = (TalpaPosition) position;
    int squares = talpa.game().board().cellCount();
    int empty = 0;
    for (int word = 0; word * Long.SIZE < squares; word++) {
      empty += Long.bitCount(talpa.empty(word));
    }
    return empty;
  }
}
