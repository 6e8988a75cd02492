package tabuleiro.server.account;

import tabuleiro.protocol.account.TokenJson;

/// Makes [TokenJson] of what the server knows.
final class TokenJsonMapper {
  private TokenJsonMapper() {}

  /// Returns a token as JSON.
  public static TokenJson of(AccessToken token) {
    return new TokenJson(
        token.id(),
        token.name(),
        token.scopes().stream().sorted().map(AccessScope::word).toList(),
        token.createdMillis(),
        token.usedMillis());
  }
}
