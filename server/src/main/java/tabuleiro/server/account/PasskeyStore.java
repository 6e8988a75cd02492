package tabuleiro.server.account;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;

/// Stores the passkeys of members, and the challenges that browsers were asked to sign. Each change
/// is one transaction. Thread-safe.
///
/// @param database runs the transactions
record PasskeyStore(Database database) {
  /// How many passkeys a member may have.
  public static final int MAX_PASSKEYS = 20;

  /// Stores a challenge, and forgets those that have expired.
  ///
  /// @param challenge the challenge, in Base64url
  /// @param request the whole request, as JSON
  /// @param session the id of the session that has asked, with which the challenge ends; empty for
  ///   a visitor
  /// @param expiresMillis until when it can be used, in milliseconds since 1970
  public CompletableFuture<Boolean> begin(
      String challenge,
      String request,
      Optional<String> session,
      long nowMillis,
      long expiresMillis) {
    return database.write(handle -> {
      handle.execute("DELETE FROM passkey_challenge WHERE expires <= ?", nowMillis);
      return handle.execute(
              """
              INSERT INTO passkey_challenge (id, request, expires, session)
              VALUES (?, ?, ?, (SELECT id FROM member_session WHERE id = ?)) ON CONFLICT DO NOTHING\
              """,
              challenge,
              request,
              expiresMillis,
              session.orElse(""))
          == 1;
    });
  }

  /// Takes a challenge out of the store, so that it serves one answer.
  ///
  /// @return the request; empty when there is none, or it has expired
  public CompletableFuture<Optional<String>> take(String challenge, long nowMillis) {
    return database.write(handle -> {
      Optional<String> request =
          handle
              .createQuery("SELECT request FROM passkey_challenge WHERE id = ? AND expires > ?")
              .bind(0, challenge)
              .bind(1, nowMillis)
              .mapTo(String.class)
              .findOne();
      // Of two requests at the same time, the one that deletes the row may use the challenge.
      int taken = handle.execute("DELETE FROM passkey_challenge WHERE id = ?", challenge);
      return request.filter(_ -> taken == 1);
    });
  }

  /// Adds a passkey. Adding the same one again changes nothing.
  ///
  /// @return whether the member has it; otherwise the member has [#MAX_PASSKEYS], is deleted, or
  ///   another passkey has the id
  public CompletableFuture<Boolean> add(Passkey passkey) {
    return database.write(handle ->
        insert(handle, passkey) == 1
            || AccountStore.exists(
                handle,
                "SELECT 1 FROM passkey WHERE id = ? AND member = ?",
                passkey.id(),
                passkey.member().text()));
  }

  static int insert(Handle handle, Passkey passkey) {
    return handle.execute(
        """
        INSERT INTO passkey (id, member, name, public_key, uses, created, used)
        SELECT CAST(? AS TEXT), id, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT),
          CAST(? AS BIGINT), CAST(? AS BIGINT)
        FROM member WHERE id = ? AND (SELECT COUNT(*) FROM passkey WHERE member = ?) < ?
        ON CONFLICT DO NOTHING\
        """,
        passkey.id(),
        passkey.name(),
        passkey.publicKey(),
        passkey.uses(),
        passkey.createdMillis(),
        passkey.usedMillis(),
        passkey.member().text(),
        passkey.member().text(),
        MAX_PASSKEYS);
  }

  /// Records that a passkey was used.
  ///
  /// @param uses the authenticator's new count
  /// @return whether the passkey still exists
  public CompletableFuture<Boolean> recordUse(String id, long uses, long nowMillis) {
    return database.write(handle ->
        handle.execute("UPDATE passkey SET uses = ?, used = ? WHERE id = ?", uses, nowMillis, id)
            == 1);
  }

  /// Removes a passkey of a member. Doing so again changes nothing and returns the same.
  ///
  /// @param mayBeLast whether the member can also sign in without passkeys
  /// @return whether the member does not have it now; otherwise it is the last one
  public CompletableFuture<Boolean> remove(PlayerId member, String id, boolean mayBeLast) {
    return database.write(handle -> {
      // The row of the member is locked, so that two requests do not remove the last two passkeys.
      handle.execute("UPDATE member SET created = created WHERE id = ?", member.text());
      handle.execute(
          """
          DELETE FROM passkey WHERE member = ? AND id = ?
          AND (SELECT COUNT(*) FROM passkey WHERE member = ?) > ?\
          """,
          member.text(),
          id,
          member.text(),
          mayBeLast ? 0 : 1);
      return !AccountStore.exists(
          handle, "SELECT 1 FROM passkey WHERE member = ? AND id = ?", member.text(), id);
    });
  }

  /// Returns the passkeys of a member, the last used first.
  public List<Passkey> ofMember(PlayerId member) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM passkey WHERE member = ? ORDER BY used DESC, id")
            .bind(0, member.text())
            .mapTo(Passkey.class)
            .list());
  }

  /// Returns the passkey with an id; empty when there is none.
  public Optional<Passkey> find(String id) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM passkey WHERE id = ?")
            .bind(0, id)
            .mapTo(Passkey.class)
            .findOne());
  }
}
