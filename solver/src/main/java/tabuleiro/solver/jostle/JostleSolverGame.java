package tabuleiro.solver.jostle;

import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.solver.CanonicalKeys;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Jostle as solvers see it. The layers are those of P, the friendly pairs of neighbours less the
/// enemy pairs, which rises with every move. Immutable.
public final class JostleSolverGame implements SolverGame {
  private final JostleGame game;
  private final CanonicalKeys keys;

  /// The rise from the least P that is thinkable, and how many layers there are.
  private final int layerOffset;

  private final int layers;

  private JostleSolverGame(JostleGame game) {
    this.game = game;
    keys = CanonicalKeys.of(game.board());
    // All checkers of both sides side by side, each an enemy of all its neighbours.
    layerOffset = game.checkersPerSide() * game.layout().directionShifts().size();
    layers = layerOffset + game.start(0).pairBalance() + game.maxPlies() + 1;
  }

  /// Returns a variant as solvers see it.
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
  public boolean hasDraws() {
    return false;
  }

  @Override
  public boolean hasExactKeys() {
    return keys.isExact();
  }

  @Override
  public int layerCount() {
    return layers;
  }

  /// Returns the rise from a checker with an enemy on every side but one to one with as many
  /// friends.
  @Override
  public int maxLayerIncrease() {
    return 2 * (game.layout().directionShifts().size() - 1);
  }

  CanonicalKeys keys() {
    return keys;
  }

  BitboardLayout layout() {
    return game.layout();
  }

  /// Returns the layer of a P.
  int layer(int pairBalance) {
    return layerOffset + pairBalance;
  }
}
