package tabuleiro.games.niju;

import java.util.Arrays;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.Zobrist;

/// The table with the tiles that lie on it. Tiles are laid and taken up again in place.
///
/// The table has no edges, and neither has this one: it is a ring of 64 rows, each a ring of 64
/// cells in one `long`. Row and column count modulo 64. A connected group of 40 tiles, with the
/// cells around it, is less than 64 cells wide and high, so it never meets itself on the way round;
/// where it lies in the rings follows from its first row and column. Java's shifts and rotations of
/// a `long` look only at the low six bits of the distance, which is just what a ring wants.
///
/// What could not be worked out again when a tile is taken up stands in stacks with one entry for
/// each number of tiles laid, so taking up steps back by one entry.
final class NijuTable {
  private static final int RING = 64;
  private static final int RING_MASK = RING - 1;

  private final NijuGame game;

  /// The cells with a tile, a row a word, first player and second.
  private final long[][] tiles = new long[2][RING];

  /// The patterns of the tiles as they lie; of no meaning where no tile lies.
  private final byte[] patterns = new byte[RING * RING];

  /// The empty cells that share an edge with a tile: where the next tile may go (rule 3).
  private final long[] playable = new long[RING];

  private final int[] hands = new int[2];
  private int laidCount;

  private final int[] laid;

  /// The first row and column in which playable cells are looked for.
  private final int[] firstRow;

  private final int[] firstColumn;
  private final int[] playableCount;
  private final int[][] completePatterns;
  private final long[] hash;

  /// The rows above, of and below a tile in [#playable] as they were before it: three for each.
  private final long[] rowsBefore;

  /// Returns an empty table.
  NijuTable(NijuGame game) {
    this.game = game;
    int most = game.maxPlies();
    laid = new int[most];
    rowsBefore = new long[3 * most];
    firstRow = new int[most + 1];
    firstColumn = new int[most + 1];
    playableCount = new int[most + 1];
    completePatterns = new int[2][most + 1];
    hash = new long[most + 1];
    hands[0] = NijuHand.full(game.tilesPerSide());
    hands[1] = hands[0];
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

  /// Returns the number of tiles that lie.
  int laidCount() {
    return laidCount;
  }

  /// Returns the tiles that lie, in the order of reading.
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

  /// Lays a tile, given with its colour. The order in which tiles are laid makes no difference but
  /// to [#takeBackTile()]; when it is not that of a game, 0,0 has to be covered before moves are
  /// asked.
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

  /// Makes the empty ones among `cells` of a row playable and the others not, keeps the row as it
  /// was, and returns how many more are playable now.
  private int markPlayable(int keep, int row, long cells) {
    int at = row & RING_MASK;
    long before = playable[at];
    long after = (before | cells) & ~(tiles[0][at] | tiles[1][at]);
    rowsBefore[keep] = before;
    playable[at] = after;
    return Long.bitCount(after) - Long.bitCount(before);
  }

  /// Takes up the tile that was laid last.
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

  /// Returns how many patterns a tile just laid completes: its own, and those of its neighbours of
  /// the same colour that want a tile just here (rules 5 and 6).
  private int countCompleted(int side, int row, int column) {
    int around = neighbourMask(side, row, column);
    int completed = isComplete(around, patterns[index(row, column)]) ? 1 : 0;
    for (int rest = around; rest != 0; rest &= rest - 1) {
      int direction = Integer.numberOfTrailingZeros(rest);
      int nextRow = row - NijuTiles.dy(direction);
      int nextColumn = column + NijuTiles.dx(direction);
      int pattern = patterns[index(nextRow, nextColumn)];
      boolean wantsThis = (pattern >> (direction ^ 4) & 1) != 0;
      if (wantsThis && isComplete(neighbourMask(side, nextRow, nextColumn), pattern)) {
        completed++;
      }
    }
    return completed;
  }

  private static boolean isComplete(int around, int pattern) {
    return (~around & pattern & 0xff) == 0;
  }

  /// Returns the directions from a cell in which tiles of `side` lie, as a pattern has them.
  int neighbourMask(int side, int row, int column) {
    long[] rows = tiles[side];
    // Three neighbours of each row, the left one in bit 0.
    int above = (int) Long.rotateRight(rows[(row - 1) & RING_MASK], column - 1) & 7;
    int beside = (int) Long.rotateRight(rows[row & RING_MASK], column - 1);
    int below = (int) Long.rotateRight(rows[(row + 1) & RING_MASK], column - 1);
    return above
        | (beside & 4) << 1
        | (below & 4) << 2
        | (below & 2) << 4
        | (below & 1) << 6
        | (beside & 1) << 7;
  }

  /// Returns whether a tile may be laid on a cell of the board (rule 3), were the game to go on.
  boolean isPlayable(int row, int column) {
    return isInWindow(row, column) && (playable[row & RING_MASK] >> column & 1) != 0;
  }

  /// Returns whether a tile lies on a cell of the board.
  boolean hasTile(int row, int column) {
    long inRow = tiles[0][row & RING_MASK] | tiles[1][row & RING_MASK];
    return isInWindow(row, column) && (inRow >> column & 1) != 0;
  }

  /// Returns whether a cell of the board is the one, among those that share a place in the rings,
  /// which the rings stand for.
  private boolean isInWindow(int row, int column) {
    int down = row - firstRow[laidCount];
    int right = column - firstColumn[laidCount];
    return down >= 0 && down < RING && right >= 0 && right < RING;
  }

  /// Returns the number of cells on which a tile may be laid, whether or not the game goes on.
  int playableCount() {
    return playableCount[laidCount];
  }

  /// Returns the `index`-th playable cell in the order of reading, as the place bits of a move.
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
    return NijuMove.placeBits(
        row, left + Long.numberOfTrailingZeros(Long.expand(1L << rest, fromLeft)));
  }

  /// Returns whether any number at all is a legal move.
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

  /// Returns a move: any rotation of any tile in hand goes on any playable cell, so a number is
  /// taken apart into a cell and a rotation.
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
    int hand = hands[laidCount & 1];
    int rotations = NijuHand.countRotations(hand);
    int[] inHand = new int[rotations];
    for (int i = 0; i < rotations; i++) {
      inHand[i] = NijuHand.rotationAt(hand, i);
    }
    for (int cell = 0; cell < playableCount(); cell++) {
      int place = playableAt(cell);
      for (int tile : inHand) {
        buffer[end++] = place | tile;
      }
    }
    return end;
  }

  private static int index(int row, int column) {
    return (row & RING_MASK) * RING + (column & RING_MASK);
  }
}
