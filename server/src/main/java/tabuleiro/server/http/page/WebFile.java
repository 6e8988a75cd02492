package tabuleiro.server.http.page;

import io.javalin.http.Context;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A file that browsers cache and revalidate.
///
/// @param type its media type
/// @param bytes its content
/// @param tag its entity tag, a hash of the content
@SuppressWarnings("ArrayRecordComponent") // Files are neither compared nor changed.
public record WebFile(String type, byte[] bytes, String tag) {
  /// Returns a file with a content.
  public static WebFile of(String type, byte[] bytes) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return new WebFile(type, bytes, '"' + HexFormat.of().formatHex(hash, 0, 12) + '"');
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    }
  }

  /// Sends the file, or 304 if the browser has this content.
  public void send(Context context) {
    context.header("Cache-Control", "no-cache");
    context.header("ETag", tag);
    if (tag.equals(context.header("If-None-Match"))) {
      context.status(304);
    } else {
      context.contentType(type);
      context.result(bytes);
    }
  }
}
