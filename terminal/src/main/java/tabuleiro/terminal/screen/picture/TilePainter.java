package tabuleiro.terminal.screen.picture;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Piece;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;

/// Draws tiles: what is printed on them, and the eight cells around them that their patterns mark.
final class TilePainter {
  private static final int DIRECTIONS = 8;

  /// Where the eight cells around a tile are, clockwise from north-west: to the right and
  /// downwards.
  private static final int[] RIGHT = {-1, 0, 1, 1, 1, 0, -1, -1};

  private static final int[] DOWN = {-1, -1, -1, 0, 1, 1, 1, 0};

  /// The halves of a character: none, upper, lower, both.
  private static final String HALVES = " ▀▄█";

  private static final String PLAIN_HALVES = " '.:";

  private final BoardModel moment;

  TilePainter(BoardModel moment) {
    this.moment = moment;
  }

  /// Returns a tile after clockwise quarter turns.
  static Piece rotate(Piece tile, int quarterTurns) {
    int twice = tile.pattern() * 0x101;
    int pattern = twice >> (DIRECTIONS - 2 * quarterTurns) & 0xff;
    return new Piece(tile.side(), tile.kind(), tile.number(), pattern);
  }

  /// Returns the four cells that the pattern of a laid tile marks.
  static List<Integer> cellsMarkedBy(UnboundedBoard board, int cell, Piece tile) {
    List<Integer> marked = new ArrayList<>();
    for (int i = 0; i < DIRECTIONS; i++) {
      if ((tile.pattern() >> i & 1) == 1) {
        marked.add(board.cellAt(board.column(cell) + RIGHT[i], board.row(cell) - DOWN[i]));
      }
    }
    return marked;
  }

  /// Returns the tile as it is seen: turned by half a turn where the whole table is.
  private Piece seen(Piece tile) {
    return moment.style().flipped() ? rotate(tile, 2) : tile;
  }

  /// Draws a tile as three by three blocks: the middle one holds its number, and its owner's letter
  /// where there is room; the others are filled where the pattern marks them.
  ///
  /// @param box at least 4 columns and 3 rows
  void draw(BoardCanvas easel, Box box, Piece tile, ColourRole ground) {
    Piece seen = seen(tile);
    for (int i = 0; i < DIRECTIONS; i++) {
      block(easel, block(box, RIGHT[i], DOWN[i]), marks(seen, RIGHT[i], DOWN[i]), seen, ground);
    }
    Box middle = block(box, 0, 0);
    String text = middle.width() < 3 ? number(tile) : moment.symbol(tile) + number(tile);
    easel.write(middle.centredLeft(text.length()), middle.middleRow(), text, look(tile, ground));
  }

  private static boolean marks(Piece tile, int right, int down) {
    for (int i = 0; i < DIRECTIONS; i++) {
      if (RIGHT[i] == right && DOWN[i] == down) {
        return (tile.pattern() >> i & 1) == 1;
      }
    }
    return false;
  }

  private static Box block(Box box, int right, int down) {
    int width = box.width() / 4;
    int height = box.height() / 3;
    int[] lefts = {box.left(), box.left() + width, box.left() + box.width() - width};
    int[] tops = {box.top(), box.top() + height, box.top() + box.height() - height};
    return new Box(
        lefts[right + 1],
        tops[down + 1],
        right == 0 ? box.width() - 2 * width : width,
        down == 0 ? box.height() - 2 * height : height);
  }

  private void block(BoardCanvas easel, Box block, boolean marked, Piece tile, ColourRole ground) {
    if (!marked) {
      char sign = moment.character(BoardSymbol.UNMARKED);
      easel.put(
          block.centredLeft(1),
          block.middleRow(),
          sign,
          TextStyle.of(ColourRole.LINE).onBackground(ground));
      return;
    }
    String line = String.valueOf(moment.character(BoardSymbol.MARKED)).repeat(block.width());
    for (int row = block.top(); row <= block.bottom(); row++) {
      easel.write(block.left(), row, line, look(tile, ground));
    }
  }

  /// Draws a tile on two rows of five columns: its number and owner, and its pattern in half
  /// characters.
  void drawSmall(BoardCanvas easel, Box box, Piece tile, ColourRole ground) {
    Piece seen = seen(tile);
    TextStyle look = look(tile, ground);
    easel.write(box.left(), box.top(), number(tile), look);
    easel.write(box.left(), box.bottom(), " " + moment.symbol(tile), look);
    for (int right = -1; right <= 1; right++) {
      int column = box.left() + 3 + right;
      int upper = half(marks(seen, right, -1), marks(seen, right, 0));
      easel.put(column, box.top(), upper, look);
      easel.put(column, box.bottom(), half(marks(seen, right, 1), false), look);
    }
  }

  private int half(boolean upper, boolean lower) {
    int index = (upper ? 1 : 0) + (lower ? 2 : 0);
    return (moment.isAsciiOnly() ? PLAIN_HALVES : HALVES).charAt(index);
  }

  /// Draws a tile on one row of three columns, without its pattern.
  void drawTiny(BoardCanvas easel, Box box, Piece tile, ColourRole ground) {
    String text = moment.symbol(tile) + number(tile);
    easel.write(box.left(), box.top(), text, look(tile, ground));
  }

  private static TextStyle look(Piece tile, ColourRole ground) {
    return new TextStyle(BoardModel.colourOf(tile.side()), ground, true);
  }

  /// Returns a tile's number on two columns.
  private static String number(Piece tile) {
    return tile.number() < 10 ? " " + tile.number() : String.valueOf(tile.number());
  }
}
