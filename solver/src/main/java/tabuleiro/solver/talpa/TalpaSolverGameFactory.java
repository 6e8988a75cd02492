package tabuleiro.solver.talpa;

import java.util.Optional;
import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.rules.Game;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGameFactory;

/// The solvers support Talpa on boards of up to 64 squares.
public final class TalpaSolverGameFactory implements SolverGameFactory {
  /// Returns a factory; the service loader needs it.
  public TalpaSolverGameFactory() {}

  @Override
  public String family() {
    return "talpa";
  }

  @Override
  public Optional<SolverGame> solverGame(Game game) {
    return game instanceof TalpaGame talpa ? TalpaSolverGame.of(talpa) : Optional.empty();
  }
}
