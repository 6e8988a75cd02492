package tabuleiro.server.event;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Ids and tokens that nobody guesses, and the hashes under which tokens are kept.
///
/// A token is random to its last bit, so a plain SHA-256 hides it; no slow hash is needed, as it
/// would be for words that people choose.
public final class Secrets {
  private static final String MAC = "HmacSHA256";
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
    return text(random, bytes);
  }

  /// Returns the id of a game that follows from a hash.
  ///
  /// @param hash in hexadecimal, of something that only those know who may know the id
  public static String gameId(String hash) {
    return text(HexFormat.of().parseHex(hash), 12);
  }

  /// Returns what somebody's secret makes of a text: HMAC with SHA-256, in hexadecimal. Nobody else
  /// can know it, and it tells nothing of the secret.
  public static String derive(String secret, String text) {
    try {
      Mac mac = Mac.getInstance(MAC);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), MAC));
      return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + MAC, e);
    }
  }

  /// Returns the token that is made of a hash, as long as one that is drawn.
  ///
  /// @param hash in hexadecimal, such as [#derive] returns
  public static String token(String hash) {
    return text(HexFormat.of().parseHex(hash), 24);
  }

  private static String text(byte[] bytes, int length) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(bytes, length));
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
