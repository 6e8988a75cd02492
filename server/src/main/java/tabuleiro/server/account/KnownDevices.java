package tabuleiro.server.account;

import java.util.concurrent.CompletableFuture;
import tabuleiro.server.kernel.database.Database;

/// Stores which devices have signed in to an account, by the hash of their device cookie. Such a
/// device has its own limit on attempts to sign in; it is signed in by its session alone.
///
/// @param database runs the transactions
record KnownDevices(Database database) {
  /// How many devices of a member are remembered. A guess: more than a person uses in a year.
  private static final int MAX_DEVICES = 50;

  /// Remembers that a device has signed in; the devices that did so longest ago are forgotten.
  ///
  /// @param device the hash of the secret of its device cookie
  /// @return whether the member exists
  public CompletableFuture<Boolean> remember(PlayerId member, String device, long nowMillis) {
    return database.write(handle -> {
      boolean exists =
          handle.execute(
                  """
                  INSERT INTO known_device (member, device, since, used)
                  SELECT id, CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT) FROM member
                  WHERE id = ? ON CONFLICT (member, device) DO UPDATE SET used = excluded.used\
                  """,
                  device,
                  nowMillis,
                  nowMillis,
                  member.text())
              == 1;
      handle.execute(
          """
          DELETE FROM known_device WHERE member = ? AND device NOT IN (
            SELECT device FROM known_device WHERE member = ? ORDER BY used DESC, device LIMIT ?)\
          """,
          member.text(),
          member.text(),
          MAX_DEVICES);
      return exists;
    });
  }

  /// Returns whether a device has signed in to an account.
  ///
  /// @param folded the folded name of the account, whether it exists or not
  /// @param device the hash of the secret of its device cookie
  public boolean isKnown(String folded, String device) {
    return database.read(handle ->
        AccountStore.exists(
            handle,
            """
            SELECT 1 FROM member m JOIN known_device k ON k.member = m.id
            WHERE m.folded = ? AND k.device = ?\
            """,
            folded,
            device));
  }
}
