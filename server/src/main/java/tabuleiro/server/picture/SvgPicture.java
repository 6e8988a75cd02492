package tabuleiro.server.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A position, or a game as an animation, as SVG. Boards and pieces are written once and used
/// often. The animation has neither styles nor scripts, so that it runs wherever the picture is
/// shown.
final class SvgPicture {
  /// The time that a position is shown, in seconds.
  private static final double FRAME_SECONDS = 0.8;

  private static final double LAST_FRAME_SECONDS = 4;

  /// Whatever is used by its id, by its content.
  private final Map<String, String> parts = new LinkedHashMap<>();

  private final StringBuilder body = new StringBuilder();
  private final List<String> paints;
  private final int size;
  private final String name;

  /// @param board a position on the board of all pictures
  private SvgPicture(PicturedPosition board, int size, String name) {
    this.paints = new PositionSvg(board).paints();
    this.size = size;
    this.name = name;
  }

  /// Returns a position.
  ///
  /// @param size the width and height
  static String of(PicturedPosition picture, int size) {
    SvgPicture svg = new SvgPicture(picture, size, "p");
    svg.add(picture, "");
    return svg.text();
  }

  /// Returns the picture of a shared link. To the right of the board are the name of the site, the
  /// title, the players with their pieces, and the result.
  ///
  /// @param width the width; the height is that of the board
  static String card(PicturedPosition picture, CardText text, int width, int height) {
    SvgPicture svg = new SvgPicture(picture, height, "p");
    svg.add(picture, "");
    svg.body.append(new CardSvg(picture, height, width).draw(text, svg::part));
    return svg.text(width);
  }

  /// Returns an animation that repeats without end.
  ///
  /// @param pictures the pictures, in order
  /// @param size the width and height
  static String of(List<PicturedPosition> pictures, int size) {
    SvgPicture svg = new SvgPicture(pictures.getFirst(), size, "p");
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
                  SvgText.number(i * FRAME_SECONDS),
                  SvgText.number(total));
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
  static String frames(List<PicturedPosition> pictures, int size, String name) {
    SvgPicture svg = new SvgPicture(pictures.getFirst(), size, name);
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
  private void add(PicturedPosition picture, String animation) {
    body.append(animation.isEmpty() ? "<g>" : "<g visibility=\"hidden\">").append(animation);
    body.append(new PositionSvg(picture).draw(size, this::part)).append("</g>\n");
  }

  /// Returns the id of a part; equal parts are one.
  private String part(String content) {
    return parts.computeIfAbsent(content, _ -> name + parts.size());
  }

  private String text() {
    return text(size);
  }

  private String text(int width) {
    StringBuilder svg = new StringBuilder();
    svg.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\">\n"
            .formatted(width, size));
    svg.append("<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>\n".formatted(width, size, ground()));
    return svg.append(definitions()).append(body).append("</svg>\n").toString();
  }

  private static String ground() {
    return BoardColors.of("", false).get("glaze");
  }

  /// Returns the gradients and parts. Their ids begin with the name of the drawing.
  private String definitions() {
    StringBuilder definitions = new StringBuilder("<defs>\n");
    paints.forEach(paint -> definitions.append(paint).append('\n'));
    parts.forEach((part, id) -> definitions.append("<g id=\"%s\">%s</g>%n".formatted(id, part)));
    return definitions
        .append("</defs>\n")
        .toString()
        .replace("id=\"glaze-", "id=\"" + name + "glaze-")
        .replace("url(#glaze-", "url(#" + name + "glaze-");
  }
}
