package tabuleiro.solver;

import java.util.Optional;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.rules.Game;
import tabuleiro.solver.jostle.JostleSolverGame;
import tabuleiro.solver.morelli.MorelliSolverGame;
import tabuleiro.solver.talpa.TalpaSolverGame;

/// The games that solvers know.
public final class SolverGames {
  private SolverGames() {}

  /// Returns a game as solvers see it, or empty when they do not know it.
  public static Optional<SolverGame> of(Game game) {
    return switch (game) {
      case TalpaGame talpa -> TalpaSolverGame.of(talpa);
      case JostleGame jostle -> Optional.of(JostleSolverGame.of(jostle));
      case MorelliGame morelli when MorelliSolverGame.isSupported(morelli) ->
          Optional.of(MorelliSolverGame.of(morelli));
      default -> Optional.empty();
    };
  }
}
