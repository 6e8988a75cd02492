package tabuleiro.games.niju;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tabuleiro.testkit.TextSymmetry;

/// The symmetries of the table about 0,0: a clockwise quarter turn, and the mirror that exchanges
/// left and right. A mirror turns tiles into other tiles, so it is a symmetry only of hands that
/// hold the mirror image of each of their tiles.
final class NijuSymmetries {
  private static final Pattern TILE = Pattern.compile("([0-9]+)r([0-3])@(-?[0-9]+),(-?[0-9]+)");

  /// Where the mirror puts each direction: north-west and north-east change places, and so on.
  private static final int[] MIRRORED = {2, 1, 0, 7, 6, 5, 4, 3};

  private NijuSymmetries() {}

  static List<TextSymmetry> of(NijuGame game) {
    List<TextSymmetry> symmetries = new ArrayList<>();
    symmetries.add(symmetry("quarter turn", d -> (d + 2) % 8, 0, 1, -1, 0));
    if (hasMirror(game)) {
      symmetries.add(symmetry("mirror", d -> MIRRORED[d], -1, 0, 0, 1));
    }
    return symmetries;
  }

  static boolean hasMirror(NijuGame game) {
    return hasMirror(game.hands().white()) && hasMirror(game.hands().black());
  }

  private static boolean hasMirror(int tiles) {
    return IntStream.rangeClosed(1, tiles)
        .map(tile -> image(NijuTiles.pattern(tile), d -> MIRRORED[d]))
        .allMatch(pattern -> lying(pattern)[0] <= tiles);
  }

  /// The new x is `xx * x + xy * y`, the new y is `yx * x + yy * y`.
  private static TextSymmetry symmetry(
      String name, IntUnaryOperator direction, int xx, int xy, int yx, int yy) {
    return new TextSymmetry(
        name,
        text -> image(text, direction, xx, xy, yx, yy),
        text -> image(text, direction, xx, xy, yx, yy),
        false);
  }

  private static String image(
      String text, IntUnaryOperator direction, int xx, int xy, int yx, int yy) {
    return TILE.matcher(text)
        .replaceAll(match -> {
          int tile = Integer.parseInt(match.group(1));
          int turns = Integer.parseInt(match.group(2));
          int x = Integer.parseInt(match.group(3));
          int y = Integer.parseInt(match.group(4));
          int[] lying = lying(image(NijuTiles.pattern(tile, turns), direction));
          int newX = xx * x + xy * y;
          int newY = yx * x + yy * y;
          return lying[0] + "r" + lying[1] + "@" + newX + "," + newY;
        });
  }

  private static int image(int pattern, IntUnaryOperator direction) {
    return IntStream.range(0, 8)
        .filter(d -> (pattern >> d & 1) != 0)
        .map(d -> 1 << direction.applyAsInt(d))
        .sum();
  }

  /// Returns the tile and the smallest turns that look like a pattern.
  private static int[] lying(int pattern) {
    for (int tile = 1; tile <= NijuTiles.COUNT; tile++) {
      for (int turns = 0; turns < 4; turns++) {
        if (NijuTiles.pattern(tile, turns) == pattern) {
          return new int[] {tile, turns};
        }
      }
    }
    throw new AssertionError("no tile has the pattern " + pattern);
  }
}
