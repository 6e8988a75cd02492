package tabuleiro.games.niju;

import java.util.Arrays;
import tabuleiro.games.common.Bits;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.Zobrist;

/// The tiles on the table, which are laid and taken back in place. Not thread-safe.
///
/// The table of the rules has no edges. Here it is a ring of 64 rows, each a ring of 64 cells in
/// one `long`: row and column count modulo 64. A connected group of 40 tiles, with the cells around
/// it, is less than 64 cells wide and high, so it never wraps onto itself; its first row and column
/// say where it lies in the rings. Java's shifts and rotations of a `long` use only the low six
/// bits of the distance, as a ring needs.
///
/// State that cannot be recomputed when a tile is taken back is kept in stacks with one entry for
/// each number of laid tiles, so that taking back returns to the entry before.
final class LaidTiles {
  private static final int RING = 64;
  private static final int RING_MASK = RING - 1;

  private final NijuGame game;

  /// The cells with a tile of the first and of the second player: a word for each row.
  private final long[][] tiles = new long[2][RING];

  /// The patterns of the tiles as rotated; meaningless where there is no tile.
  private final byte[] patterns = new byte[RING * RING];

  /// The empty cells that share an edge with a tile, where the next tile may go (rule 3).
  private final long[] playable = new long[RING];

  private final int[] hands = new int[2];
  private int laidCount;

  private final int[] laid;

  /// The first row that may have playable cells.
  private final int[] firstRow;

  /// The first column that may have playable cells.
  private final int[] firstColumn;

  private final int[] playableCount;
  private final int[][] completePatterns;
  private final long[] hash;

  /// The rows of [#playable] above, at and below a tile as they were before it: three for each
  /// tile.
  private final long[] rowsBefore;

  /// Creates the start: a table without tiles.
  LaidTiles(NijuGame game) {
    this.game = game;
    int capacity = game.maxPlies();
    laid = new int[capacity];
    rowsBefore = new long[3 * capacity];
    firstRow = new int[capacity + 1];
    firstColumn = new int[capacity + 1];
    playableCount = new int[capacity + 1];
    completePatterns = new int[2][capacity + 1];
    hash = new long[capacity + 1];
    hands[0] = NijuHand.full(game.hands().white());
    hands[1] = NijuHand.full(game.hands().black());
    int row = NijuMove.row(NijuMove.CENTRE);
    int column = NijuMove.column(NijuMove.CENTRE);
    playable[row & RING_MASK] = 1L << column;
    playableCount[0] = 1;
    firstRow[0] = row;
    firstColumn[0] = column;
  }

  NijuGame game() {
    return game;
  }

  /// Returns the number of laid tiles.
  int laidCount() {
    return laidCount;
  }

  /// Returns the laid tiles with their owners, in reading order.
  int[] laidTiles() {
    int[] tilesLaid = Arrays.copyOf(laid, laidCount);
    Arrays.sort(tilesLaid);
    return tilesLaid;
  }

  Side sideToMove() {
    return NijuGame.sideToMove(laidCount);
  }

  int hand(Side side) {
    return hands[side.ordinal()];
  }

  /// Returns the number of a side's complete patterns (rule 5).
  int completePatterns(Side side) {
    return completePatterns[side.ordinal()][laidCount];
  }

  long hash() {
    return hash[laidCount];
  }

  boolean isOver() {
    return game.isOver(laidCount, completePatterns[0][laidCount], completePatterns[1][laidCount]);
  }

  Outcome outcome() {
    return game.outcome(laidCount, completePatterns[0][laidCount], completePatterns[1][laidCount]);
  }

