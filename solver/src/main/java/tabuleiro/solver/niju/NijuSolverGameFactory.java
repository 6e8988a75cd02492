package tabuleiro.solver.niju;

import java.util.Optional;
import tabuleiro.games.niju.NijuGame;
import tabuleiro.rules.Game;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGameFactory;
import tabuleiro.solver.ThreatRules;

/// The solvers support no variant of Ni-Ju, but know the threats of those that the first pattern
/// wins.
public final class NijuSolverGameFactory implements SolverGameFactory {
  /// Returns a factory; the service loader needs it.
  public NijuSolverGameFactory() {}

  @Override
  public String family() {
    return "niju";
  }

  @Override
  public Optional<SolverGame> solverGame(Game game) {
    return Optional.empty();
  }

  @Override
  public Optional<ThreatRules> threats(Game game) {
    return game instanceof NijuGame niju && niju.firstPatternWins()
        ? Optional.of(new NijuThreatRules())
        : Optional.empty();
  }
}
