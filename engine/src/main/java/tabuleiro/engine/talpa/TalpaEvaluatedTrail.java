package tabuleiro.engine.talpa;

import java.util.List;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.talpa.TalpaMove;
import tabuleiro.rules.Trail;

/// A line of Talpa and its evaluation.
final class TalpaEvaluatedTrail extends WeightedTrail {
  static final List<String> TERMS =
      List.of("tempo", "tempo-late", "lead", "lead-late", "crossing", "crossing-late", "contacts");

  /// To empty a square of the own route is promising, one of the other's route is not.
  private static final int OWN_ROUTE = 8_000;

  private static final int OTHER_ROUTE = 8_000;

  private final TalpaPathFeatures survey;
  private final int squares;

  TalpaEvaluatedTrail(Trail trail, TalpaPathFeatures survey, Weights weights) {
    super(trail, weights);
    this.survey = survey;
    squares = trail.position().game().board().cellCount();
  }

  @Override
  public void computeTerms(int[] values) {
    survey.compute();
    int percentEmpty = 100 * survey.emptyCount / squares;
    int crossing = survey.opponentPathCost - survey.ownPathCost;
    values[0] = 1;
    values[1] = percentEmpty;
    values[2] = survey.pieceLead;
    values[3] = survey.pieceLead * percentEmpty;
    values[4] = crossing;
    values[5] = crossing * percentEmpty;
    values[6] = survey.contactLead;
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] ranks) {
    survey.computeRoutes();
    for (int i = from; i < to; i++) {
      int emptied = TalpaMove.from(moves[i]);
      int rank = survey.isOnOwnRoute(emptied) ? OWN_ROUTE : 0;
      ranks[i] = survey.isOnOpponentRoute(emptied) ? rank - OTHER_ROUTE : rank;
    }
  }

  @Override
  public boolean hasImmediateWin() {
    return survey.hasImmediateWin();
  }
}
