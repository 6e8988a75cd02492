package tabuleiro.server.store.admin;

import org.jdbi.v3.core.Handle;
import tabuleiro.server.player.PlayerId;
import tabuleiro.server.store.Store;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.StoreFailure;

/// The invitations that new accounts need while the operator requires them. Thread-safe.
///
/// @param access runs the transactions
public record Invitations(Store access) {
  static final String SETTING = "invitation-only";
  static final String YES = "yes";

  /// Returns whether a new account needs an invitation.
  public boolean areRequired() {
    return access.read(Invitations::areRequired);
  }

  static boolean areRequired(Handle handle) {
    return handle
        .createQuery("SELECT value FROM site_setting WHERE name = ?")
        .bind(0, SETTING)
        .mapTo(String.class)
        .findOne()
        .filter(YES::equals)
        .isPresent();
  }

  /// Uses an invitation for a new member, in the transaction that creates the account.
  ///
  /// @param codeHash the hash of the code; empty for none
  /// @throws StoreException when an invitation is required, and this one is unknown or used
  public static void use(Handle handle, String codeHash, PlayerId member) {
    boolean isUsed =
        handle.execute(
                "UPDATE invitation SET member = ? WHERE code = ? AND member IS NULL",
                member.text(),
                codeHash)
            == 1;
    if (!isUsed && areRequired(handle)) {
      throw new StoreException(StoreFailure.INVITATION);
    }
  }
}
