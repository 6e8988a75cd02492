package tabuleiro.solver.jostle;

import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.solver.CanonicalKeys;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Jostle for the solvers. The layer of a position is its pair balance, the number of friendly
/// pairs of neighbours minus the number of enemy pairs, which rises with every move. Immutable.
public final class JostleSolverGame implements SolverGame {
  private final JostleGame game;
  private final CanonicalKeys keys;
  private final JostleNeighbourhoods neighbourhoods;

  /// Added to the pair balance so that layers start at 0.
  private final int layerOffset;

  private final int layers;

  private JostleSolverGame(JostleGame game) {
    this.game = game;
    keys = CanonicalKeys.of(game.board());
    neighbourhoods = new JostleNeighbourhoods(game.layout());
    // No position has a lower pair balance than one in which all neighbours are enemies.
    layerOffset = game.checkersPerSide() * game.layout().directionShifts().size();
    layers = layerOffset + game.start(0).pairBalance() + game.maxPlies() + 1;
  }

  /// Returns the solver's view of a variant.
  public static JostleSolverGame of(JostleGame game) {
    return new JostleSolverGame(game);
  }

  @Override
  public JostleGame game() {
    return game;
  }

  /// Precondition: a [JostlePosition].
  @Override
  public SolverTrail trail(Position position) {
    JostlePosition start = (JostlePosition) position;
    return game.board() instanceof SquareBoard && game.board().cellCount() <= Long.SIZE
        ? new SmallJostleSolverTrail(this, start)
        : new LargeJostleSolverTrail(this, start);
  }

  @Override
  public boolean hasExactKeys() {
    return keys.isExact();
  }

  @Override
  public int layerCount() {
    return layers;
  }

  /// Returns the rise of a checker that leaves a cell whose neighbours, all but one, are enemies,
  /// for a cell with as many friends.
  @Override
  public int maxLayerIncrease() {
    return 2 * (game.layout().directionShifts().size() - 1);
  }

  CanonicalKeys keys() {
    return keys;
  }

  JostleNeighbourhoods neighbourhoods() {
    return neighbourhoods;
  }

  BitboardLayout layout() {
    return game.layout();
  }

  /// Returns the layer of a position with a pair balance.
  int layer(int pairBalance) {
    return layerOffset + pairBalance;
  }
}
