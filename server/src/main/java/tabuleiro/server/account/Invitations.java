package tabuleiro.server.account;

import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.SiteSetting;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// The invitations that new accounts need while the operator requires them. Thread-safe.
///
/// @param database runs the transactions
public record Invitations(Database database) {
  private static final SiteSetting SETTING = new SiteSetting("invitation-only");
  private static final String YES = "yes";

  /// Returns whether a new account needs an invitation.
  public boolean areRequired() {
    return database.read(Invitations::areRequired);
  }

  private static boolean areRequired(Handle handle) {
    return SETTING.find(handle).filter(YES::equals).isPresent();
  }

  /// Sets whether a new account needs an invitation. Returns whether this is a change.
  public static boolean require(Handle handle, boolean isRequired) {
    if (areRequired(handle) == isRequired) {
      return false;
    }
    SETTING.set(handle, isRequired ? YES : "no");
    return true;
  }

  /// Adds an invitation. Returns whether it is new.
  ///
  /// @param codeHash the hash of the code
  /// @param note for whom it is
  public static boolean add(Handle handle, String codeHash, String note, long nowMillis) {
    return handle.execute(
            """
            INSERT INTO invitation (code, note, created) VALUES (?, ?, ?)
            ON CONFLICT DO NOTHING\
            """,
            codeHash,
            note,
            nowMillis)
        == 1;
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
