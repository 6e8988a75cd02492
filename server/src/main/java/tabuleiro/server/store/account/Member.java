package tabuleiro.server.store.account;

import tabuleiro.server.player.PlayerId;

/// A player with an account.
///
/// @param id the id, which never changes
/// @param name the displayed name
/// @param folded the name in the form in which no other member has it
/// @param passwordHash the hash of the password, in the PHC format
/// @param createdMillis when the account was created, in milliseconds since 1970
public record Member(
    PlayerId id, String name, String folded, String passwordHash, long createdMillis) {
  /// Returns the id and the name, without the password.
  @Override
  public String toString() {
    return id.text() + " " + name;
  }
}
