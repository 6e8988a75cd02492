package domineering;

import java.util.Optional;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.solver.PlainSolverGame;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGameFactory;

/// The solvers support Domineering. The layer of a position is the number of dominoes.
public final class DomineeringSolverGameFactory implements SolverGameFactory {
  @Override
  public String family() {
    return "domineering";
  }

  @Override
  public Optional<SolverGame> solverGame(Game game) {
    return Optional.of(
        new PlainSolverGame(game, DomineeringSolverGameFactory::layer, game.maxPlies() + 1, 1));
  }

  private static int layer(Position position) {
    return ((DomineeringPosition) position).countDominoes();
  }
}
