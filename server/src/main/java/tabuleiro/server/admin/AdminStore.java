package tabuleiro.server.admin;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Invitations;
import tabuleiro.server.account.MemberNames;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.game.GameTransactions;
import tabuleiro.server.game.SeatData;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.pairing.PairingRoutes;
import tabuleiro.server.push.NotificationData;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.search.SearchRoutes;
import tabuleiro.server.social.ReportStore;
import tabuleiro.server.tournament.TournamentStore;

/// The operator's commands on members and on what they write. Each is one transaction with its
/// entry in the audit log. Thread-safe.
///
/// @param database runs the transactions
record AdminStore(Database database) {
  /// Returns members by name.
  ///
  /// @param part a part of the folded name; empty for all members
  /// @param limit the maximum number of members
  public List<MemberSummary> members(String part, int limit) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT m.*,
                  (SELECT COUNT(*) FROM member_session s WHERE s.member = m.id AND s.scopes = '')
                    AS devices,
                  (SELECT COUNT(*) FROM member_session s WHERE s.member = m.id AND s.scopes <> '')
                    AS tokens,
                  (SELECT COUNT(*) FROM seat s WHERE s.member = m.id) AS games,
                  (SELECT COALESCE(MAX(s.used), 0) FROM member_session s WHERE s.member = m.id)
                    AS used
                FROM member m WHERE m.folded LIKE ? ORDER BY m.folded LIMIT ?\
                """)
            .bind(0, "%" + part + "%")
            .bind(1, limit)
            .mapTo(MemberSummary.class)
            .list());
  }

  /// Makes the password and the recovery codes of a member invalid, removes all passkeys, ends all
  /// sessions and tokens, and stores one new recovery code.
  ///
  /// @param passwordHash a hash that no password has
  /// @return whether the member exists
  public CompletableFuture<Boolean> reset(
      PlayerId member, String passwordHash, String codeHash, AdminEntry entry) {
    return change(
        entry,
        handle -> {
          endSessions(handle, member);
          return AccountStore.reset(handle, member, passwordHash, codeHash);
        });
  }

  private void endSessions(Handle handle, PlayerId member) {
    MemberStore.endSessions(handle, member);
    new NotificationData().deleteWithoutSession(handle, member);
    database.publisher().queueSessions();
  }

  /// Suspends a member: all sessions and tokens end, the member cannot sign in, and the server
  /// plays none of the replies that the member has prepared.
  ///
  /// @param reason what the member is shown
  /// @return whether the member exists
  public CompletableFuture<Boolean> suspend(PlayerId member, String reason, AdminEntry entry) {
    return change(
        entry,
        handle -> {
          endSessions(handle, member);
          SeatData.deletePrepared(handle, member);
          return MemberStore.suspend(handle, member, reason);
        });
  }

  /// Returns the games in progress of suspended members that another player has not joined yet.
  public List<String> waitingGamesOfSuspended() {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT DISTINCT g.id FROM member m JOIN device d ON d.visitor = m.id
                JOIN game g ON g.id = d.game JOIN seat s ON s.game = g.id
                WHERE m.suspension IS NOT NULL AND g.finished IS NULL
                  AND s.player IS NULL AND s.name IS NULL\
                """)
            .mapTo(String.class)
            .list());
  }

  /// Returns the tournaments that have not ended, in which suspended members play, with these.
  public List<Map.Entry<String, PlayerId>> tournamentsOfSuspended() {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT p.tournament, p.member FROM member m
                JOIN tournament_player p ON p.member = m.id AND p.withdrawn = 0
                JOIN tournament t ON t.id = p.tournament AND t.status <> 'FINISHED'
                WHERE m.suspension IS NOT NULL\
                """)
            .map((row, _) ->
                Map.entry(row.getString("tournament"), new PlayerId(row.getString("member"))))
            .list());
  }

  /// Lifts a suspension.
  ///
  /// @return whether the member was suspended
  public CompletableFuture<Boolean> lift(PlayerId member, AdminEntry entry) {
    return change(entry, handle -> MemberStore.liftSuspension(handle, member));
  }

  /// Gives a member another name. [AdministrationWatch] shows it in the games in progress.
  ///
  /// @return whether it is done; not when another member has a name that looks like it
  public CompletableFuture<Boolean> rename(PlayerId member, String name, AdminEntry entry) {
    return changeOnce(
        entry, handle -> MemberStore.rename(handle, member, name, MemberNames.fold(name)));
  }

  /// Erases a message of a game. [AdministrationWatch] shows it in open pages.
  ///
  /// @param number the number of the message in its game
  /// @return whether there was such a message
  public CompletableFuture<Boolean> erase(String game, int number, AdminEntry entry) {
    return changeOnce(entry, handle -> ChatStore.erase(handle, game, number));
  }

  /// Closes the open reports about a game.
  ///
  /// @return whether there were any
  public CompletableFuture<Boolean> close(String game, AdminEntry entry) {
    return changeOnce(entry, handle -> ReportStore.close(handle, game, entry.millis()) > 0);
  }

  /// Deletes a game with all that is stored about it. [AdministrationWatch] closes its sockets.
  ///
  /// @return whether there was such a game
  public CompletableFuture<Boolean> delete(String game, AdminEntry entry) {
    return changeOnce(
        entry,
        handle -> {
          GameTransactions.lock(handle, game);
          NotificationData.deleteGame(handle, game);
          TournamentStore.deleteGame(handle, game);
          SearchRoutes.deleteGame(handle, game);
          ReportStore.deleteGame(handle, game);
          PairingRoutes.deleteGame(handle, game);
          ChatStore.deleteGame(handle, game);
          GameRatingStore.deleteGame(handle, game);
          return GameTransactions.delete(handle, game);
        });
  }

  /// Announces a text on every page.
  ///
  /// @param text the text; empty to announce nothing
  /// @return whether this is a change
  public CompletableFuture<Boolean> announce(String text, AdminEntry entry) {
    return changeOnce(entry, handle -> Announcement.replace(handle, text));
  }

  /// Makes a member a moderator, or no longer.
  ///
  /// @return whether this is a change
  public CompletableFuture<Boolean> setModerator(
      PlayerId member, boolean isModerator, AdminEntry entry) {
    return changeOnce(entry, handle -> MemberStore.setModerator(handle, member, isModerator));
  }

  /// Runs a command unless it is logged already: the database may have committed it without saying
  /// so. One that changes nothing is not logged.
  private CompletableFuture<Boolean> changeOnce(AdminEntry entry, Predicate<Handle> work) {
    return database.write(handle -> {
      if (AdminLog.contains(handle, entry)) {
        return true;
      }
      boolean isDone = work.test(handle);
      if (isDone) {
        AdminLog.append(handle, entry);
      }
      return isDone;
    });
  }

  /// Returns the games in progress of the members that commands have given another name.
  ///
  /// @param number the number of the last command that is not asked for
  public List<String> gamesOfRenamed(int number) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT DISTINCT g.id FROM admin_log l JOIN member m ON m.name = l.subject
                JOIN seat s ON s.member = m.id JOIN game g ON g.id = s.game
                WHERE l.number > ? AND l.command = 'rename' AND g.finished IS NULL\
                """)
            .bind(0, number)
            .mapTo(String.class)
            .list());
  }

  /// Returns the games on which a command was run.
  ///
  /// @param command such as `erase`
  /// @param number the number of the last command that is not asked for
  public List<String> gamesOf(String command, int number) {
    return database.read(handle ->
        handle
            .createQuery("SELECT DISTINCT subject FROM admin_log WHERE number > ? AND command = ?")
            .bind(0, number)
            .bind(1, command)
            .mapTo(String.class)
            .list());
  }

  /// Stores a code with which one account can be created.
  ///
  /// @param note for whom it is
  /// @return whether it is new
  public CompletableFuture<Boolean> invite(String codeHash, String note, AdminEntry entry) {
    return change(entry, handle -> Invitations.add(handle, codeHash, note, entry.millis()));
  }

  /// Sets whether a new account needs an invitation.
  ///
  /// @return whether this is a change
  public CompletableFuture<Boolean> requireInvitations(boolean isRequired, AdminEntry entry) {
    return change(entry, handle -> Invitations.require(handle, isRequired));
  }

  /// Logs a command that changes nothing.
  public CompletableFuture<Boolean> log(AdminEntry entry) {
    return change(entry, _ -> true);
  }

  private CompletableFuture<Boolean> change(AdminEntry entry, Predicate<Handle> work) {
    return database.write(handle -> {
      boolean isDone = work.test(handle);
      AdminLog.append(handle, entry);
      return isDone;
    });
  }
}
