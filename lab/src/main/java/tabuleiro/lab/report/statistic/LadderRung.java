package tabuleiro.lab.report.statistic;

import java.util.Optional;
import tabuleiro.lab.match.CrossTable;
import tabuleiro.lab.match.HeadToHead;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.play.Result;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.statistics.PentanomialScores;

/// A rung of the skill ladder: the score of a player with twice the nodes against the same player.
/// Not safe for several threads.
public final class LadderRung implements GameStatistic {
  private final MatchPlan plan;
  private final CrossTable scores = new CrossTable(2);

  /// @param plan a match of two players, the first of which has twice the nodes
  public LadderRung(MatchPlan plan) {
    this.plan = plan;
  }

  @Override
  public void count(SampledGame game) {
    scores.add(plan.scheduledGame(game.number()), Result.of(game.outcome()));
  }

  /// Returns the nodes of the weaker player.
  public long nodes() {
    return plan.players().getLast().limits().nodes();
  }

  /// Returns the score of the stronger player.
  public HeadToHead headToHead() {
    return scores.headToHead(0, 1);
  }

  /// Returns the gain in strength from doubling the nodes; empty without a complete pair of games.
  public Optional<EloEstimate> strength() {
    PentanomialScores pairs = headToHead().pairs();
    return pairs.pairs() == 0 ? Optional.empty() : Optional.of(EloEstimate.of(pairs));
  }
}
