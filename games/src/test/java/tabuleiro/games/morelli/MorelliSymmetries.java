package tabuleiro.games.morelli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.testkit.TextSymmetry;

/// The symmetries of the square as mappings of texts, worked out on the letters alone: a position
/// text is spread out into a grid of letters, and the grid is turned.
final class MorelliSymmetries {
  private MorelliSymmetries() {}

  /// Returns all symmetries of a board but the one that changes nothing: eight of the square, each
  /// with the colours as they are and with the colours exchanged.
  static List<TextSymmetry> symmetries(int size) {
    return IntStream.range(1, 16).mapToObj(code -> symmetry(size, code)).toList();
  }

  /// Returns three symmetries that make up all others.
  static List<TextSymmetry> generators(int size) {
    return IntStream.of(1, 4, 8).mapToObj(code -> symmetry(size, code)).toList();
  }

  private static TextSymmetry symmetry(int size, int code) {
    Mapping mapping = new Mapping(size, (code & 1) != 0, (code & 2) != 0, (code & 4) != 0);
    boolean colours = (code & 8) != 0;
    return new TextSymmetry(
        mapping + (colours ? " with exchange of colours" : ""),
        text -> mapping.position(colours ? exchanged(text) : text),
        mapping::move,
        colours);
  }

  private static String exchanged(String text) {
    return text.replace('b', '?').replace('w', 'b').replace('?', 'w');
  }

  /// Returns a row of a position text; a cell that holds no letter is empty.
  static String runs(char[] cells) {
    StringBuilder text = new StringBuilder();
    int run = 0;
    for (int i = 0; i <= cells.length; i++) {
      boolean stone = i < cells.length && Character.isLetter(cells[i]);
      if (run > 0 && (stone || i == cells.length)) {
        text.append(run);
        run = 0;
      }
      if (stone) {
        text.append(cells[i]);
      } else {
        run++;
      }
    }
    return text.toString();
  }

  /// Where cells go. Columns and rows count from 0, rows from the bottom.
  private record Mapping(int size, boolean mirrorColumns, boolean mirrorRows, boolean transpose) {
    String position(String text) {
      int space = text.indexOf(' ');
      char[][] grid = grid(text.substring(0, space));
      char[][] image = new char[size][size];
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          image[row(column, row)][column(column, row)] = grid[row][column];
        }
      }
      return text(image) + text.substring(space);
    }

    String move(String text) {
      int second = text.length() - 1;
      while (!Character.isLetter(text.charAt(second))) {
        second--;
      }
      return square(text.substring(0, second)) + square(text.substring(second));
    }

    private String square(String name) {
      int column = name.charAt(0) - 'a';
      int row = Integer.parseInt(name.substring(1)) - 1;
      return (char) ('a' + column(column, row)) + String.valueOf(row(column, row) + 1);
    }

    private int column(int column, int row) {
      return transpose ? mirrored(row, mirrorRows) : mirrored(column, mirrorColumns);
    }

    private int row(int column, int row) {
      return transpose ? mirrored(column, mirrorColumns) : mirrored(row, mirrorRows);
    }

    private int mirrored(int place, boolean mirror) {
      return mirror ? size - 1 - place : place;
    }

    private char[][] grid(String rows) {
      char[][] grid = new char[size][];
      String[] parts = rows.split("/", -1);
      for (int i = 0; i < size; i++) {
        StringBuilder row = new StringBuilder();
        for (String piece : parts[i].split("(?<=[bw])|(?=[bw])", -1)) {
          row.append(piece.matches("[0-9]+") ? ".".repeat(Integer.parseInt(piece)) : piece);
        }
        grid[size - 1 - i] = row.toString().toCharArray();
      }
      return grid;
    }

    private String text(char[][] grid) {
      List<String> rows = new ArrayList<>();
      for (int row = size - 1; row >= 0; row--) {
        rows.add(runs(grid[row]));
      }
      return String.join("/", rows);
    }
  }
}
