package tabuleiro.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/// Ids and tokens that nobody guesses, and the hashes under which tokens are kept.
///
/// A token is random to its last bit, so a plain SHA-256 hides it; no slow hash is needed, as it
/// would be for words that people choose.
public final class Secrets {
  private static final SecureRandom RANDOM = new SecureRandom();

  private Secrets() {}

  /// Returns a new id of a game: 96 random bits in 16 characters.
  public static String gameId() {
    return random(12);
  }

  /// Returns a new token: 192 random bits in 32 characters.
  public static String token() {
    return random(24);
  }

  private static String random(int bytes) {
    byte[] random = new byte[bytes];
    RANDOM.nextBytes(random);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
  }

  /// Returns the SHA-256 of a text in UTF-8: 64 hexadecimal digits.
  public static String sha256(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
