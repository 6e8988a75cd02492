package tabuleiro.server.admin;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import tabuleiro.rules.Side;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberNames;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PasswordHasher;
import tabuleiro.server.account.RecoveryCodes;
import tabuleiro.server.analysis.EngineComparison;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.rating.EngineAgreement;
import tabuleiro.server.rating.EngineComparisonStore;
import tabuleiro.server.rating.PlayerAgreement;
import tabuleiro.server.social.ReportStore;
import tabuleiro.server.social.ReportedGame;
import tabuleiro.text.SafeText;

/// The operator's commands on the accounts of a database, which servers may be using. Every change
/// is written to the audit log in the same transaction.
public final class AccountAdministration {
  private static final SecureRandom RANDOM = new SecureRandom();

  /// The longest list. A guess: more than anyone reads.
  private static final int MAX_ROWS = 1000;

  /// How many moves of a member must have been compared to say anything. A guess.
  private static final int MIN_COMPARED = 40;

  /// The longest announcement, in characters: three lines on a phone. A guess.
  public static final int MAX_ANNOUNCEMENT = 200;

  /// How long ago a game may be that shows a circle of accounts.
  private static final Duration CIRCLE_TIME = Duration.ofDays(90);

  private final GameStore games;
  private final AdminStore store;
  private final String operator;
  private final LongSupplier millis;

  /// @param operator who runs the commands, for the audit log
  /// @param millis the current time, in milliseconds since 1970
  public AccountAdministration(GameStore games, String operator, LongSupplier millis) {
    this.games = games;
    this.store = new AdminStore(games.database());
    this.operator = operator;
    this.millis = millis;
  }

  /// Returns members by name.
  ///
  /// @param part a part of the name; empty for all members
  public List<MemberSummary> members(String part) {
    var _ = Database.await(store.log(entry("members", "", part)));
    return store.members(MemberNames.fold(part), MAX_ROWS);
  }

  /// Returns the member with a name, or with one that looks like it; empty when there is none.
  public Optional<Member> find(String name) {
    return new MemberStore(games.database()).find(MemberNames.fold(name));
  }

  /// Returns what is known of a member.
  public MemberSummary show(Member member) {
    var _ = Database.await(store.log(entry("show", member.name(), "")));
    return store.members(member.folded(), MAX_ROWS).stream()
        .filter(found -> found.member().id().equals(member.id()))
        .findFirst()
        .orElseGet(() -> new MemberSummary(member, 0, 0, 0, 0));
  }

  /// Makes the password of a member invalid, and ends all sessions and tokens.
  ///
  /// @return a recovery code, which sets a new password once
  public String reset(Member member) {
    String code = RecoveryCodes.code(RANDOM);
    var _ =
        Database.await(
            store.reset(
                member.id(),
                PasswordHasher.UNUSABLE,
                RecoveryCodes.hash(member.id(), code),
                entry("reset", member.name(), "")));
    return code;
  }

  /// Suspends a member.
  ///
  /// @param reason what the member is shown
  public void suspend(Member member, String reason) {
    var _ =
        Database.await(
            store.suspend(
                member.id(), SafeText.line(reason), entry("suspend", member.name(), reason)));
  }

  /// Lifts a suspension.
  ///
  /// @return whether the member was suspended
  public boolean lift(Member member) {
    return Database.await(store.lift(member.id(), entry("lift", member.name(), "")));
  }

  /// Gives a member another name.
  ///
  /// @param text the name
  /// @return the name, as it is stored; empty when another member has one that looks like it
  /// @throws ProblemException when no member may have this name
  public Optional<String> rename(Member member, String text) {
    String name = MemberNames.check(text);
    return Database.await(store.rename(member.id(), name, entry("rename", name, member.name())))
        ? Optional.of(name)
        : Optional.empty();
  }

  /// Makes a member a moderator, who sees the page `/moderation`, or no longer.
  ///
  /// @return whether this is a change
  public boolean setModerator(Member member, boolean isModerator) {
    String command = isModerator ? "appoint" : "dismiss";
    return Database.await(
        store.setModerator(member.id(), isModerator, entry(command, member.name(), "")));
  }

