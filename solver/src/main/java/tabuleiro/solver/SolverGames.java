package tabuleiro.solver;

import java.util.Optional;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.rules.Game;
import tabuleiro.solver.jostle.JostleSolverGame;
import tabuleiro.solver.morelli.MorelliSolverGame;
import tabuleiro.solver.talpa.TalpaSolverGame;

/// The games that the solvers support.
public final class SolverGames {
  private SolverGames() {}

  /// Returns the solver's view of a game, or empty when the solvers do not support the game or the
  /// size of its board.
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
