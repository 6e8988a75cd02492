package tabuleiro.solver.talpa;

import java.util.Optional;
import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverLine;

/// Talpa on a board of at most 64 squares. A position's layer is the number of empty squares, since
/// each ply empties one.
public final class TalpaSolverGame implements SolverGame {
  private final TalpaGame game;
  private final Shape shape;
  private final Keys keys;
  private final Patterns patterns;

  private TalpaSolverGame(TalpaGame game) {
    this.game = game;
    shape = new Shape(game.board().columns(), game.board().rows());
    keys = new Keys(shape);
    patterns = new Patterns(shape);
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
  public SolverLine line(Position position) {
    TalpaPosition talpa = (TalpaPosition) position;
    TalpaLine line = new TalpaLine(game, shape, keys, patterns);
    line.set(talpa.sideToMove() == Side.FIRST, talpa.red(0), talpa.blue(0));
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
  public int layers() {
    return shape.squares + 1;
  }

  @Override
  public int highestStep() {
    return 1;
  }
}
