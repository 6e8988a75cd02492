package tabuleiro.terminal.plain.board;

import java.util.List;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.common.PieceSymbols;
import tabuleiro.text.Messages;

/// Draws an unbounded board of tiles and the hands. A tile takes three by three characters: the
/// letter of its owner in the middle, and `#` where its pattern has a mark.
final class UnboundedText {
  private static final int ACROSS = 4;
  private static final int DOWN = 4;
  private static final int TILES_PER_LINE = 10;

  /// The offsets in rows and columns of the eight cells around a tile, clockwise from north-west.
  private static final int[][] AROUND = {
    {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}
  };

  private UnboundedText() {}

  static String draw(UnboundedBoard board, Scene scene, Messages messages) {
    StringBuilder text = new StringBuilder(board(board, scene, messages));
    for (Scene.Hand hand : scene.hands()) {
      text.append('\n').append(messages.format("hand", hand.side())).append('\n');
      text.append(hand(hand, messages));
    }
    return text.toString();
  }

  private static String board(UnboundedBoard board, Scene scene, Messages messages) {
    TextCanvas canvas = new TextCanvas();
    Scene.Area area = scene.area();
    for (int x = area.left(); x <= area.right(); x++) {
      String name = String.valueOf(x);
      canvas.center(-DOWN * area.top() - 3, ACROSS * x, name);
      canvas.center(-DOWN * area.bottom() + 3, ACROSS * x, name);
    }
    for (int y = area.bottom(); y <= area.top(); y++) {
      String name = String.valueOf(y);
      canvas.write(-DOWN * y, ACROSS * area.left() - 3 - name.length(), name);
      canvas.write(-DOWN * y, ACROSS * area.right() + 4, name);
      for (int x = area.left(); x <= area.right(); x++) {
        canvas.write(-DOWN * y, ACROSS * x, ".");
      }
    }
    for (Scene.PlacedPiece placed : scene.pieces()) {
      int x = board.column(placed.cell());
      int y = board.row(placed.cell());
      picture(canvas, -DOWN * y, ACROSS * x, placed.piece(), messages);
    }
    return canvas.format();
  }

  private static String hand(Scene.Hand hand, Messages messages) {
    StringBuilder text = new StringBuilder();
    List<Piece> tiles = hand.pieces();
    for (int first = 0; first < tiles.size(); first += TILES_PER_LINE) {
      TextCanvas canvas = new TextCanvas();
      int end = Math.min(tiles.size(), first + TILES_PER_LINE);
      for (int i = first; i < end; i++) {
        int column = (ACROSS + 1) * (i - first);
        canvas.center(-2, column, String.valueOf(tiles.get(i).number()));
        picture(canvas, 0, column, tiles.get(i), messages);
      }
      text.append(canvas.format());
    }
    return text.toString();
  }

  private static void picture(
      TextCanvas canvas, int row, int column, Piece tile, Messages messages) {
    canvas.center(row, column, PieceSymbols.format(tile, messages));
    for (int i = 0; i < AROUND.length; i++) {
      boolean marked = (tile.pattern() >> i & 1) == 1;
      canvas.write(row + AROUND[i][0], column + AROUND[i][1], marked ? "#" : ".");
    }
  }
}
