package tabuleiro.server.account;

import java.util.Optional;
import org.jdbi.v3.core.mapper.reflect.ColumnName;

/// A player with an account.
///
/// @param id the id, which never changes
/// @param name the displayed name
/// @param folded the name in the form in which no other member has it
/// @param passwordHash the hash of the password, in the PHC format
/// @param createdMillis when the account was created, in milliseconds since 1970
/// @param isBot whether the player is a program
/// @param suspension why the operator has suspended the member; empty for most members
public record Member(
    PlayerId id,
    String name,
    String folded,
    @ColumnName("password") String passwordHash,
    long createdMillis,
    boolean isBot,
    Optional<String> suspension) {
  /// Returns a new member: a person, not a program, without a suspension.
  public static Member create(
      PlayerId id, String name, String folded, String passwordHash, long createdMillis) {
    return new Member(id, name, folded, passwordHash, createdMillis, false, Optional.empty());
  }

  /// Returns this member with another password.
  ///
  /// @param hash its hash, in the PHC format
  public Member withPassword(String hash) {
    return new Member(id, name, folded, hash, createdMillis, isBot, suspension);
  }

  /// Returns the id and the name, without the password.
  @Override
  public String toString() {
    return id.text() + " " + name;
  }
}
