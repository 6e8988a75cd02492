package tabuleiro.engine.talpa;

import java.util.List;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.talpa.TalpaMove;
import tabuleiro.rules.Trail;

/// A line of Talpa and its evaluation.
final class TalpaLine extends WeightedLine {
  static final List<String> TERMS =
      List.of("tempo", "tempo-late", "lead", "lead-late", "crossing", "crossing-late", "contacts");

  /// To empty a square of the own route is promising, one of the other's route is not.
  private static final int OWN_ROUTE = 8_000;

  private static final int OTHER_ROUTE = 8_000;

  private final Survey survey;
  private final int squares;

  TalpaLine(Trail trail, Survey survey, Weights weights) {
    super(trail, weights);
    this.survey = survey;
    squares = trail.position().game().board().cellCount();
  }

  @Override
  public void terms(int[] values) {
    survey.look();
    int percentEmpty = 100 * survey.empty / squares;
    int crossing = survey.otherCost - survey.ownCost;
    values[0] = 1;
    values[1] = percentEmpty;
    values[2] = survey.lead;
    values[3] = survey.lead * percentEmpty;
    values[4] = crossing;
    values[5] = crossing * percentEmpty;
    values[6] = survey.contacts;
  }

  @Override
  public void rank(int[] moves, int from, int to, int[] ranks) {
    survey.lookForRoutes();
    for (int i = from; i < to; i++) {
      int emptied = TalpaMove.from(moves[i]);
      int rank = survey.isOnOwnRoute(emptied) ? OWN_ROUTE : 0;
      ranks[i] = survey.isOnOtherRoute(emptied) ? rank - OTHER_ROUTE : rank;
    }
  }

  @Override
  public boolean winsAtOnce() {
    return survey.winsAtOnce();
  }
}
