package tabuleiro.server.picture;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Draws pieces around 0, 0, as the browser does: a disc, with a ring for the second side, and a
/// number or a crown; or a tile.
///
/// @param colors the colours of the game
/// @param messages the messages of the game: a piece whose symbol has a digit shows it, and one
///   with a figure of its own wears a crown
record PiecePainter(BoardColors colors, Messages messages) {
  /// The cells around a tile, as right and down, clockwise from north-west.
  private static final int[][] NEIGHBOURS = {
    {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}
  };

  private static final int[][] CROWN = {
    {-22, 16}, {-26, -12}, {-12, 0}, {0, -20}, {12, 0}, {26, -12}, {22, 16}
  };

  void paint(Canvas canvas, Piece piece) {
    String side = piece.side().key();
    Color body = colors.get(side);
    Color sign = colors.get(side + "-sign");
    if (piece.number() > 0) {
      paintTile(canvas, piece, body, sign);
      return;
    }
    paintBody(canvas, disc(38), body);
    String digits = symbol(side, piece).replaceAll("[^0-9]", "");
    boolean isKing = messages.hasKey("figure." + side + "." + piece.kind());
    boolean hasSign = isKing || !digits.isEmpty();
    if (piece.side() == Side.SECOND) {
      canvas.draw(disc(hasSign ? 31 : 20), sign, hasSign ? 2.5 : 6);
    }
    if (isKing) {
      canvas.fill(crown(), sign);
    } else if (hasSign) {
      canvas.fill(Digits.shape(digits, 29), sign);
    }
  }

  private String symbol(String side, Piece piece) {
    String key = "symbol." + side + "." + piece.kind();
    return messages.hasKey(key) ? messages.format(key) : "";
  }

  private void paintBody(Canvas canvas, Shape shape, Color body) {
    canvas.fill(shape, body);
    canvas.draw(shape, colors.get("edge"), 3);
  }

  private static Ellipse2D disc(double radius) {
    return new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
  }

  private static Path2D crown() {
    Path2D path = new Path2D.Double();
    path.moveTo(CROWN[0][0], CROWN[0][1]);
    for (int[] corner : CROWN) {
      path.lineTo(corner[0], corner[1]);
    }
    path.closePath();
    return path;
  }

  private void paintTile(Canvas canvas, Piece tile, Color body, Color sign) {
    paintBody(canvas, new RoundRectangle2D.Double(-46, -46, 92, 92, 14, 14), body);
    Color faint = new Color(sign.getRed(), sign.getGreen(), sign.getBlue(), 64);
    for (int direction = 0; direction < NEIGHBOURS.length; direction++) {
      boolean isMarked = (tile.pattern() >> direction & 1) == 1;
      double size = isMarked ? 23 : 5;
      double x = 31 * NEIGHBOURS[direction][0] - size / 2;
      double y = 31 * NEIGHBOURS[direction][1] - size / 2;
      canvas.fill(new RoundRectangle2D.Double(x, y, size, size, 8, 8), isMarked ? sign : faint);
    }
    canvas.fill(Digits.shape(String.valueOf(tile.number()), 18), sign);
  }
}
