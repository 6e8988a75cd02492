package tabuleiro.server.http.page;

import io.javalin.http.Context;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A file that browsers keep, asking each time whether it is still the same.
///
/// @param type its media type
/// @param bytes what is in it
/// @param tag changes when it does
@SuppressWarnings("ArrayRecordComponent") // Nobody compares files, and nobody changes them.
public record WebFile(String type, byte[] bytes, String tag) {
  /// Returns a file of a type.
  public static WebFile of(String type, byte[] bytes) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return new WebFile(type, bytes, '"' + HexFormat.of().formatHex(hash, 0, 12) + '"');
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// Answers with the file, or that it is still the one that the browser has.
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
