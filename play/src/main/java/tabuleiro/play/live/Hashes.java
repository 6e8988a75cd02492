package tabuleiro.play.live;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/// Hashes of events and texts, and what is derived from them.
public final class Hashes {
  private static final int ID_BYTES = 12;

  private Hashes() {}

  /// Returns the SHA-256 of a text in UTF-8: 64 hexadecimal digits.
  public static String sha256(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    }
  }

  /// Returns the source expression by which a content security policy permits a script or a style
  /// that is part of a page (CSP 3, 2.3.1), with its quotation marks.
  public static String policySource(String text) {
    byte[] hash = HexFormat.of().parseHex(sha256(text));
    return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
  }

  /// Returns the id of a game that is derived from a hash: 16 characters.
  ///
  /// @param hash in hexadecimal; only those who may know the game's id can compute it
  public static String gameId(String hash) {
    byte[] bytes = Arrays.copyOf(HexFormat.of().parseHex(hash), ID_BYTES);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
