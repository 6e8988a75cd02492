package tabuleiro.solver;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.games.niju.NijuGame;
import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.solver.jostle.JostleSolverGame;
import tabuleiro.solver.morelli.MorelliSolverGame;
import tabuleiro.solver.niju.NijuThreatRules;
import tabuleiro.solver.talpa.TalpaSolverGame;

/// The games that the solvers support.
public final class SolverGames {
  /// Views that were made before: that of Talpa 8x8 takes 7 ms, for its patterns.
  private static final Map<GameId, Optional<SolverGame>> MADE = new ConcurrentHashMap<>();

  private SolverGames() {}

  /// Returns the solver's view of a game, or empty when the solvers do not support the game or the
  /// size of its board.
  public static Optional<SolverGame> of(Game game) {
    return MADE.computeIfAbsent(game.id(), _ -> make(game));
  }

  /// Returns the rules of threats of a game; empty when no single move wins it, or they are not
  /// known.
  public static Optional<ThreatRules> threats(Game game) {
    return game instanceof NijuGame niju && niju.firstPatternWins()
        ? Optional.of(new NijuThreatRules())
        : Optional.empty();
  }

  private static Optional<SolverGame> make(Game game) {
    return switch (game) {
      case TalpaGame talpa -> TalpaSolverGame.of(talpa);
      case JostleGame jostle -> Optional.of(JostleSolverGame.of(jostle));
      case MorelliGame morelli when MorelliSolverGame.isSupported(morelli) ->
          Optional.of(MorelliSolverGame.of(morelli));
      default -> Optional.empty();
    };
  }
}
