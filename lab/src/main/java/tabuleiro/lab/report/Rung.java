package tabuleiro.lab.report;

import java.util.Optional;
import tabuleiro.lab.match.Encounter;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.Scores;
import tabuleiro.play.Result;
import tabuleiro.statistics.PairScores;
import tabuleiro.statistics.Strength;

/// A rung of the skill ladder: what a player with twice the nodes scores against itself. Not safe
/// for several threads.
public final class Rung implements Figure {
  private final MatchPlan plan;
  private final Scores scores = new Scores(2);

  /// @param plan the player with twice the nodes is the first of two
  Rung(MatchPlan plan) {
    this.plan = plan;
  }

  @Override
  public void count(SampledGame game) {
    scores.add(plan.fixture(game.number()), Result.of(game.outcome()));
  }

  /// Returns the nodes of the weaker one.
  public long nodes() {
    return plan.entrants().getLast().limits().nodes();
  }

  /// Returns what the stronger one has scored.
  public Encounter encounter() {
    return scores.encounter(0, 1);
  }

  /// Returns what the doubling is worth, with its error; empty without a pair of games.
  public Optional<Strength> strength() {
    PairScores pairs = encounter().pairs();
    return pairs.pairs() == 0 ? Optional.empty() : Optional.of(Strength.of(pairs));
  }
}
