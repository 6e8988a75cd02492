package tabuleiro.solver.talpa;

import java.util.Optional;
import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Talpa for the solvers. The layer of a position is the number of empty squares, which rises by
/// one with every move. Immutable.
public final class TalpaSolverGame implements SolverGame {
  private final TalpaGame game;
  private final TalpaSolverBoard board;
  private final TalpaSolverKeys keys;
  private final TalpaPatternEvaluator patterns;

  private TalpaSolverGame(TalpaGame game) {
    this.game = game;
    board = new TalpaSolverBoard(game.board().columns(), game.board().rows());
    keys = new TalpaSolverKeys(board);
    patterns = new TalpaPatternEvaluator(board);
  }

  /// Returns the solver's view of a variant, or empty when the board has more than 64 squares.
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
    TalpaSolverTrail trail = new TalpaSolverTrail(game, board, keys, patterns);
    trail.setPosition(talpa.sideToMove() == Side.FIRST, talpa.red(0), talpa.blue(0));
    return trail;
  }

  @Override
  public boolean hasExactKeys() {
    return keys.isExact();
  }

  @Override
  public int layerCount() {
    return board.squares + 1;
  }

  @Override
  public int maxLayerIncrease() {
    return 1;
  }
}
