package tabuleiro.games.niju;

import java.util.Arrays;
import tabuleiro.rules.Side;

/// Finds the moves that complete a pattern (rule 5).
final class NijuCompletions {
  private NijuCompletions() {}

  /// Returns the moves that complete at least one pattern of a side, whether or not it is to move.
  ///
  /// Precondition: the game is not over.
  static int[] moves(LaidTiles tiles, Side side) {
    int[] rotations = NijuHand.rotations(tiles.hand(side));
    int[] moves = new int[0];
    for (int i = 0; i < tiles.playableCount(); i++) {
      int place = tiles.playableAt(i);
      int row = NijuMove.row(place);
      int column = NijuMove.column(place);
      int own = tiles.neighbourMask(side.ordinal(), row, column);
      boolean isAnyTileEnough = tiles.completesNeighbour(side.ordinal(), row, column);
      if (isAnyTileEnough || Integer.bitCount(own) >= NijuTiles.MARKS) {
        moves = withMovesAt(place, rotations, isAnyTileEnough ? 0 : ~own, moves);
      }
    }
    return moves;
  }

  /// Appends the moves whose tiles mark none of some directions.
  private static int[] withMovesAt(int place, int[] rotations, int unmarked, int[] moves) {
    int[] all = Arrays.copyOf(moves, moves.length + rotations.length);
    int end = moves.length;
    for (int rotation : rotations) {
      if ((NijuMove.pattern(rotation) & unmarked) == 0) {
        all[end++] = place | rotation;
      }
    }
    return Arrays.copyOf(all, end);
  }
}
