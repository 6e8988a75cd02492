package tabuleiro.server.account;

import java.util.List;
import java.util.Optional;

/// An account that is to be created.
///
/// @param member the member
/// @param codeHashes the hashes of the recovery codes
/// @param passkey the first passkey; empty for a member with a password
/// @param invitation the hash of an invitation's code; empty for none
record NewAccount(
    Member member, List<String> codeHashes, Optional<Passkey> passkey, String invitation) {
  /// Copies the list.
  public NewAccount {
    codeHashes = List.copyOf(codeHashes);
  }
}
