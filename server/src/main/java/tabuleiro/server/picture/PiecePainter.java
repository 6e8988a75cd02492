package tabuleiro.server.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
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

  void paint(Graphics2D out, Piece piece) {
    String side = piece.side() == Side.FIRST ? "first" : "second";
    Color body = colors.get(side);
    Color sign = colors.get(side + "-sign");
    if (piece.number() > 0) {
      paintTile(out, piece, body, sign);
      return;
    }
    paintBody(out, disc(38), body);
    String digits = symbol(side, piece).replaceAll("[^0-9]", "");
    boolean isKing = messages.hasKey("figure." + side + "." + piece.kind());
    boolean hasSign = isKing || !digits.isEmpty();
    out.setColor(sign);
    if (piece.side() == Side.SECOND) {
      out.setStroke(new BasicStroke(hasSign ? 2.5f : 6));
      out.draw(disc(hasSign ? 31 : 20));
    }
    if (isKing) {
      out.fill(crown());
    } else if (hasSign) {
      out.fill(Digits.shape(digits, 29));
    }
  }

  private String symbol(String side, Piece piece) {
    String key = "symbol." + side + "." + piece.kind();
    return messages.hasKey(key) ? messages.format(key) : "";
  }

  private void paintBody(Graphics2D out, java.awt.Shape shape, Color body) {
    out.setColor(body);
    out.fill(shape);
    out.setColor(colors.get("edge"));
    out.setStroke(new BasicStroke(3));
    out.draw(shape);
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

  private void paintTile(Graphics2D out, Piece tile, Color body, Color sign) {
    paintBody(out, new RoundRectangle2D.Double(-46, -46, 92, 92, 14, 14), body);
    for (int direction = 0; direction < NEIGHBOURS.length; direction++) {
      boolean isMarked = (tile.pattern() >> direction & 1) == 1;
      double size = isMarked ? 23 : 5;
      double x = 31 * NEIGHBOURS[direction][0] - size / 2;
      double y = 31 * NEIGHBOURS[direction][1] - size / 2;
      out.setColor(isMarked ? sign : new Color(sign.getRed(), sign.getGreen(), sign.getBlue(), 64));
      out.fill(new RoundRectangle2D.Double(x, y, size, size, 8, 8));
    }
    out.setColor(sign);
    out.fill(Digits.shape(String.valueOf(tile.number()), 18));
  }
}
