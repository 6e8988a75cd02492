package tabuleiro.server.site;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/// Draws QR codes.
final class QrCode {
  /// The width of the quiet zone, in modules (ISO/IEC 18004).
  private static final int QUIET_ZONE = 4;

  private QrCode() {}

  /// Returns the QR code of an address as SVG, black on white.
  ///
  /// @param address at most 500 characters, so that it always fits
  public static String svg(String address) {
    ByteMatrix modules = modules(address);
    int size = modules.getWidth() + 2 * QUIET_ZONE;
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < modules.getHeight(); y++) {
      for (int x = 0; x < modules.getWidth(); x++) {
        if (modules.get(x, y) == 1) {
          path.append("M%d %dh1v1h-1z".formatted(x + QUIET_ZONE, y + QUIET_ZONE));
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
      throw new IllegalArgumentException("too long for a QR code: " + address.length(), e);
    }
  }
}
