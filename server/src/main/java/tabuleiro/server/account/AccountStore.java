package tabuleiro.server.account;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;

/// Stores the accounts of members. Each change is one transaction. Thread-safe.
///
/// @param database runs the transactions
/// @param parts what belongs to players
public record AccountStore(Database database, List<PersonalData> parts) {
  /// Copies the list.
  public AccountStore {
    parts = List.copyOf(parts);
  }

  /// Returns this store for changes in the name of a session: they fail with a
  /// [tabuleiro.server.kernel.database.StoreException] when it has ended.
  ///
  /// @param session the id of the session
  public AccountStore inSession(PlayerId member, String session) {
    return new AccountStore(
        database.checking(handle -> new PlayerKeys(handle).requireSession(member, session)), parts);
  }

  /// Creates an account with a password and without an invitation, and signs a device in; see
  /// [#signUp(NewAccount, SignedInDevice, Optional)].
  ///
  /// @param codeHashes the hashes of the recovery codes
  public CompletableFuture<Boolean> signUp(
      Member member, List<String> codeHashes, SignedInDevice device, Optional<PlayerId> visitor) {
    return signUp(new NewAccount(member, codeHashes, Optional.empty(), ""), device, visitor);
  }

  /// Creates an account, and signs a device in.
  ///
  /// @param visitor the visitor whose rows move to the member
  /// @return whether the account was created; otherwise another member has the name, and nothing
  ///   has changed; fails with a [tabuleiro.server.kernel.database.StoreException] when an
  ///   invitation is required, and this one is unknown or used
  public CompletableFuture<Boolean> signUp(
      NewAccount account, SignedInDevice device, Optional<PlayerId> visitor) {
    Member member = account.member();
    return database.write(handle -> {
      int created =
          handle.execute(
              """
              INSERT INTO member (id, name, folded, password, created) VALUES (?, ?, ?, ?, ?)
              ON CONFLICT DO NOTHING\
              """,
              member.id().text(),
              member.name(),
              member.folded(),
              member.passwordHash(),
              member.createdMillis());
      if (created == 0) {
        // An earlier run may have stored it. A passkey can be made for a member who exists already.
        return exists(
            handle,
            "SELECT 1 FROM member WHERE id = ? AND folded = ? AND created = ?",
            member.id().text(),
            member.folded(),
            member.createdMillis());
      }
      Invitations.use(handle, account.invitation(), member.id());
      account.passkey().ifPresent(passkey -> PasskeyStore.insert(handle, passkey));
      insertCodes(handle, member.id(), account.codeHashes());
      insert(handle, member, device);
      visitor.ifPresent(before -> claim(handle, before, member.id(), device));
      return true;
    });
  }

  /// Signs a device in.
  ///
  /// @param member the member as they were when the password or the passkey was checked
  /// @param previous the id of the session that the device had; empty for none
  /// @param visitor the visitor whose rows move to the member
  /// @return whether the member still exists, has the same password, and is not suspended
  public CompletableFuture<Boolean> signIn(
      Member member, SignedInDevice device, Optional<String> previous, Optional<PlayerId> visitor) {
    PlayerId id = member.id();
    return database.write(handle -> {
      boolean isDone = insert(handle, member, device) == 1;
      if (isDone) {
        previous.ifPresent(
            old -> parts.forEach(part -> part.continueSession(handle, id, old, device.id())));
        visitor.ifPresent(before -> claim(handle, before, id, device));
      }
      previous.ifPresent(old -> handle.execute("DELETE FROM member_session WHERE id = ?", old));
      database.publisher().queueSessions();
      return isDone;
    });
  }

  /// Uses a recovery code: sets another password, removes all passkeys, signs all devices out and
  /// forgets them.
  ///
  /// @return whether the member has the code
  public CompletableFuture<Boolean> recover(PlayerId member, String codeHash, String passwordHash) {
    return database.write(handle -> {
      // Of two requests at the same time, the one that deletes the row has used the code.
      boolean isDone =
          handle.execute(
                  "DELETE FROM recovery_code WHERE member = ? AND code = ?",
                  member.text(),
                  codeHash)
              == 1;
      if (isDone) {
        handle.execute("DELETE FROM passkey WHERE member = ?", member.text());
        handle.execute("DELETE FROM known_device WHERE member = ?", member.text());
        setPassword(handle, member, passwordHash, "");
      }
      // No other request has this hash, which has a random salt: an earlier run has stored it.
      return isDone
          || exists(
              handle,
              "SELECT 1 FROM member WHERE id = ? AND password = ?",
              member.text(),
              passwordHash);
    });
  }

  /// Returns whether a query `SELECT 1` finds a row.
  static boolean exists(Handle handle, String query, Object... arguments) {
    return handle.select(query, arguments).mapTo(Integer.class).findOne().isPresent();
  }

  /// Sets another password, and signs the other devices out.
  ///
  /// @param session the id of the session that stays
  public CompletableFuture<Boolean> changePassword(
      PlayerId member, String passwordHash, String session) {
    return database.write(handle -> setPassword(handle, member, passwordHash, session));
  }

