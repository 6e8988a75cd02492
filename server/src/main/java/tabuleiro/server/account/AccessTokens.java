package tabuleiro.server.account;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;
import tabuleiro.text.SafeText;

/// Checks what a member asks for with a new access token.
final class AccessTokens {
  /// A guess: such a name fits the list.
  private static final int MAX_NAME = 40;

  private AccessTokens() {}

  /// Returns a new token.
  ///
  /// @throws ProblemException when the name or a scope is not valid, or there is no scope
  static AccessToken check(String secret, String name, List<String> words, long nowMillis) {
    String plain = name.strip();
    if (plain.isEmpty()
        || plain.codePointCount(0, plain.length()) > MAX_NAME
        || !plain.codePoints().allMatch(SafeText::isVisible)) {
      throw new ProblemException(400, "name", Message.of("member.token-name", MAX_NAME));
    }
    Set<AccessScope> scopes = EnumSet.noneOf(AccessScope.class);
    words.forEach(word -> scopes.add(AccessScope.parse(word).orElseThrow(AccessTokens::noScope)));
    if (scopes.isEmpty()) {
      throw noScope();
    }
    return AccessToken.of(secret, plain, scopes, nowMillis);
  }

  private static ProblemException noScope() {
    String all =
        Arrays.stream(AccessScope.values())
            .map(AccessScope::word)
            .collect(Collectors.joining(", "));
    return new ProblemException(400, "scopes", Message.of("member.token-no-scope", all));
  }
}
