package tabuleiro.solver;

import java.util.Set;
import java.util.TreeSet;
import tabuleiro.rules.Game;
import tabuleiro.rules.RulesException;

/// The symmetric images of position texts of Talpa, which have the same value for the side to move.
final class TalpaSymmetries {
  private TalpaSymmetries() {}

  /// Returns a position's images, itself among them.
  static Set<String> of(String text) {
    Set<String> images = new TreeSet<>(Set.of(text));
    addMirrors(images);
    char[][] grid = grid(text);
    if (grid.length == grid[0].length) {
      images.add(text(exchanged(grid), text.endsWith("r") ? 'b' : 'r'));
      addMirrors(images);
    }
    return images;
  }

  /// Returns whether the game may go on from a text.
  static boolean isPosition(Game game, String text) {
    try {
      game.parse(text);
      return true;
    } catch (RulesException _) {
      return false;
    }
  }

  private static void addMirrors(Set<String> images) {
    for (String text : Set.copyOf(images)) {
      char side = text.charAt(text.length() - 1);
      String upsideDown = text(reversed(grid(text)), side);
      images.add(upsideDown);
      images.add(text(mirrored(grid(text)), side));
      images.add(text(mirrored(grid(upsideDown)), side));
    }
  }

  private static char[][] grid(String text) {
    String[] rows = text.substring(0, text.indexOf(' ')).split("/", -1);
    char[][] grid = new char[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      StringBuilder letters = new StringBuilder();
      rows[row]
          .chars()
          .forEach(c -> letters.append(Character.isDigit(c) ? ".".repeat(c - '0') : (char) c + ""));
      grid[row] = letters.toString().toCharArray();
    }
    return grid;
  }

  private static String text(char[][] grid, char side) {
    StringBuilder text = new StringBuilder();
    for (char[] row : grid) {
      String letters = new String(row);
      for (int run = row.length; run > 0; run--) {
        letters = letters.replace(".".repeat(run), Integer.toString(run));
      }
      text.append(text.isEmpty() ? "" : "/").append(letters);
    }
    return text.append(' ').append(side).toString();
  }

  private static char[][] reversed(char[][] grid) {
    char[][] image = new char[grid.length][];
    for (int row = 0; row < grid.length; row++) {
      image[row] = grid[grid.length - 1 - row];
    }
    return image;
  }

  private static char[][] mirrored(char[][] grid) {
    char[][] image = new char[grid.length][];
    for (int row = 0; row < grid.length; row++) {
      image[row] = new StringBuilder(new String(grid[row])).reverse().toString().toCharArray();
    }
    return image;
  }

  /// Returns the reflection in a diagonal, which makes Red Blue.
  private static char[][] exchanged(char[][] grid) {
    char[][] image = new char[grid.length][grid.length];
    for (int row = 0; row < grid.length; row++) {
      for (int column = 0; column < grid.length; column++) {
        char letter = grid[column][row];
        image[row][column] = letter == 'r' ? 'b' : letter == 'b' ? 'r' : letter;
      }
    }
    return image;
  }
}
