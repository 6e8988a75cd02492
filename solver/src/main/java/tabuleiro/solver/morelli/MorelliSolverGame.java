package tabuleiro.solver.morelli;

import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;
import tabuleiro.solver.ImageKeys;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverLine;

/// Morelli on a board of at most 7 rows and columns, as solvers see it. The layers are the sums of
/// the bands of all stones, and every move raises one stone. Immutable.
public final class MorelliSolverGame implements SolverGame {
  private final MorelliGame game;
  private final ImageKeys keys;
  private final Rings rings;

  private MorelliSolverGame(MorelliGame game) {
    this.game = game;
    keys = ImageKeys.of(game.board());
    rings = Rings.of(game);
  }

  /// Returns whether the board of a game is small enough.
  public static boolean suits(MorelliGame game) {
    return game.board().cellCount() <= Long.SIZE;
  }

  /// Returns a variant as solvers see it.
  ///
  /// Precondition: [#suits(MorelliGame)].
  public static MorelliSolverGame of(MorelliGame game) {
    return new MorelliSolverGame(game);
  }

  @Override
  public MorelliGame game() {
    return game;
  }

  /// Precondition: a [MorelliPosition].
  @Override
  public SolverLine line(Position position) {
    return new MorelliLine(this, (MorelliPosition) position);
  }

  @Override
  public boolean hasDraws() {
    return true;
  }

  @Override
  public boolean hasExactKeys() {
    return keys.isExact();
  }

  @Override
  public int layers() {
    return game.maxPlies() + 1;
  }

  /// Returns the rise from the edge to the ring around the Throne.
  @Override
  public int highestStep() {
    return game.board().rows() / 2 - 1;
  }

  ImageKeys keys() {
    return keys;
  }

  Rings rings() {
    return rings;
  }
}