  /// Erases a message of a game; its number stays.
  ///
  /// @return whether there was such a message
  public boolean erase(String game, int number) {
    return Database.await(store.erase(game, number, entry("erase", game, String.valueOf(number))));
  }

  /// Closes the reports about a game.
  ///
  /// @param note what was done
  /// @return whether there were any
  public boolean close(String game, String note) {
    return Database.await(store.close(game, entry("close", game, note)));
  }

  /// Deletes a game with all that is stored about it. A game in progress ends without a result; the
  /// ratings that a game has changed stay.
  ///
  /// @param reason why, for the audit log
  /// @return whether there was such a game
  public boolean delete(String game, String reason) {
    return Database.await(store.delete(game, entry("delete", game, reason)));
  }

  /// Announces a text on every page, such as a maintenance.
  ///
  /// @param text the text, of at most [#MAX_ANNOUNCEMENT] characters; empty to announce nothing
  /// @return whether this is a change
  public boolean announce(String text) {
    String line = SafeText.line(text);
    return Database.await(store.announce(line, entry("announce", "", line)));
  }

  /// Returns a new code with which one account can be created.
  ///
  /// @param note for whom it is
  public String invite(String note) {
    String code = RecoveryCodes.code(RANDOM);
    var _ =
        Database.await(
            store.invite(
                RecoveryCodes.hashInvitation(code),
                SafeText.line(note),
                entry("invite", "", note)));
    return code;
  }

  /// Sets whether a new account needs an invitation.
  public void requireInvitations(boolean isRequired) {
    String command = isRequired ? "invite-only" : "open";
    var _ = Database.await(store.requireInvitations(isRequired, entry(command, "", "")));
  }

  /// Returns the open reports of players, the newest first.
  public List<ReportedGame> reports() {
    var _ = Database.await(store.log(entry("reports", "", "")));
    return new ReportStore(games.database())
        .last(MAX_ROWS).stream()
            .map(report ->
                new ReportedGame(
                    report,
                    games.seats().ofGame(report.game()),
                    new ChatStore(games.database()).ofGame(report.game())))
            .toList();
  }

  /// Returns the members to whom accounts without other opponents have lost within the last months,
  /// those with most games first.
  public List<RatingCircle> circles() {
    var _ = Database.await(store.log(entry("circles", "", "")));
    return new RatingCircles(games.database())
        .find(millis.getAsLong() - CIRCLE_TIME.toMillis(), MAX_ROWS);
  }

  /// Compares the moves of the rated games that were not compared yet with the engine's. Each
  /// result is stored at once, so this may be interrupted.
  ///
  /// @param progress is called after each game with the number of games so far
  /// @return the members with enough moves, those who most often moved as the engine first
  public List<PlayerAgreement> compare(IntConsumer progress) {
    var _ = Database.await(store.log(entry("compare", "", "")));
    EngineComparisonStore comparisons = new EngineComparisonStore(games.database());
    int compared = 0;
    List<String> pending = comparisons.pending(MAX_ROWS);
    while (!pending.isEmpty()) {
      for (String game : pending) {
        var _ = Database.await(comparisons.save(game, agreement(game)));
        progress.accept(++compared);
      }
      pending = comparisons.pending(MAX_ROWS);
    }
    return comparisons.byMember(MIN_COMPARED);
  }

  private Map<Side, EngineAgreement> agreement(String game) {
    try {
      return EngineComparison.of(LiveGames.positions(games.archive().game(game)));
    } catch (StoreException e) {
      if (!e.isAboutOneGame()) {
        throw e;
      }
      return Map.of(); // A game that cannot be read says nothing about its players.
    }
  }

  /// Returns the audit log, the newest command first.
  public List<AdminEntry> log() {
    return new AdminLog(games.database()).last(MAX_ROWS);
  }

  private AdminEntry entry(String command, String subject, String detail) {
    return new AdminEntry(
        Tokens.gameId(),
        millis.getAsLong(),
        SafeText.line(operator),
        command,
        subject,
        SafeText.line(detail));
  }
}