  /// Lays a tile, packed with its owner. The order of laying matters only to [#takeBackTile()].
  /// When it is not the order of a game, 0,0 must be covered before moves are generated.
  ///
  /// Precondition: the cell is empty and the tile is in its owner's hand.
  void layTile(int tile) {
    int side = NijuMove.owner(tile).ordinal();
    int row = NijuMove.row(tile);
    int column = NijuMove.column(tile);
    long bit = 1L << column;
    int now = laidCount;
    int next = now + 1;
    laid[now] = tile;
    hands[side] ^= 1 << NijuMove.tile(tile);
    tiles[side][row & RING_MASK] |= bit;
    patterns[index(row, column)] = (byte) NijuMove.pattern(tile);
    hash[next] = hash[now] ^ Zobrist.mix(tile);
    playableCount[next] =
        playableCount[now]
            + markPlayable(3 * now, row - 1, bit)
            + markPlayable(3 * now + 1, row, Long.rotateLeft(bit, 1) | Long.rotateRight(bit, 1))
            + markPlayable(3 * now + 2, row + 1, bit);
    firstRow[next] = Math.min(firstRow[now], row - 1);
    firstColumn[next] = Math.min(firstColumn[now], column - 1);
    completePatterns[side][next] = completePatterns[side][now] + countCompleted(side, row, column);
    completePatterns[1 - side][next] = completePatterns[1 - side][now];
    laidCount = next;
  }

  /// Makes the empty ones among `cells` of a row playable and occupied cells not playable. Saves
  /// the row as it was, and returns by how much the number of playable cells grows.
  private int markPlayable(int saveAt, int row, long cells) {
    int at = row & RING_MASK;
    long before = playable[at];
    long after = (before | cells) & ~(tiles[0][at] | tiles[1][at]);
    rowsBefore[saveAt] = before;
    playable[at] = after;
    return Long.bitCount(after) - Long.bitCount(before);
  }

  /// Takes back the tile that was laid last.
  void takeBackTile() {
    laidCount--;
    int tile = laid[laidCount];
    int side = NijuMove.owner(tile).ordinal();
    int row = NijuMove.row(tile);
    hands[side] ^= 1 << NijuMove.tile(tile);
    tiles[side][row & RING_MASK] ^= 1L << NijuMove.column(tile);
    playable[(row - 1) & RING_MASK] = rowsBefore[3 * laidCount];
    playable[row & RING_MASK] = rowsBefore[3 * laidCount + 1];
    playable[(row + 1) & RING_MASK] = rowsBefore[3 * laidCount + 2];
  }

  /// Returns the number of patterns that a newly laid tile completes: its own, and those of its
  /// neighbours of the same colour that mark its cell (rules 5 and 6).
  private int countCompleted(int side, int row, int column) {
    int neighbours = neighbourMask(side, row, column);
    int completed = isComplete(neighbours, patterns[index(row, column)]) ? 1 : 0;
    for (int rest = neighbours; rest != 0; rest &= rest - 1) {
      int direction = Integer.numberOfTrailingZeros(rest);
      int nextRow = row - NijuTiles.dy(direction);
      int nextColumn = column + NijuTiles.dx(direction);
      int pattern = patterns[index(nextRow, nextColumn)];
      boolean marksThisCell = (pattern >> (direction ^ 4) & 1) != 0;
      if (marksThisCell && isComplete(neighbourMask(side, nextRow, nextColumn), pattern)) {
        completed++;
      }
    }
    return completed;
  }

