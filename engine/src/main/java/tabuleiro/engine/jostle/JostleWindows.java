package tabuleiro.engine.jostle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The patterns of checkers in a window: a square and those around it, with the diagonal ones nine
/// on a square board, and seven on the hexagon. A window is a number in base 3, one digit for each
/// square from the lowest bit: 0 for empty, 1 for a checker of the first side, 2 for one of the
/// second. Windows that differ by a rotation or a reflection have the same pattern. Pattern 0 is
/// the empty window. Immutable.
final class JostleWindows {
  private static final int BASE = 3;

  private final int size;

  /// The number in base 3 whose digits are the bits of a number.
  private final int[] ternary;

  /// The pattern of each window.
  private final char[] patterns;

  /// The first window of each pattern.
  private final int[] windows;

  /// @param isHexagon whether the window has seven squares in place of nine
  JostleWindows(boolean isHexagon) {
    List<Square> squares = squares(isHexagon);
    size = squares.size();
    ternary = new int[1 << size];
    for (int bits = 1; bits < ternary.length; bits++) {
      ternary[bits] = BASE * ternary[bits / 2] + bits % 2;
    }
    patterns = new char[1 + 2 * ternary[ternary.length - 1]];
    Arrays.fill(patterns, Character.MAX_VALUE);
    List<int[]> symmetries = symmetries(squares, isHexagon);
    List<Integer> found = new ArrayList<>();
    for (int window = 0; window < patterns.length; window++) {
      if (patterns[window] == Character.MAX_VALUE) {
        for (int[] symmetry : symmetries) {
          patterns[image(window, symmetry)] = (char) found.size();
        }
        found.add(window);
      }
    }
    windows = found.stream().mapToInt(window -> window).toArray();
  }

  /// A square of the window: steps along the first axis and along the second from its centre.
  private record Square(int x, int y) {
    /// Returns the square after a rotation by 60 degrees on the hexagon, and by 90 elsewhere.
    Square rotated(boolean isHexagon) {
      return new Square(-y, isHexagon ? x + y : x);
    }

    Square reflected() {
      return new Square(y, x);
    }
  }

  /// Returns the squares from the lowest bit. On the hexagon, where up and left is a step, up and
  /// right along both axes is none.
  private static List<Square> squares(boolean isHexagon) {
    List<Square> squares = new ArrayList<>();
    for (int y = -1; y <= 1; y++) {
      for (int x = -1; x <= 1; x++) {
        if (!isHexagon || x * y != 1) {
          squares.add(new Square(x, y));
        }
      }
    }
    return squares;
  }

  /// Returns the rotations and reflections: for each square, the index of its image.
  private static List<int[]> symmetries(List<Square> squares, boolean isHexagon) {
    List<int[]> symmetries = new ArrayList<>();
    List<Square> images = squares;
    for (int turn = 0; turn < (isHexagon ? 6 : 4); turn++) {
      symmetries.add(images.stream().mapToInt(squares::indexOf).toArray());
      symmetries.add(images.stream().map(Square::reflected).mapToInt(squares::indexOf).toArray());
      images = images.stream().map(image -> image.rotated(isHexagon)).toList();
    }
    return symmetries;
  }

  private int image(int window, int[] symmetry) {
    int image = 0;
    for (int i = 0, rest = window; i < size; i++, rest /= BASE) {
      image += rest % BASE * ternary[1 << symmetry[i]];
    }
    return image;
  }

  /// Returns the number of patterns.
  int count() {
    return windows.length;
  }

  /// Returns the pattern of a window.
  ///
  /// @param first the squares with a checker of the first side, from the lowest bit
  /// @param second the squares with a checker of the second side
  int pattern(int first, int second) {
    return patterns[ternary[first] + 2 * ternary[second]];
  }

  /// Returns the pattern with the checkers of the sides exchanged.
  int exchanged(int pattern) {
    int exchanged = 0;
    for (int i = 0, rest = windows[pattern]; i < size; i++, rest /= BASE) {
      exchanged += (BASE - rest % BASE) % BASE * ternary[1 << i];
    }
    return patterns[exchanged];
  }
}
