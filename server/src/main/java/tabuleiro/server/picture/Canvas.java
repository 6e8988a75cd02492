package tabuleiro.server.picture;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Point2D;

/// What boards and pieces are painted on: pixels or a drawing.
interface Canvas {
  /// Fills a shape.
  void fill(Shape shape, Color color);

  /// Draws the outline of a shape.
  ///
  /// @param width the width of the line
  void draw(Shape shape, Color color, double width);

  /// Returns this canvas with another origin.
  ///
  /// @param origin a point of this canvas
  Canvas at(Point2D origin);
}
