package tabuleiro.server.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;

/// A position, or a game as an animation, as SVG. Boards and pieces are written once and used
/// often. The animation has neither styles nor scripts, so that it runs wherever the picture is
/// shown.
final class SvgPicture {
  /// The time that a position is shown, in seconds.
  private static final double FRAME_SECONDS = 0.8;

  private static final double LAST_FRAME_SECONDS = 4;

  /// Whatever is used by its id, by its content.
  private final Map<String, String> parts = new LinkedHashMap<>();

  private final Map<Piece, String> pieces = new LinkedHashMap<>();
  private final StringBuilder body = new StringBuilder();
  private final int size;
  private final String name;

  private SvgPicture(int size, String name) {
    this.size = size;
    this.name = name;
  }

  /// Returns a position.
  ///
  /// @param size the width and height
  static String of(PositionPicture picture, int size) {
    SvgPicture svg = new SvgPicture(size, "p");
    svg.add(picture, "");
    return svg.text();
  }

  /// Returns an animation that repeats without end.
  ///
  /// @param pictures the pictures, in order
  /// @param size the width and height
  static String of(List<PositionPicture> pictures, int size) {
    SvgPicture svg = new SvgPicture(size, "p");
    double total = (pictures.size() - 1) * FRAME_SECONDS + LAST_FRAME_SECONDS;
    for (int i = 0; i < pictures.size(); i++) {
      boolean isLast = i == pictures.size() - 1;
      double shown = isLast ? LAST_FRAME_SECONDS : FRAME_SECONDS;
      String animation =
          """
          <animate attributeName="visibility" values="visible;hidden" keyTimes="0;%s" \
          calcMode="discrete" begin="%ss" dur="%ss" repeatCount="indefinite"/>\
          """
              .formatted(
                  Math.min(shown / total, 1),
                  SvgCanvas.number(i * FRAME_SECONDS),
                  SvgCanvas.number(total));
      svg.add(pictures.get(i), animation);
    }
    return svg.text();
  }

  /// Returns the positions of a game as groups of the class `frame` in one drawing, of which the
  /// first is visible.
  ///
  /// @param pictures the pictures, in order
  /// @param size the width and height of the coordinates
  /// @param name what the ids of the drawing begin with, so that a page can have several drawings
  static String frames(List<PositionPicture> pictures, int size, String name) {
    SvgPicture svg = new SvgPicture(size, name);
    for (int i = 0; i < pictures.size(); i++) {
      svg.body.append("<g class=\"frame\"").append(i == 0 ? ">" : " visibility=\"hidden\">");
      svg.add(pictures.get(i), "");
      svg.body.append("</g>\n");
    }
    return svg.text();
  }

  /// Adds a position.
  ///
  /// @param animation what hides and shows it; empty where it is always shown
  private void add(PositionPicture picture, String animation) {
    BoardLayout layout = BoardLayout.of(picture.position());
    AffineTransform placement = PositionPicture.placement(layout, size, size);
    body.append(animation.isEmpty() ? "<g" : "<g visibility=\"hidden\"");
    body.append(
        " transform=\"translate(%s %s) scale(%s)\">"
            .formatted(
                SvgCanvas.number(placement.getTranslateX()),
                SvgCanvas.number(placement.getTranslateY()),
                placement.getScaleX()));
    body.append(animation);
    use(part(canvas -> picture.paintGround(canvas, layout)), new Point2D.Double());
    picture.paintMarks(SvgCanvas.to(body), layout);
    for (Scene.PlacedPiece placed : picture.position().scene().pieces()) {
      String piece =
          pieces.computeIfAbsent(
              placed.piece(), _ -> part(canvas -> picture.paintPiece(canvas, placed.piece())));
      use(piece, layout.centre(placed.cell()));
    }
    body.append("</g>\n");
  }

  private void use(String id, Point2D place) {
    body.append("<use href=\"#").append(id);
    body.append("\" x=\"").append(SvgCanvas.number(place.getX()));
    body.append("\" y=\"").append(SvgCanvas.number(place.getY())).append("\"/>");
  }

  /// Returns the id of a part; equal parts are one.
  private String part(Consumer<Canvas> paint) {
    StringBuilder part = new StringBuilder();
    paint.accept(SvgCanvas.to(part));
    return parts.computeIfAbsent(part.toString(), _ -> name + parts.size());
  }

  private String text() {
    StringBuilder svg = new StringBuilder();
    svg.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$d\" height=\"%1$d\" viewBox=\"0 0 %1$d %1$d\">\n"
            .formatted(size));
    svg.append("<defs>\n");
    parts.forEach((part, id) ->
        svg.append("<g id=\"").append(id).append("\">").append(part).append("</g>\n"));
    svg.append("</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"");
    svg.append(SvgCanvas.hex(PositionPicture.PAPER)).append("\"/>\n");
    return svg.append(body).append("</svg>\n").toString();
  }
}
