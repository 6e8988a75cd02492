package tabuleiro.server.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.server.http.MessageCatalogue;
import tabuleiro.text.Language;

/// The picture of a position in the light theme, without coordinates and texts. Needs no screen and
/// no fonts.
///
/// @param position the position
/// @param changed the cells that the last move changed, which are outlined; empty for none
record PositionPicture(Position position, List<Integer> changed) {
  /// The colour around the board: the page's in the light theme.
  static final Color PAPER = new Color(0xfaf7f1);

  /// The space around the board, as a part of the picture's smaller side.
  private static final double MARGIN = 0.03;

  PositionPicture {
    changed = List.copyOf(changed);
  }

  /// Returns the picture of the position after a move, with what it changed outlined.
  static PositionPicture after(LegalMove move) {
    List<Integer> changed =
        move.before().decode(move.code()).effects().stream()
            .flatMap(effect ->
                effect instanceof Effect.Moved(int from, int to, _)
                    ? Stream.of(from, to)
                    : Stream.of(effect.cell()))
            .toList();
    return new PositionPicture(move.before().playUnchecked(move.code()), changed);
  }

  /// Returns the picture as PNG.
  byte[] png(int width, int height) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image(width, height), "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /// Returns the picture, with the board in its middle.
  BufferedImage image(int width, int height) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D out = image.createGraphics();
    out.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    out.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    out.setColor(PAPER);
    out.fillRect(0, 0, width, height);
    BoardLayout layout = BoardLayout.of(position);
    Canvas canvas = new PixelCanvas(out, placement(layout, width, height));
    paintGround(canvas, layout);
    paintMarks(canvas, layout);
    for (Scene.PlacedPiece placed : position.scene().pieces()) {
      paintPiece(canvas.at(layout.centre(placed.cell())), placed.piece());
    }
    out.dispose();
    return image;
  }

  /// Returns the transform that puts a board into the middle of a picture.
  static AffineTransform placement(BoardLayout layout, int width, int height) {
    Rectangle2D bounds = layout.bounds();
    double margin = MARGIN * Math.min(width, height);
    double scale =
        Math.min(
            (width - 2 * margin) / bounds.getWidth(), (height - 2 * margin) / bounds.getHeight());
    AffineTransform placement = AffineTransform.getTranslateInstance(width / 2.0, height / 2.0);
    placement.scale(scale, scale);
    placement.translate(-bounds.getCenterX(), -bounds.getCenterY());
    return placement;
  }

  private String game() {
    return position.game().id().game();
  }

  /// Paints the empty board.
  void paintGround(Canvas canvas, BoardLayout layout) {
    BoardColors colors = BoardColors.of(game());
    layout
        .shades()
        .forEach((cell, shade) ->
            paintCell(canvas, layout, cell, colors.get("cell-" + shade), colors.get("line")));
  }

  /// Paints the marks of cells and the outlines of those that changed.
  void paintMarks(Canvas canvas, BoardLayout layout) {
    BoardColors colors = BoardColors.of(game());
    position
        .scene()
        .marks()
        .forEach(mark ->
            mark.cells().forEach(cell -> paintMark(canvas, layout, cell, mark.kind(), colors)));
    changed.stream()
        .filter(layout.centres()::containsKey)
        .forEach(cell -> canvas.draw(layout.outline(cell), colors.get("last"), 6));
  }

  /// Paints a piece around the origin.
  void paintPiece(Canvas canvas, Piece piece) {
    new PiecePainter(BoardColors.of(game()), MessageCatalogue.of(Language.ENGLISH, game()))
        .paint(canvas, piece);
  }

  private static void paintMark(
      Canvas canvas, BoardLayout layout, int cell, Scene.MarkKind kind, BoardColors colors) {
    if (layout.centres().containsKey(cell)) {
      switch (kind.style()) {
        case TERRAIN -> paintCell(canvas, layout, cell, colors.get("trench"), colors.get("line"));
        case GOAL -> paintCell(canvas, layout, cell, colors.get("throne"), colors.get("line"));
        case WINNING -> paintCell(canvas, layout, cell, colors.get("won"), colors.get("line"));
        case SPOILED -> {}
      }
    }
  }

  private static void paintCell(
      Canvas canvas, BoardLayout layout, int cell, Color ground, Color line) {
    canvas.fill(layout.outline(cell), ground);
    canvas.draw(layout.outline(cell), line, 1.5);
  }
}
