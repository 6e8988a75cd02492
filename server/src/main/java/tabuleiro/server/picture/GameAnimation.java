package tabuleiro.server.picture;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/// An animated GIF of a game.
final class GameAnimation {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";

  /// The time that a position is shown, in hundredths of a second.
  private static final int FRAME_TIME = 80;

  private static final int LAST_FRAME_TIME = 400;

  private GameAnimation() {}

  /// Returns an animation that repeats without end.
  ///
  /// @param pictures the pictures, in order
  /// @param size the width and height
  static byte[] gif(List<PicturedPosition> pictures, int size) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      for (int i = 0; i < pictures.size(); i++) {
        BufferedImage image = Raster.image(SvgPicture.of(pictures.get(i), size), size, size);
        int time = i == pictures.size() - 1 ? LAST_FRAME_TIME : FRAME_TIME;
        IIOMetadata metadata =
            writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
        metadata.mergeTree(FORMAT, frame(time, i == 0));
        writer.writeToSequence(new IIOImage(image, null, metadata), null);
      }
      writer.endWriteSequence();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  private static IIOMetadataNode frame(int time, boolean isFirst) {
    IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("delayTime", String.valueOf(time));
    control.setAttribute("transparentColorIndex", "0");
    IIOMetadataNode root = new IIOMetadataNode(FORMAT);
    root.appendChild(control);
    if (isFirst) {
      // Repeats without end: block 1 with a count of 0.
      IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
      loop.setAttribute("applicationID", "NETSCAPE");
      loop.setAttribute("authenticationCode", "2.0");
      loop.setUserObject(new byte[] {1, 0, 0});
      IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
      extensions.appendChild(loop);
      root.appendChild(extensions);
    }
    return root;
  }
}
