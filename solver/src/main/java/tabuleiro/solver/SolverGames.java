package tabuleiro.solver;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.LoadedServices;

/// The games that the solvers support: those with a [SolverGameFactory] on the class path. Each is
/// named in a file `META-INF/services/tabuleiro.solver.SolverGameFactory`: those of the games of
/// this project in that of the solver, that of an added game in its own. Of two factories for a
/// family the first on the class path counts.
public final class SolverGames {
  private static final LoadedServices<SolverGameFactory> LOADED =
      LoadedServices.of(SolverGameFactory.class, SolverGameFactory::family);

  /// Views that were made before: that of Talpa 8x8 takes 7 ms, for its patterns.
  private static final Map<GameId, Optional<SolverGame>> MADE = new ConcurrentHashMap<>();

  private SolverGames() {}

  /// Returns the solver's view of a game, or empty when the solvers do not support the game or the
  /// size of its board.
  public static Optional<SolverGame> of(Game game) {
    return MADE.computeIfAbsent(
        game.id(), _ -> factory(game).flatMap(factory -> factory.solverGame(game)));
  }

  /// Returns a key that is the same for equal positions, and for images of each other where the
  /// solver knows the symmetries of the game.
  public static long key(Position position) {
    return of(position.game()).map(game -> game.trail(position).key()).orElseGet(position::hash);
  }

  /// Returns the rules of threats of a game; empty when no single move wins it, or they are not
  /// known.
  public static Optional<ThreatRules> threats(Game game) {
    return factory(game).flatMap(factory -> factory.threats(game));
  }

  private static Optional<SolverGameFactory> factory(Game game) {
    return LOADED.find(factory -> factory.family().equals(game.id().game()));
  }

  /// Returns what is wrong with factories that cannot be loaded and are in the package of a class.
  static List<String> problemsNear(Class<?> type) {
    return LOADED.problemsNear(type);
  }
}
