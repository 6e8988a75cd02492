package tabuleiro.reference;

import java.util.ArrayList;
import java.util.List;

/// The rotations and reflections of boards.
final class BoardSymmetries {
  private BoardSymmetries() {}

  /// The 4 images of a rectangle: unchanged, mirrored left to right, top to bottom, and both.
  static List<char[][]> mirrors(char[][] board) {
    char[][] mirrored = mirrored(board);
    return List.of(board, mirrored, upsideDown(board), upsideDown(mirrored));
  }

  /// All images of a square, of which there are 8, or of a hexagon, of which there are 12.
  static List<char[][]> allImages(char[][] board) {
    boolean isSquare = board[0].length == board.length;
    int turns = isSquare ? 4 : 6;
    List<char[][]> images = new ArrayList<>();
    char[][] turned = board;
    for (int i = 0; i < turns; i++) {
      images.add(turned);
      images.add(mirrored(turned));
      turned = isSquare ? quarterTurned(turned) : sixthTurned(turned);
    }
    return images;
  }

  private static char[][] mirrored(char[][] board) {
    char[][] image = ReferenceText.copy(board);
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board[r].length; c++) {
        image[r][board[r].length - 1 - c] = board[r][c];
      }
    }
    return image;
  }

  private static char[][] upsideDown(char[][] board) {
    char[][] image = new char[board.length][];
    for (int r = 0; r < board.length; r++) {
      image[board.length - 1 - r] = board[r];
    }
    return image;
  }

  private static char[][] quarterTurned(char[][] board) {
    char[][] image = ReferenceText.copy(board);
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board.length; c++) {
        image[c][board.length - 1 - r] = board[r][c];
      }
    }
    return image;
  }

  /// Relative to the centre, a cell has the coordinate `x` along its row and `y` along the diagonal
  /// that falls to the right; the third direction is their combination. A rotation by a sixth of a
  /// turn maps each direction to the next.
  private static char[][] sixthTurned(char[][] board) {
    char[][] image = ReferenceText.copy(board);
    int middle = board.length / 2;
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board[r].length; c++) {
        int y = r - middle;
        int x = c - Math.min(r, middle);
        int row = x + y + middle;
        image[row][-y + Math.min(row, middle)] = board[r][c];
      }
    }
    return image;
  }

  /// The lexicographically least text of the boards.
  static String leastText(List<char[][]> boards) {
    return boards.stream().map(ReferenceText::format).min(String::compareTo).orElseThrow();
  }
}
