package tabuleiro.server.account;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;

/// Stores who the members are, and which sessions they have; [AccountStore] changes their accounts.
/// Thread-safe.
///
/// @param database runs the transactions
public record MemberStore(Database database) {
  /// The role of the members who see reports and act on them.
  private static final String MODERATOR = "moderator";

  /// Returns the member with a name; empty when there is none.
  ///
  /// @param folded the name in its folded form
  public Optional<Member> find(String folded) {
    return findOne("SELECT * FROM member WHERE folded = ?", folded);
  }

  /// Returns the member with an id; empty when there is none.
  public Optional<Member> find(PlayerId id) {
    return findOne("SELECT * FROM member WHERE id = ?", id.text());
  }

  /// Returns the member whose device is signed in with a secret; empty when none is.
  public Optional<Member> signedIn(String secret) {
    return Tokens.isMemberSecret(secret)
        ? findOne(
            "SELECT m.* FROM member m JOIN member_session s ON s.member = m.id WHERE s.id = ?",
            Tokens.sha256(secret))
        : Optional.empty();
  }

  /// Returns the player with a secret: the member whose device is signed in with it, or else the
  /// visitor.
  public PlayerId playerOf(String secret) {
    return Tokens.isMemberSecret(secret)
        ? database.read(handle -> new PlayerKeys(handle).playerOf(secret))
        : PlayerId.ofVisitor(secret);
  }

  /// Returns the player with a secret, in whose name something is to be stored.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when it is the secret of a session or
  ///   an access token that has ended
  public PlayerId requirePlayer(String secret) {
    return Tokens.isMemberSecret(secret)
        ? database.read(handle -> new PlayerKeys(handle).requirePlayer(secret))
        : PlayerId.ofVisitor(secret);
  }

  private Optional<Member> findOne(String query, String argument) {
    return database.read(
        handle -> handle.createQuery(query).bind(0, argument).mapTo(Member.class).findOne());
  }

  /// Returns those of some sessions and tokens that have ended.
  ///
  /// @param ids the hashes of their secrets
  public Set<String> ended(Collection<String> ids) {
    Set<String> ended = new HashSet<>(ids);
    if (!ended.isEmpty()) {
      database
          .read(handle ->
              handle
                  .createQuery("SELECT id FROM member_session WHERE id IN (<ids>)")
                  .bindList("ids", List.copyOf(ids))
                  .mapTo(String.class)
                  .list())
          .forEach(ended::remove);
    }
    return ended;
  }

  /// Returns the devices on which a member is signed in, the last used first.
  public List<SignedInDevice> devices(PlayerId member) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT * FROM member_session WHERE member = ? AND scopes = ''
                ORDER BY used DESC, id\
                """)
            .bind(0, member.text())
            .mapTo(SignedInDevice.class)
            .list());
  }

  /// Records that a device or a token is in use.
  public CompletableFuture<Integer> touch(String session, long nowMillis) {
    return database.write(handle ->
        handle.execute("UPDATE member_session SET used = ? WHERE id = ?", nowMillis, session));
  }

  /// Signs a device out, or ends a token. Doing so again changes nothing.
  ///
  /// @return how many this has ended, 0 or 1
  public CompletableFuture<Integer> endSession(PlayerId member, String session) {
    return database.write(handle -> {
      database.publisher().queueSessions();
      return handle.execute(
          "DELETE FROM member_session WHERE member = ? AND id = ?", member.text(), session);
    });
  }

  /// Ends all sessions and tokens of a member, for a command of the operator.
  public static void endSessions(Handle handle, PlayerId member) {
    handle.execute("DELETE FROM member_session WHERE member = ?", member.text());
  }

  /// Suspends a member, who cannot sign in then. Returns whether the member exists.
  ///
  /// @param reason what the member is shown
  public static boolean suspend(Handle handle, PlayerId member, String reason) {
    return handle.execute("UPDATE member SET suspension = ? WHERE id = ?", reason, member.text())
        == 1;
  }

  /// Gives a member another name, unless another member has one that looks like it. Returns whether
  /// the member has the name now.
  ///
  /// @param folded the name in its folded form
  public static boolean rename(Handle handle, PlayerId member, String name, String folded) {
    return handle.execute(
            """
            UPDATE member SET name = ?, folded = ? WHERE id = ?
              AND NOT EXISTS (SELECT 1 FROM member o WHERE o.folded = ? AND o.id <> member.id)\
            """,
            name,
            folded,
            member.text(),
            folded)
        == 1;
  }

  /// Returns whether a member is a moderator.
  public boolean isModerator(PlayerId member) {
    return database.read(handle ->
        handle
            .createQuery("SELECT 1 FROM member WHERE id = ? AND role = ?")
            .bind(0, member.text())
            .bind(1, MODERATOR)
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  /// Makes a member a moderator, or no longer. Returns whether this is a change.
  public static boolean setModerator(Handle handle, PlayerId member, boolean isModerator) {
    return handle.execute(
            "UPDATE member SET role = ? WHERE id = ? AND role <> ?",
            isModerator ? MODERATOR : "",
            member.text(),
            isModerator ? MODERATOR : "")
        == 1;
  }

  /// Lifts a suspension. Returns whether the member was suspended.
  public static boolean liftSuspension(Handle handle, PlayerId member) {
    return handle.execute(
            "UPDATE member SET suspension = NULL WHERE id = ? AND suspension IS NOT NULL",
            member.text())
        == 1;
  }
}
