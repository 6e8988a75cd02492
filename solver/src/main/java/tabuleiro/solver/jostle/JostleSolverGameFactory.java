package tabuleiro.solver.jostle;

import java.util.Optional;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.rules.Game;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGameFactory;

/// The solvers support Jostle in all its variants.
public final class JostleSolverGameFactory implements SolverGameFactory {
  /// Returns a factory; the service loader needs it.
  public JostleSolverGameFactory() {}

  @Override
  public String family() {
    return "jostle";
  }

  @Override
  public Optional<SolverGame> solverGame(Game game) {
    return game instanceof JostleGame jostle
        ? Optional.of(JostleSolverGame.of(jostle))
        : Optional.empty();
  }
}