  /// Returns whether any tile of `side` on an empty cell completes the pattern of a neighbour.
  boolean completesNeighbour(int side, int row, int column) {
    for (int rest = neighbourMask(side, row, column); rest != 0; rest &= rest - 1) {
      int direction = Integer.numberOfTrailingZeros(rest);
      int nextRow = row - NijuTiles.dy(direction);
      int nextColumn = column + NijuTiles.dx(direction);
      int missing =
          patterns[index(nextRow, nextColumn)] & ~neighbourMask(side, nextRow, nextColumn) & 0xff;
      if (missing == 1 << (direction ^ 4)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isComplete(int neighbours, int pattern) {
    return (~neighbours & pattern & 0xff) == 0;
  }

  /// Returns the directions from a cell with neighbouring tiles of `side`, as a mask of the form of
  /// a pattern.
  int neighbourMask(int side, int row, int column) {
    long[] rows = tiles[side];
    // Three neighbours of each row, the left one in bit 0.
    int above = (int) Long.rotateRight(rows[(row - 1) & RING_MASK], column - 1) & 7;
    int level = (int) Long.rotateRight(rows[row & RING_MASK], column - 1);
    int below = (int) Long.rotateRight(rows[(row + 1) & RING_MASK], column - 1);
    return above
        | (level & 4) << 1
        | (below & 4) << 2
        | (below & 2) << 4
        | (below & 1) << 6
        | (level & 1) << 7;
  }

  /// Returns whether a cell of the board is empty and shares an edge with a tile (rule 3), even
  /// after the end.
  boolean isPlayable(int row, int column) {
    return isInWindow(row, column) && (playable[row & RING_MASK] >> column & 1) != 0;
  }

  /// Returns whether there is a tile on a cell of the board.
  boolean hasTile(int row, int column) {
    long inRow = tiles[0][row & RING_MASK] | tiles[1][row & RING_MASK];
    return isInWindow(row, column) && (inRow >> column & 1) != 0;
  }

  /// Returns whether a cell of the board is the one that its place in the rings represents, among
  /// the cells that share this place.
  private boolean isInWindow(int row, int column) {
    int down = row - firstRow[laidCount];
    int right = column - firstColumn[laidCount];
    return down >= 0 && down < RING && right >= 0 && right < RING;
  }

  /// Returns the number of playable cells, even after the end.
  int playableCount() {
    return playableCount[laidCount];
  }

  /// Returns the `index`-th playable cell in reading order, as the place bits of a move.
  int playableAt(int index) {
    int rest = index;
    int row = firstRow[laidCount];
    int inRow = Long.bitCount(playable[row & RING_MASK]);
    while (rest >= inRow) {
      rest -= inRow;
      row++;
      inRow = Long.bitCount(playable[row & RING_MASK]);
    }
    int left = firstColumn[laidCount];
    long fromLeft = Long.rotateRight(playable[row & RING_MASK], left);
    return NijuMove.placeBits(row, left + Bits.select(fromLeft, rest));
  }

  /// Returns whether a number, which may be any number, is a legal move.
  boolean isLegal(int move) {
    int tile = NijuMove.tile(move);
    return !isOver()
        && NijuMove.owner(move) == Side.FIRST
        && NijuHand.has(hands[laidCount & 1], tile)
        && NijuMove.quarterTurns(move) < NijuTiles.distinctRotations(tile)
        && isPlayable(NijuMove.row(move), NijuMove.column(move));
  }

  int countMoves() {
    return isOver() ? 0 : playableCount() * NijuHand.countRotations(hands[laidCount & 1]);
  }

  /// Returns the move at a place of the order of generation. Any rotation of any tile in hand may
  /// go on any playable cell, so an index divides into a cell and a rotation.
  int moveAt(int index) {
    int hand = hands[laidCount & 1];
    int rotations = NijuHand.countRotations(hand);
    return playableAt(index / rotations) | NijuHand.rotationAt(hand, index % rotations);
  }

  int generateMoves(int[] buffer, int offset) {
    int end = offset;
    if (isOver()) {
      return end;
    }
    int[] rotations = NijuHand.rotations(hands[laidCount & 1]);
    int left = firstColumn[laidCount];
    int cells = playableCount();
    for (int row = firstRow[laidCount]; cells > 0; row++) {
      long fromLeft = Long.rotateRight(playable[row & RING_MASK], left);
      for (; fromLeft != 0; fromLeft &= fromLeft - 1) {
        int place = NijuMove.placeBits(row, left + Long.numberOfTrailingZeros(fromLeft));
        for (int i = 0; i < rotations.length; i++) {
          buffer[end + i] = place | rotations[i];
        }
        end += rotations.length;
        cells--;
      }
    }
    return end;
  }

  private static int index(int row, int column) {
    return (row & RING_MASK) * RING + (column & RING_MASK);
  }
}
