package tabuleiro.server.account;

import java.util.Set;
import tabuleiro.server.kernel.Tokens;

/// A token with which a program acts for a member.
///
/// @param id the hash of the token
/// @param name what the member calls the program
/// @param scopes what the program may do
/// @param createdMillis when the token was created, in milliseconds since 1970
/// @param usedMillis when it was last used, to about an hour, in milliseconds since 1970
record AccessToken(
    String id, String name, Set<AccessScope> scopes, long createdMillis, long usedMillis) {
  /// Copies the set.
  public AccessToken {
    scopes = Set.copyOf(scopes);
  }

  /// Returns a new token.
  ///
  /// @param secret the token itself, from [Tokens#accessToken]
  public static AccessToken of(
      String secret, String name, Set<AccessScope> scopes, long nowMillis) {
    return new AccessToken(Tokens.sha256(secret), name, scopes, nowMillis, nowMillis);
  }
}
