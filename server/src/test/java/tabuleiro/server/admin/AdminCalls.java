package tabuleiro.server.admin;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;

/// Calls of the operator's store, for tests of other packages.
public final class AdminCalls {
  private AdminCalls() {}

  private static AdminEntry entry(String command) {
    return new AdminEntry(command, 7000, "root", command, "Ana", "");
  }

  private static AdminStore admin(GameStore store) {
    return new AdminStore(store.database());
  }

  /// Resets the credentials of a member.
  public static CompletableFuture<?> reset(GameStore store, PlayerId member) {
    return admin(store).reset(member, "unusable", "code", entry("reset"));
  }

  /// Suspends a member.
  ///
  /// @param id the id of the command
  public static CompletableFuture<?> suspend(GameStore store, PlayerId member, String id) {
    return admin(store).suspend(member, "insults", entry(id));
  }

  /// Lifts a suspension.
  public static CompletableFuture<?> lift(GameStore store, PlayerId member) {
    return admin(store).lift(member, entry("lift"));
  }

  /// Gives a member another name.
  public static CompletableFuture<?> rename(GameStore store, PlayerId member, String name) {
    return admin(store).rename(member, name, entry("rename"));
  }

  /// Makes a member a moderator.
  public static CompletableFuture<?> appoint(GameStore store, PlayerId member) {
    return admin(store).setModerator(member, true, entry("appoint"));
  }

  /// Erases a message.
  public static CompletableFuture<?> erase(GameStore store, String game, int number) {
    return admin(store).erase(game, number, entry("erase"));
  }

  /// Closes the reports about a game.
  public static CompletableFuture<?> close(GameStore store, String game) {
    return admin(store).close(game, entry("close"));
  }

  /// Announces a text.
  public static CompletableFuture<?> announce(GameStore store, String text) {
    return admin(store).announce(text, entry("announce"));
  }

  /// Stores an invitation.
  public static CompletableFuture<?> invite(GameStore store, String code, String note, String id) {
    return admin(store).invite(code, note, entry(id));
  }

  /// Requires invitations.
  public static CompletableFuture<?> requireInvitations(GameStore store) {
    return admin(store).requireInvitations(true, entry("invite-only"));
  }

  /// Logs a command.
  public static CompletableFuture<?> log(GameStore store) {
    return admin(store).log(entry("show"));
  }

  /// Returns all members.
  public static Object members(GameStore store) {
    return admin(store).members("", 10).toString();
  }

  /// Returns the log.
  public static Object entries(GameStore store) {
    return new AdminLog(store.database()).last(10);
  }

  /// Returns the circles of players whose games give one another points.
  ///
  /// @param sinceMillis only games since then count, in milliseconds since 1970
  public static List<RatingCircle> ratingCircles(GameStore store, long sinceMillis) {
    return new RatingCircles(store.database()).find(sinceMillis, 9);
  }
}
