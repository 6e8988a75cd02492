package tabuleiro.reference;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Ni-Ju: a tile on the table, with its colour, its clockwise quarter turns and its cell; x grows
/// to the right and y upwards. The number of turns is the smallest one for the rotation.
record ReferenceTile(char colour, int tile, int turns, int x, int y) {
  /// "The patterns": the masks of tiles 1 to 20, bit i for the neighbour of index i.
  private static final int[] MASKS = {
    15, 23, 39, 71, 135, 27, 43, 75, 139, 51, 83, 147, 99, 163, 89, 153, 105, 169, 170, 85
  };

  private static final Pattern TEXT =
      Pattern.compile("([1-9][0-9]?)r([0-3])@(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)");

  /// Reads the text of a move. Every number of turns from 0 to 3 is accepted and reduced to the
  /// smallest for the same rotation.
  static ReferenceTile parse(char colour, String text) {
    Matcher matcher = TEXT.matcher(text);
    ReferenceText.require(matcher.matches(), "not a tile on a cell, such as 7r1@2,-1: " + text);
    int tile = Integer.parseInt(matcher.group(1));
    ReferenceText.require(tile <= MASKS.length, "there is no such tile: " + text);
    return new ReferenceTile(
        colour,
        tile,
        smallestTurns(tile, Integer.parseInt(matcher.group(2))),
        Integer.parseInt(matcher.group(3)),
        Integer.parseInt(matcher.group(4)));
  }

  /// The text of the move that places the tile.
  String format() {
    return tile + "r" + turns + "@" + x + "," + y;
  }

  /// Rule 3: whether two tiles share an edge.
  boolean isNextTo(ReferenceTile other) {
    return Math.abs(x - other.x) + Math.abs(y - other.y) == 1;
  }

  /// Whether the neighbour of an index, 0 to 7 clockwise from north-west, is marked.
  boolean isMarked(int index) {
    return isMarked(tile, turns, index);
  }

  /// "The patterns": a clockwise quarter turn adds 2 to every index.
  private static boolean isMarked(int tile, int turns, int index) {
    int unturned = (index + 8 - 2 * turns) % 8;
    return (MASKS[tile - 1] & (1 << unturned)) != 0;
  }

  /// "The patterns": the smallest number of turns that marks the same cells.
  static int smallestTurns(int tile, int turns) {
    for (int fewer = 0; fewer < turns; fewer++) {
      boolean same = true;
      for (int index = 0; index < 8; index++) {
        same &= isMarked(tile, fewer, index) == isMarked(tile, turns, index);
      }
      if (same) {
        return fewer;
      }
    }
    return turns;
  }
}
