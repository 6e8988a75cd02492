package tabuleiro.rules.board;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A board without edges: cells are named `x,y`, x to the right and y upwards, and the first piece
/// is at `0,0`. As a game has a limited number of pieces, only the cells with both coordinates from
/// `-reach` to `reach` exist; they are numbered row by row from the bottom left.
///
/// @param reach the largest distance from 0,0 that a game can reach, in columns or rows
public record UnboundedBoard(int reach) implements Board {
  private static final Pattern NAME =
      Pattern.compile("(-?[1-9][0-9]{0,2}|0),(-?[1-9][0-9]{0,2}|0)");

  private int span() {
    return 2 * reach + 1;
  }

  @Override
  public int cellCount() {
    return span() * span();
  }

  /// Returns the cell at `x`, `y`, both from `-reach` to `reach`.
  public int cellAt(int x, int y) {
    return (y + reach) * span() + x + reach;
  }

  @Override
  public String name(int cell) {
    return column(cell) + "," + row(cell);
  }

  @Override
  public OptionalInt cell(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    int x = Integer.parseInt(matcher.group(1));
    int y = Integer.parseInt(matcher.group(2));
    boolean inside = Math.abs(x) <= reach && Math.abs(y) <= reach;
    return inside ? OptionalInt.of(cellAt(x, y)) : OptionalInt.empty();
  }

  @Override
  public int column(int cell) {
    return cell % span() - reach;
  }

  @Override
  public int row(int cell) {
    return cell / span() - reach;
  }
}
