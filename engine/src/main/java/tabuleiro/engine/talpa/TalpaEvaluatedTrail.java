package tabuleiro.engine.talpa;

import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.talpa.TalpaMove;
import tabuleiro.rules.Trail;

/// A trail of Talpa with its evaluation: the terms of [TalpaTerm].
final class TalpaEvaluatedTrail extends WeightedTrail {
  /// The priority of emptying a square on an own cheapest path, and the penalty for one on a
  /// cheapest path of the opponent.
  private static final int OWN_ROUTE = 8_000;

  private static final int OPPONENT_ROUTE = 8_000;

  private final TalpaPathFeatures features;
  private final int squares;

  TalpaEvaluatedTrail(Trail trail, TalpaPathFeatures features, Weights weights) {
    super(trail, weights);
    this.features = features;
    squares = trail.position().game().board().cellCount();
  }

  @Override
  public void computeTerms(int[] values) {
    features.compute();
    int percentEmpty = 100 * features.emptyCount / squares;
    int crossing = features.opponentPathCost - features.ownPathCost;
    set(values, TalpaTerm.TEMPO, 1);
    set(values, TalpaTerm.TEMPO_LATE, percentEmpty);
    set(values, TalpaTerm.LEAD, features.pieceLead);
    set(values, TalpaTerm.LEAD_LATE, features.pieceLead * percentEmpty);
    set(values, TalpaTerm.CROSSING, crossing);
    set(values, TalpaTerm.CROSSING_LATE, crossing * percentEmpty);
    set(values, TalpaTerm.CONTACTS, features.contactLead);
  }

  private static void set(int[] values, TalpaTerm term, int value) {
    values[term.ordinal()] = value;
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    features.computeRoutes();
    for (int i = from; i < to; i++) {
      int emptied = TalpaMove.from(moves[i]);
      int priority = features.isOnOwnRoute(emptied) ? OWN_ROUTE : 0;
      priorities[i] = features.isOnOpponentRoute(emptied) ? priority - OPPONENT_ROUTE : priority;
    }
  }

  @Override
  public boolean hasImmediateWin() {
    return features.hasImmediateWin();
  }
}
