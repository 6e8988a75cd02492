package tabuleiro.server.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;

/// A canvas of pixels.
///
/// @param out what is painted on
/// @param origin the place of 0, 0
record PixelCanvas(Graphics2D out, AffineTransform origin) implements Canvas {
  @Override
  public void fill(Shape shape, Color color) {
    paint(color, () -> out.fill(shape));
  }

  @Override
  public void draw(Shape shape, Color color, double width) {
    out.setStroke(new BasicStroke((float) width));
    paint(color, () -> out.draw(shape));
  }

  private void paint(Color color, Runnable act) {
    AffineTransform before = out.getTransform();
    out.setColor(color);
    out.transform(origin);
    act.run();
    out.setTransform(before);
  }

  @Override
  public Canvas at(Point2D point) {
    AffineTransform moved = new AffineTransform(origin);
    moved.translate(point.getX(), point.getY());
    return new PixelCanvas(out, moved);
  }
}
