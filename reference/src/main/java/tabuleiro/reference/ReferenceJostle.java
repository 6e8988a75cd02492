package tabuleiro.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Jostle by Mark Steere, square and hexagonal: `r` is Red, the first player, and `b` is Blue.
final class ReferenceJostle implements ReferencePosition {
  private final char[][] board;
  private final char toMove;

  private ReferenceJostle(char[][] board, char toMove) {
    this.board = board;
    this.toMove = toMove;
  }

  /// Variants: `10x10`, `hex`, `8x8`, `6x6`.
  static ReferenceGame game(String variant) {
    return new Variant(
        switch (variant) {
          case "10x10" -> "10/10/2rbrbrb2/2brbrbr2/2rb2rb2/2br2br2/2rbrbrb2/2brbrbr2/10/10 r";
          case "hex" -> "6/7/2brbr2/2r3b2/2b1rb1r2/2r1b1r1b2/2b1rb1r2/2r3b2/2brbr2/7/6 r";
          case "8x8" -> "8/1rbrbrb1/1brbrbr1/1rb2rb1/1br2br1/1rbrbrb1/1brbrbr1/8 r";
          case "6x6" -> "6/1rbrb1/1b2r1/1r2b1/1brbr1/6 r";
          default -> throw new IllegalArgumentException("unknown variant of jostle: " + variant);
        },
        switch (variant) {
          case "hex" -> List.of(6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6);
          case "10x10" -> Collections.nCopies(10, 10);
          case "8x8" -> Collections.nCopies(8, 8);
          default -> Collections.nCopies(6, 6);
        },
        switch (variant) {
          case "hex" -> 12;
          case "6x6" -> 6;
          default -> 16;
        });
  }

  /// Rule 1: the set-up, the lengths of the rows from the top, and how many checkers a side has.
  private record Variant(String setUp, List<Integer> lengths, int checkers)
      implements ReferenceGame {
    @Override
    public ReferencePosition start() {
      return parse(setUp);
    }

    @Override
    public ReferencePosition parse(String text) {
      String[] fields = ReferenceText.fields(text, 2);
      int[] rows = lengths.stream().mapToInt(Integer::intValue).toArray();
      char[][] board = ReferenceText.board(fields[0], rows, "rb");
      ReferenceText.require(
          ReferenceText.count(board, 'r') <= checkers, "too many red checkers: " + text);
      ReferenceText.require(
          ReferenceText.count(board, 'b') <= checkers, "too many blue checkers: " + text);
      return new ReferenceJostle(board, ReferenceText.side(fields[1], "rb"));
    }
  }

  @Override
  public boolean isFirstToMove() {
    return toMove == 'r';
  }

  /// Rule 4: a step to an adjacent empty cell after which the moved checker's value is higher.
  @Override
  public List<String> moves() {
    List<String> moves = new ArrayList<>();
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board[r].length; c++) {
        if (board[r][c] != toMove) {
          continue;
        }
        for (int[] to : neighbours(r, c)) {
          if (board[to[0]][to[1]] == ReferenceText.EMPTY
              && afterStep(r, c, to).value(to[0], to[1]) > value(r, c)) {
            moves.add(name(r, c) + name(to[0], to[1]));
          }
        }
      }
    }
    Collections.sort(moves);
    return Collections.unmodifiableList(moves);
  }

  @Override
  public ReferencePosition play(String move) {
    ReferenceText.requireLegal(moves(), move);
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board[r].length; c++) {
        for (int[] to : neighbours(r, c)) {
          if (move.equals(name(r, c) + name(to[0], to[1]))) {
            return afterStep(r, c, to);
          }
        }
      }
    }
    throw new IllegalStateException("a legal move is a step: " + move);
  }

  /// Rule 4: the checker has left its cell, so that cell does not count as a neighbour.
  private ReferenceJostle afterStep(int row, int column, int[] to) {
    char[][] after = ReferenceText.copy(board);
    after[to[0]][to[1]] = board[row][column];
    after[row][column] = ReferenceText.EMPTY;
    return new ReferenceJostle(after, toMove == 'r' ? 'b' : 'r');
  }

  /// Rule 3: the friendly connections of the checker on a cell minus its enemy connections.
  private int value(int row, int column) {
    int value = 0;
    for (int[] n : neighbours(row, column)) {
      if (board[n[0]][n[1]] == board[row][column]) {
        value++;
      } else if (board[n[0]][n[1]] != ReferenceText.EMPTY) {
        value--;
      }
    }
    return value;
  }

  /// Rule 2: the adjacent cells. Where rows differ in length, as on the hexagon, a cell has two
  /// neighbours in a longer row, at the same index and the next, and two in a shorter row, at the
  /// previous index and the same; in a row of equal length it has one.
  private List<int[]> neighbours(int row, int column) {
    List<int[]> neighbours = new ArrayList<>();
    addIfInside(neighbours, row, column - 1);
    addIfInside(neighbours, row, column + 1);
    for (int next : new int[] {row - 1, row + 1}) {
      addIfInside(neighbours, next, column);
      if (next >= 0 && next < board.length && board[next].length > board[row].length) {
        addIfInside(neighbours, next, column + 1);
      }
      if (next >= 0 && next < board.length && board[next].length < board[row].length) {
        addIfInside(neighbours, next, column - 1);
      }
    }
    return neighbours;
  }

  private void addIfInside(List<int[]> cells, int row, int column) {
    if (row >= 0 && row < board.length && column >= 0 && column < board[row].length) {
      cells.add(new int[] {row, column});
    }
  }

  /// Rule 5: a player who cannot move on their turn loses.
  @Override
  public String outcome() {
    if (!moves().isEmpty()) {
      return "*";
    }
    return toMove == 'r' ? "0-1 no-moves" : "1-0 no-moves";
  }

  @Override
  public String format() {
    return ReferenceText.format(board) + " " + toMove;
  }

  /// Rules 2 to 4 depend only on neighbours, and all rotations and reflections preserve these.
  @Override
  public String canonicalText() {
    return BoardSymmetries.leastText(BoardSymmetries.allImages(board)) + " " + toMove;
  }

  /// Square: like chess. Hexagon: the letter of the row from the bottom, then the number of the
  /// cell from the left.
  private String name(int row, int column) {
    boolean isHexagon = board[0].length != board[1].length;
    if (isHexagon) {
      return (char) ('a' + board.length - 1 - row) + String.valueOf(column + 1);
    }
    return ReferenceText.square(board, row, column);
  }
}
