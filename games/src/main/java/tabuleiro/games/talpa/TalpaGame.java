package tabuleiro.games.talpa;

import java.util.BitSet;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.PlacementCounts;
import tabuleiro.rules.board.SquareBoard;

/// Talpa on a board of one size. Games of the same size are equal.
public final class TalpaGame implements Game {
  private final SquareBoard board;
  private final GameId id;
  private final TalpaGrid grid;
  private final TalpaPosition start;

  TalpaGame(int columns, int rows) {
    board = new SquareBoard(columns, rows);
    id = new GameId(TalpaFamily.NAME, columns + "x" + rows);
    boolean isSmall = board.cellCount() <= Long.SIZE;
    grid = isSmall ? new SmallTalpaGrid(columns, rows) : new LargeTalpaGrid(columns, rows);
    start = fullBoard();
  }

  /// Returns the full board of rule 1: Red has the squares of the top-left square's colour.
  private TalpaPosition fullBoard() {
    BitSet red = new BitSet();
    BitSet blue = new BitSet();
    int topRow = board.rows() - 1;
    for (int square = 0; square < board.cellCount(); square++) {
      boolean topLeftColour = (board.column(square) + topRow - board.row(square)) % 2 == 0;
      (topLeftColour ? red : blue).set(square);
    }
    return position(red, blue, Side.FIRST);
  }

  @Override
  public boolean joinsEdges() {
    return true;
  }

  @Override
  public boolean hasRemovals() {
    return true;
  }

  @Override
  public boolean hasDraws() {
    return false;
  }

  @Override
  public GameId id() {
    return id;
  }

  @Override
  public SquareBoard board() {
    return board;
  }

  /// Returns the full board of rule 1; the seed is ignored.
  @Override
  public TalpaPosition start(long seed) {
    return start;
  }

  /// Returns the position of these pieces, whether or not a game could continue from it.
  TalpaPosition position(BitSet red, BitSet blue, Side toMove) {
    return grid.position(this, red, blue, toMove);
  }

  @Override
  public TalpaPosition parse(String text) {
    return PositionText.parse(this, text);
  }

  /// Returns a bound: each ply empties a square, and both paths stay shut only while a chain of
  /// pieces, connected by edges or corners, touches all four edges of the board.
  @Override
  public int maxPlies() {
    return board.cellCount() - Math.max(board.columns(), board.rows()) + 1;
  }

  /// Returns the number of pairs of neighbouring squares, each of which gives one capture at most;
  /// removals are fewer.
  @Override
  public int maxMoves() {
    return 2 * board.cellCount() - board.columns() - board.rows();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof TalpaGame that && board.equals(that.board);
  }

  @Override
  public int hashCode() {
    return board.hashCode();
  }

  /// Returns the bound from all placements of some of the pieces.
  @Override
  public OptionalDouble positionCountLog10() {
    double ways =
        PlacementCounts.placeSome(board().cellCount(), PlacementCounts.countPieces(start(1)));
    return OptionalDouble.of(Math.log10(2 * ways));
  }
}
