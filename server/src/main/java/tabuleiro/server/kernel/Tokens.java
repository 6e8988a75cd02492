package tabuleiro.server.kernel;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tabuleiro.play.live.Hashes;

/// Random ids and tokens, and the hashes under which tokens are stored.
///
/// All bits of a token are random, so a plain SHA-256 hides it; a slow hash is needed only for
/// passwords that people choose.
public final class Tokens {
  private static final String MAC = "HmacSHA256";
  private static final String MEMBER = "ms-";
  private static final String ACCESS = "mt-";
  private static final int MEMBER_LENGTH = 46;
  private static final SecureRandom RANDOM = new SecureRandom();

  private Tokens() {}

  /// Returns a new random id of a game: 96 bits in 16 characters.
  public static String gameId() {
    return gameId(RANDOM);
  }

  /// Returns a new id of a game, or of a member.
  ///
  /// @param random a source that cannot be predicted
  public static String gameId(RandomGenerator random) {
    return random(random, 12);
  }

  /// Returns a new random token: 192 bits in 32 characters.
  public static String token() {
    return random(RANDOM, 24);
  }

  /// Returns a new secret of a member's device: 256 bits in 46 characters, unlike those of a
  /// visitor's.
  ///
  /// @param random a source that cannot be predicted
  public static String memberSecret(RandomGenerator random) {
    return MEMBER + random(random, 32);
  }

  /// Returns a new access token of a member's program: as long as the secret of a device.
  ///
  /// @param random a source that cannot be predicted
  public static String accessToken(RandomGenerator random) {
    return ACCESS + random(random, 32);
  }

  /// Returns whether a text has the form of the secret of a member's device, or of an access token.
  public static boolean isMemberSecret(String text) {
    return text.length() == MEMBER_LENGTH && (text.startsWith(MEMBER) || isAccessToken(text));
  }

  /// Returns whether a text has the form of an access token.
  public static boolean isAccessToken(String text) {
    return text.length() == MEMBER_LENGTH && text.startsWith(ACCESS);
  }

  private static String random(RandomGenerator source, int bytes) {
    byte[] random = new byte[bytes];
    source.nextBytes(random);
    return encode(random, bytes);
  }

  /// Returns the id of a game that is derived from a hash.
  ///
  /// @param hash in hexadecimal; only those who may know the game's id can compute it
  public static String gameId(String hash) {
    return Hashes.gameId(hash);
  }

  /// Returns the HMAC-SHA-256 of a text, in hexadecimal. Without the secret it cannot be computed,
  /// and it does not reveal the secret.
  public static String derive(String secret, String text) {
    try {
      Mac mac = Mac.getInstance(MAC);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), MAC));
      return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java runtime has " + MAC, e);
    }
  }

  /// Returns the token that is derived from a hash, as long as a random one.
  ///
  /// @param hash in hexadecimal, such as [#derive] returns
  public static String token(String hash) {
    return encode(HexFormat.of().parseHex(hash), 24);
  }

  private static String encode(byte[] bytes, int length) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(bytes, length));
  }

  /// Returns the SHA-256 of a text in UTF-8: 64 hexadecimal digits.
  public static String sha256(String text) {
    return Hashes.sha256(text);
  }
}
