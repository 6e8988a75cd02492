package tabuleiro.solver.morelli;

import java.util.Optional;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.rules.Game;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGameFactory;

/// The solvers support Morelli on small boards.
public final class MorelliSolverGameFactory implements SolverGameFactory {
  /// Returns a factory; the service loader needs it.
  public MorelliSolverGameFactory() {}

  @Override
  public String family() {
    return "morelli";
  }

  @Override
  public Optional<SolverGame> solverGame(Game game) {
    return game instanceof MorelliGame morelli && MorelliSolverGame.isSupported(morelli)
        ? Optional.of(MorelliSolverGame.of(morelli))
        : Optional.empty();
  }
}
