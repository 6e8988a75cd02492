package tabuleiro.solver.morelli;

import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;
import tabuleiro.solver.CanonicalKeys;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Morelli for the solvers, on a board of at most 7 rows and columns. The layer of a position is
/// the sum of the bands of all stones, and every move raises the band of one stone. Immutable.
public final class MorelliSolverGame implements SolverGame {
  private final MorelliGame game;
  private final CanonicalKeys keys;
  private final MorelliSolverBoard rings;

  private MorelliSolverGame(MorelliGame game) {
    this.game = game;
    keys = CanonicalKeys.of(game.board());
    rings = MorelliSolverBoard.of(game);
  }

  /// Returns whether the board of a game is small enough.
  public static boolean isSupported(MorelliGame game) {
    return game.board().cellCount() <= Long.SIZE;
  }

  /// Returns the solver's view of a variant.
  ///
  /// Precondition: [#isSupported(MorelliGame)].
  public static MorelliSolverGame of(MorelliGame game) {
    return new MorelliSolverGame(game);
  }

  @Override
  public MorelliGame game() {
    return game;
  }

  /// Precondition: a [MorelliPosition].
  @Override
  public SolverTrail trail(Position position) {
    return new MorelliSolverTrail(this, (MorelliPosition) position);
  }

  @Override
  public boolean hasExactKeys() {
    return keys.isExact();
  }

  @Override
  public int layerCount() {
    return game.maxPlies() + 1;
  }

  /// Returns the rise from the edge to the ring around the Throne.
  @Override
  public int maxLayerIncrease() {
    return game.board().rows() / 2 - 1;
  }

  CanonicalKeys keys() {
    return keys;
  }

  MorelliSolverBoard rings() {
    return rings;
  }
}
