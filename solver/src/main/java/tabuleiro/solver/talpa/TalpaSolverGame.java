package tabuleiro.solver.talpa;

import java.util.Optional;
import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Talpa on a board of at most 64 squares. A position's layer is the number of empty squares, since
/// each ply empties one.
public final class TalpaSolverGame implements SolverGame {
  private final TalpaGame game;
  private final TalpaSolverBoard shape;
  private final TalpaSolverKeys keys;
  private final TalpaPatternEvaluator patterns;

  private TalpaSolverGame(TalpaGame game) {
    this.game = game;
    shape = new TalpaSolverBoard(game.board().columns(), game.board().rows());
    keys = new TalpaSolverKeys(shape);
    patterns = new TalpaPatternEvaluator(shape);
  }

  /// Returns the game as solvers see it, or empty when the board is too large.
  public static Optional<SolverGame> of(TalpaGame game) {
    return game.board().cellCount() > Long.SIZE
        ? Optional.empty()
        : Optional.of(new TalpaSolverGame(game));
  }

  @Override
  public TalpaGame game() {
    return game;
  }

  @Override
  public SolverTrail trail(Position position) {
    TalpaPosition talpa = (TalpaPosition) position;
    TalpaSolverTrail line = new TalpaSolverTrail(game, shape, keys, patterns);
    line.setPosition(talpa.sideToMove() == Side.FIRST, talpa.red(0), talpa.blue(0));
    return line;
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
    return shape.squares + 1;
  }

  @Override
  public int maxLayerIncrease() {
    return 1;
  }
}
