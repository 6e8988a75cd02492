package tabuleiro.server.picture;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/// Turns drawings into pixels. Needs no screen and no fonts: the drawings have no texts.
final class Raster {
  /// The drawings come from here, so a board may be as large as it is.
  private static final LoaderContext OWN_DRAWING =
      LoaderContext.builder().documentLimits(new DocumentLimits(30, 15, 100_000)).build();

  private Raster() {}

  /// Returns a drawing as an image of a size.
  ///
  /// @param svg the drawing, which covers all of it
  static BufferedImage image(String svg, int width, int height) {
    SVGDocument drawing =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)), null, OWN_DRAWING);
    if (drawing == null) {
      throw new IllegalStateException("a drawing is no SVG");
    }
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D out = image.createGraphics();
    out.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    out.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    drawing.renderWithPlatform(NullPlatformSupport.INSTANCE, out, new ViewBox(0, 0, width, height));
    out.dispose();
    return image;
  }

  /// Returns a drawing as PNG.
  static byte[] png(String svg, int width, int height) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image(svg, width, height), "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
