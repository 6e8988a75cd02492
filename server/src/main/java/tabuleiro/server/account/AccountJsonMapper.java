package tabuleiro.server.account;

import java.util.List;
import tabuleiro.protocol.account.AccountJson;

/// Makes [AccountJson] of what the server knows.
final class AccountJsonMapper {
  private AccountJsonMapper() {}

  /// Returns the answer for a visitor.
  ///
  /// @param hasGames whether the visitor has games in this browser
  /// @param isInviteOnly whether an account needs an invitation
  public static AccountJson ofVisitor(boolean hasGames, boolean isInviteOnly) {
    return new AccountJson(
        "",
        0,
        hasGames,
        0,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        false,
        false,
        isInviteOnly,
        false,
        List.of());
  }
}
