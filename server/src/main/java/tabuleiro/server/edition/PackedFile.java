package tabuleiro.server.edition;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// A file that a page or a script holds as text, where a browser could load none.
final class PackedFile {
  private PackedFile() {}

  /// Returns the content of a file, compressed by gzip as well as it can, in base 64.
  static String of(byte[] content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (SmallGzip gzip = new SmallGzip(out)) {
      gzip.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(out.toByteArray());
  }

  private static final class SmallGzip extends GZIPOutputStream {
    SmallGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
