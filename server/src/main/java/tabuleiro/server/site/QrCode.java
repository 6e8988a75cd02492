package tabuleiro.server.site;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/// A code to photograph, as a drawing.
public final class QrCode {
  /// The width of the empty edge, in modules: what ISO/IEC 18004 asks for.
  private static final int QUIET = 4;

  private QrCode() {}

  /// Returns the SVG of an address, black on white whatever is around it.
  ///
  /// @param address at most 500 characters, so that it always fits
  public static String svg(String address) {
    ByteMatrix modules = modules(address);
    int size = modules.getWidth() + 2 * QUIET;
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < modules.getHeight(); y++) {
      for (int x = 0; x < modules.getWidth(); x++) {
        if (modules.get(x, y) == 1) {
          path.append("M%d %dh1v1h-1z".formatted(x + QUIET, y + QUIET));
        }
      }
    }
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d" shape-rendering="crispEdges">\
    <rect width="%1$d" height="%1$d" fill="#fff"/><path fill="#000" d="%2$s"/></svg>\
    """
        .formatted(size, path);
  }

  private static ByteMatrix modules(String address) {
    try {
      return Encoder.encode(address, ErrorCorrectionLevel.M).getMatrix();
    } catch (WriterException e) {
      throw new IllegalArgumentException("too long for a code: " + address.length(), e);
    }
  }
}
