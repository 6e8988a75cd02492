package tabuleiro.solver.jostle;

import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.games.jostle.Layout;
import tabuleiro.rules.Position;
import tabuleiro.rules.SquareBoard;
import tabuleiro.solver.ImageKeys;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverLine;

/// Jostle as solvers see it. The layers are those of P, the friendly pairs of neighbours less the
/// enemy pairs, which rises with every move. Immutable.
public final class JostleSolverGame implements SolverGame {
  private final JostleGame game;
  private final ImageKeys keys;

  /// The rise from the least P that is thinkable, and how many layers there are.
  private final int depth;

  private final int layers;

  private JostleSolverGame(JostleGame game) {
    this.game = game;
    keys = ImageKeys.of(game.board());
    // All checkers of both sides side by side, each an enemy of all its neighbours.
    depth = game.checkers() * game.layout().directions().size();
    layers = depth + game.start(0).pairBalance() + game.maxPlies() + 1;
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
  public SolverLine line(Position position) {
    JostlePosition start = (JostlePosition) position;
    return game.board() instanceof SquareBoard && game.board().cellCount() <= Long.SIZE
        ? new SmallLine(this, start)
        : new LargeLine(this, start);
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
  public int layers() {
    return layers;
  }

  /// Returns the rise from a checker with an enemy on every side but one to one with as many
  /// friends.
  @Override
  public int highestStep() {
    return 2 * (game.layout().directions().size() - 1);
  }

  ImageKeys keys() {
    return keys;
  }

  Layout layout() {
    return game.layout();
  }

  /// Returns the layer of a P.
  int layer(int pairBalance) {
    return depth + pairBalance;
  }
}
