package tabuleiro.games.niju;

import tabuleiro.rules.Side;
import tabuleiro.rules.board.UnboundedBoard;

/// How a tile with its place is packed into an `int`: as a move, or with its owner as a laid tile.
///
/// | bits | what |
/// |---|---|
/// | 0-1 | clockwise quarter turns, the smallest number that looks the same |
/// | 2-6 | the tile's number, never 0 |
/// | 7 | its owner, 0 the first player; always 0 in a move |
/// | 8-14 | column, from the left edge of the board |
/// | 15-21 | row, from the top edge |
///
/// So the natural order of the numbers is reading order: from the top row down, each row from the
/// left.
public final class NijuMove {
  /// The largest distance from 0,0 of a tile in a connected group of 40 tiles.
  static final int REACH = 2 * NijuTiles.COUNT - 1;

  /// The cells that a game can reach.
  static final UnboundedBoard BOARD = new UnboundedBoard(REACH);

  /// The place of the first tile (rule 3).
  static final int CENTRE = placeBits(REACH, REACH);

  private static final int SIDE_BIT = 1 << 7;

  private NijuMove() {}

  /// Returns the move that lays a tile.
  ///
  /// @param tile its number, 1 to [NijuTiles#COUNT]
  /// @param quarterTurns clockwise, 0 to 3; any number that looks the same gives the same move
  /// @param cell a cell of the game's board
  public static int of(int tile, int quarterTurns, int cell) {
    int turns = NijuTiles.canonicalTurns(tile, quarterTurns);
    return placeBits(REACH - BOARD.row(cell), BOARD.column(cell) + REACH) | tile(tile, turns);
  }

  /// Returns the number of the tile that a move lays.
  public static int tile(int move) {
    return (move >> 2) & 31;
  }

  /// Returns the clockwise quarter turns of the tile that a move lays.
  public static int quarterTurns(int move) {
    return move & 3;
  }

  /// Returns the cell of the game's board on which a move lays its tile.
  public static int cell(int move) {
    return BOARD.cellAt(column(move) - REACH, REACH - row(move));
  }

  /// Returns the bits of a tile without place and owner.
  static int tile(int number, int quarterTurns) {
    return number << 2 | quarterTurns;
  }

  /// Returns the pattern of the tile as rotated; see [NijuTiles].
  public static int pattern(int move) {
    return NijuTiles.pattern(tile(move), quarterTurns(move));
  }

  /// Returns the bits of a place alone.
  static int placeBits(int row, int column) {
    return row << 15 | column << 8;
  }

  static int row(int move) {
    return move >> 15;
  }

  static int column(int move) {
    return (move >> 8) & 127;
  }

  /// Returns the laid tile after `side` has played `move`.
  static int withOwner(Side side, int move) {
    return side == Side.FIRST ? move : move | SIDE_BIT;
  }

  /// Returns the owner of a laid tile.
  static Side owner(int laid) {
    return (laid & SIDE_BIT) == 0 ? Side.FIRST : Side.SECOND;
  }
}
