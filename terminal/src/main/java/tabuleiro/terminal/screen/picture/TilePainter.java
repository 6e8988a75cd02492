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

  /// The offsets of the eight cells around a tile, clockwise from north-west: to the right and
  /// downwards.
  private static final int[] RIGHT = {-1, 0, 1, 1, 1, 0, -1, -1};

  private static final int[] DOWN = {-1, -1, -1, 0, 1, 1, 1, 0};

  /// The halves of a character: none, upper, lower, both.
  private static final String HALVES = " ▀▄█";

  private static final String PLAIN_HALVES = " '.:";

  private final BoardModel model;

  TilePainter(BoardModel model) {
    this.model = model;
  }

  /// Returns a tile after clockwise quarter turns.
  static Piece rotate(Piece tile, int quarterTurns) {
    int twice = tile.pattern() * 0x101;
    int pattern = twice >> (DIRECTIONS - 2 * quarterTurns) & 0xff;
    return new Piece(tile.side(), tile.kind(), tile.number(), pattern);
  }

  /// Returns the four cells that the pattern of a placed tile marks.
  static List<Integer> cellsMarkedBy(UnboundedBoard board, int cell, Piece tile) {
    List<Integer> marked = new ArrayList<>();
    for (int i = 0; i < DIRECTIONS; i++) {
      if ((tile.pattern() >> i & 1) == 1) {
        marked.add(board.cellAt(board.column(cell) + RIGHT[i], board.row(cell) - DOWN[i]));
      }
    }
    return marked;
  }

  /// Returns the tile as drawn: rotated by half a turn when the whole board is.
  private Piece asDrawn(Piece tile) {
    return model.style().flipped() ? rotate(tile, 2) : tile;
  }

  /// Draws a tile as three by three blocks: the middle one holds its number, and its owner's letter
  /// where there is room; the others are filled where the pattern marks them.
  ///
  /// @param box a box of at least 4 columns and 3 rows
  void draw(BoardCanvas canvas, Box box, Piece tile, ColourRole background) {
    Piece shown = asDrawn(tile);
    for (int i = 0; i < DIRECTIONS; i++) {
      blockOf(
          canvas,
          blockOf(box, RIGHT[i], DOWN[i]),
          marks(shown, RIGHT[i], DOWN[i]),
          shown,
          background);
    }
    Box middle = blockOf(box, 0, 0);
    String text = middle.width() < 3 ? number(tile) : model.symbol(tile) + number(tile);
    canvas.write(
        middle.centredLeft(text.length()), middle.middleRow(), text, styleOf(tile, background));
  }

  private static boolean marks(Piece tile, int right, int down) {
    for (int i = 0; i < DIRECTIONS; i++) {
      if (RIGHT[i] == right && DOWN[i] == down) {
        return (tile.pattern() >> i & 1) == 1;
      }
    }
    return false;
  }

  private static Box blockOf(Box box, int right, int down) {
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

  private void blockOf(
      BoardCanvas canvas, Box block, boolean marked, Piece tile, ColourRole background) {
    if (!marked) {
      char sign = model.character(BoardSymbol.UNMARKED);
      canvas.put(
          block.centredLeft(1),
          block.middleRow(),
          sign,
          TextStyle.of(ColourRole.LINE).onBackground(background));
      return;
    }
    String line = String.valueOf(model.character(BoardSymbol.MARKED)).repeat(block.width());
    for (int row = block.top(); row <= block.bottom(); row++) {
      canvas.write(block.left(), row, line, styleOf(tile, background));
    }
  }

  /// Draws a tile in two rows of five columns: its number and owner, and its pattern in half
  /// characters.
  void drawSmall(BoardCanvas canvas, Box box, Piece tile, ColourRole background) {
    Piece shown = asDrawn(tile);
    TextStyle style = styleOf(tile, background);
    canvas.write(box.left(), box.top(), number(tile), style);
    canvas.write(box.left(), box.bottom(), " " + model.symbol(tile), style);
    for (int right = -1; right <= 1; right++) {
      int column = box.left() + 3 + right;
      int upper = halfCharacter(marks(shown, right, -1), marks(shown, right, 0));
      canvas.put(column, box.top(), upper, style);
      canvas.put(column, box.bottom(), halfCharacter(marks(shown, right, 1), false), style);
    }
  }

  private int halfCharacter(boolean upper, boolean lower) {
    int index = (upper ? 1 : 0) + (lower ? 2 : 0);
    return (model.isAsciiOnly() ? PLAIN_HALVES : HALVES).charAt(index);
  }

  /// Draws a tile in one row of three columns, without its pattern.
  void drawTiny(BoardCanvas canvas, Box box, Piece tile, ColourRole background) {
    String text = model.symbol(tile) + number(tile);
    canvas.write(box.left(), box.top(), text, styleOf(tile, background));
  }

  private static TextStyle styleOf(Piece tile, ColourRole background) {
    return new TextStyle(BoardModel.colourOf(tile.side()), background, true);
  }

  /// Returns a tile's number in two columns.
  private static String number(Piece tile) {
    return tile.number() < 10 ? " " + tile.number() : String.valueOf(tile.number());
  }
}
