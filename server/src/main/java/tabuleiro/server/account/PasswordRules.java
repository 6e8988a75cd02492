package tabuleiro.server.account;

import java.util.stream.Stream;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;

/// Which passwords are allowed.
final class PasswordRules {
  /// NIST SP 800-63B asks for at least eight characters.
  private static final int MIN_LENGTH = 10;

  private static final int MAX_LENGTH = 200;

  /// The folded name of the site.
  private static final String SITE = MemberNames.fold("tabuleiro");

  private static final CommonPasswords COMMON = CommonPasswords.read();

  private PasswordRules() {}

  /// Checks a new password.
  ///
  /// @param folded the folded name of the member
  /// @throws ProblemException when it is not allowed
  static void check(String password, String folded) {
    int length = password.codePointCount(0, password.length());
    if (length < MIN_LENGTH || length > MAX_LENGTH) {
      throw new ProblemException(
          400, "password", Message.of("member.password-length", MIN_LENGTH, MAX_LENGTH));
    }
    String letters = password.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "");
    boolean isName =
        Stream.of(password, letters)
            .map(text -> MemberNames.fold(text.replaceAll("\\s+", "")))
            .anyMatch(text -> text.equals(folded) || text.equals(SITE));
    if (isName || password.chars().distinct().count() < 4) {
      throw new ProblemException(400, "password", Message.of("member.password-weak"));
    }
    if (COMMON.isCommon(password)) {
      throw new ProblemException(400, "password", Message.of("member.password-common"));
    }
  }
}
