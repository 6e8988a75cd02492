package tabuleiro.server.account;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.server.kernel.Tokens;

/// Codes that replace a forgotten password, each once. They are shown once; only their hashes are
/// stored.
public final class RecoveryCodes {
  private static final int COUNT = 8;

  /// Crockford's Base32: no letter looks like a digit.
  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  private RecoveryCodes() {}

  /// Returns new codes of 60 random bits, such as `Q2ZD-81NX-HW4T`.
  ///
  /// @param random a source that cannot be predicted
  static List<String> create(RandomGenerator random) {
    return Stream.generate(() -> code(random)).limit(COUNT).toList();
  }

  /// Returns a new code.
  ///
  /// @param random a source that cannot be predicted
  public static String code(RandomGenerator random) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      code.append(i > 0 && i % 4 == 0 ? "-" : "").append(DIGITS.charAt(random.nextInt(32)));
    }
    return code.toString();
  }

  /// Returns the hash under which a member's code is stored. Case, spaces and hyphens do not
  /// matter, and letters that look like digits count as those.
  public static String hash(PlayerId member, String code) {
    return hash(member.text(), code);
  }

  /// Returns the hash under which an invitation is stored, with the same tolerance.
  public static String hashInvitation(String code) {
    return hash("invitation", code);
  }

  private static String hash(String purpose, String code) {
    String plain =
        code.toUpperCase(Locale.ROOT)
            .replaceAll("[^A-Z0-9]", "")
            .replaceAll("[IL]", "1")
            .replace('O', '0');
    return Tokens.derive(purpose, plain);
  }

  /// Returns the hashes of codes.
  static List<String> hashes(PlayerId member, List<String> codes) {
    return codes.stream().map(code -> hash(member, code)).toList();
  }
}
