package tabuleiro.solver;

import java.util.Optional;
import tabuleiro.rules.Game;

/// Makes the solvers' views of a family of games. Factories are found by [java.util.ServiceLoader].
/// Immutable.
public interface SolverGameFactory {
  /// Returns the name of the game's family, such as `talpa`.
  String family();

  /// Returns the solver's view of a game, or empty when the solvers do not support its variant.
  ///
  /// @param game of the family
  Optional<SolverGame> solverGame(Game game);

  /// Returns the rules of threats of a game; empty when no single move wins it, or they are not
  /// known.
  ///
  /// @param game of the family
  default Optional<ThreatRules> threats(Game game) {
    return Optional.empty();
  }
}
