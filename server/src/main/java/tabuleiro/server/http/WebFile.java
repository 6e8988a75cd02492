package tabuleiro.server.http;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A file that browsers keep.
///
/// @param type its media type
/// @param bytes what is in it
/// @param tag changes when it does
@SuppressWarnings("ArrayRecordComponent") // Nobody compares files, and nobody changes them.
record WebFile(String type, byte[] bytes, String tag) {
  static WebFile of(String type, byte[] bytes) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return new WebFile(type, bytes, '"' + HexFormat.of().formatHex(hash, 0, 12) + '"');
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