  private boolean setPassword(Handle handle, PlayerId member, String passwordHash, String session) {
    endOtherSessions(handle, member, session);
    return handle.execute(
            "UPDATE member SET password = ? WHERE id = ?", passwordHash, member.text())
        == 1;
  }

  private void endOtherSessions(Handle handle, PlayerId member, String session) {
    handle.execute(
        "DELETE FROM member_session WHERE member = ? AND id <> ?", member.text(), session);
    parts.forEach(part -> part.deleteWithoutSession(handle, member));
    database.publisher().queueSessions();
  }

  /// Replaces the recovery codes, and signs the other devices out: a thief with one of them may
  /// have read the old codes.
  ///
  /// @param session the id of the session that stays
  public CompletableFuture<Boolean> replaceCodes(
      PlayerId member, Collection<String> codeHashes, String session) {
    return database.write(handle -> {
      handle.execute("DELETE FROM recovery_code WHERE member = ?", member.text());
      insertCodes(handle, member, codeHashes);
      endOtherSessions(handle, member, session);
      return true;
    });
  }

  private static void insertCodes(Handle handle, PlayerId member, Collection<String> codeHashes) {
    codeHashes.forEach(hash ->
        handle.execute(
            """
            INSERT INTO recovery_code (member, code) SELECT id, CAST(? AS TEXT) FROM member
            WHERE id = ? ON CONFLICT DO NOTHING\
            """,
            hash,
            member.text()));
  }

  private static int insert(Handle handle, Member member, SignedInDevice device) {
    return handle.execute(
        """
        INSERT INTO member_session (id, member, device, created, used)
        SELECT CAST(? AS TEXT), id, CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT)
        FROM member WHERE id = ? AND password = ? AND suspension IS NULL
        ON CONFLICT (id) DO UPDATE SET used = excluded.used
        WHERE member_session.member = excluded.member\
        """,
        device.id(),
        device.name(),
        device.createdMillis(),
        device.usedMillis(),
        member.id().text(),
        member.passwordHash());
  }

  private void claim(Handle handle, PlayerId visitor, PlayerId member, SignedInDevice device) {
    List<String> games = gamesInProgress(handle, visitor);
    parts.forEach(part -> part.signIn(handle, visitor, device.id()));
    parts.forEach(part -> part.move(handle, visitor, member));
    games.forEach(game -> database.publisher().queueChange(game, 0));
  }

  private static List<String> gamesInProgress(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT DISTINCT g.id FROM device d JOIN game g ON g.id = d.game
            WHERE d.visitor = ? AND g.finished IS NULL ORDER BY g.id\
            """)
        .bind(0, player.text())
        .mapTo(String.class)
        .list();
  }

  /// Returns the games in progress of a player, whose names and seats change with the account.
  public List<String> gamesInProgress(PlayerId player) {
    return database.read(handle -> gamesInProgress(handle, player));
  }

  /// Deletes an account with all that belongs to it. Its games stay, without the name.
  ///
  /// @return whether there was such an account
  public CompletableFuture<Boolean> delete(PlayerId member) {
    return database.write(handle -> {
      List<String> games = gamesInProgress(handle, member);
      parts.forEach(part -> part.delete(handle, member));
      games.forEach(game -> database.publisher().queueChange(game, 0));
      database.publisher().queueSessions();
      return handle.execute("DELETE FROM member WHERE id = ?", member.text()) == 1;
    });
  }

  /// Returns the number of unused recovery codes.
  public int countCodes(PlayerId member) {
    return database.read(handle ->
        handle
            .createQuery("SELECT COUNT(*) FROM recovery_code WHERE member = ?")
            .bind(0, member.text())
            .mapTo(Integer.class)
            .one());
  }

  /// Returns all rows that belong to a player, by the name of the part.
  public Map<String, List<Map<String, Object>>> export(PlayerId player) {
    return database.read(handle -> {
      Map<String, List<Map<String, Object>>> all = new TreeMap<>();
      parts.forEach(part -> all.put(part.name(), part.export(handle, player)));
      return all;
    });
  }

  /// Returns the rows of accounts that belong to players.
  public static List<PersonalData> personalData() {
    return List.of(new KnownDeviceData(), new InvitationData(), new SocialData());
  }

  /// Makes the password and the recovery codes of a member invalid, removes all passkeys, and
  /// stores one new recovery code. Returns whether the member exists.
  ///
  /// @param passwordHash a hash that no password has
  public static boolean reset(
      Handle handle, PlayerId member, String passwordHash, String codeHash) {
    handle.execute("DELETE FROM recovery_code WHERE member = ?", member.text());
    handle.execute("DELETE FROM passkey WHERE member = ?", member.text());
    handle.execute("DELETE FROM known_device WHERE member = ?", member.text());
    boolean exists =
        handle.execute("UPDATE member SET password = ? WHERE id = ?", passwordHash, member.text())
            == 1;
    if (exists) {
      handle.execute(
          "INSERT INTO recovery_code (member, code) VALUES (?, ?)", member.text(), codeHash);
    }
    return exists;
  }
}
