package tabuleiro.server.http;

import io.javalin.http.Context;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A file that browsers cache.
///
/// @param type its media type
/// @param bytes its content
/// @param hash a hash of the content
@SuppressWarnings("ArrayRecordComponent") // Files are neither compared nor changed.
public record WebFile(String type, byte[] bytes, String hash) {
  /// The parameter of an address that names the hash of the content.
  static final String VERSION = "v";

  /// A year, the longest that RFC 9111 recommends.
  static final String FOREVER = "public, max-age=31536000, immutable";

  /// Returns a file with a content.
  public static WebFile of(String type, byte[] bytes) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return new WebFile(type, bytes, HexFormat.of().formatHex(hash, 0, 12));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    }
  }

  /// Sends the file, or 304 if the browser has this content. Browsers keep a file whose address
  /// names its content, and revalidate any other.
  public void send(Context context) {
    boolean isVersioned = hash.equals(context.queryParam(VERSION));
    context.header("Cache-Control", isVersioned ? FOREVER : "no-cache");
    if (!new EntityTag(hash).isKnown(context)) {
      context.contentType(type);
      context.result(bytes);
    }
  }
}
