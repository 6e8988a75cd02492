package tabuleiro.server.admin;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import tabuleiro.protocol.moderation.ModerationOperations;
import tabuleiro.protocol.moderation.ReportsJson;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.rules.Message;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.text.SafeText;

/// The page `/moderation` and what moderators do there: the operator's commands on reported games
/// and on members, in the name of the moderator. For everyone else there is nothing here. Running
/// servers notice the commands as they notice the operator's.
public final class ModerationRoutes implements Routes {
  /// The longest reason and note, in characters. A guess.
  private static final int MAX_TEXT = 1000;

  private final GameStore store;
  private final MemberStore members;
  private final PlayerIdentities players;
  private final PageRenderer pages;
  private final LongSupplier millis;

  /// @param millis the current time, in milliseconds since 1970
  public ModerationRoutes(GameStore store, PageRenderer pages, LongSupplier millis) {
    this.store = store;
    this.members = new MemberStore(store.database());
    this.players = new PlayerIdentities(store.database());
    this.pages = pages;
    this.millis = millis;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.MODERATION, this::sendPage);
    Endpoints.add(routes, ModerationOperations.REPORTS, handler((_, _) -> {}));
    add(routes, ModerationOperations.CLOSE, this::close);
    add(routes, ModerationOperations.ERASE, this::erase);
    add(routes, ModerationOperations.DELETE, this::delete);
    add(routes, ModerationOperations.RENAME, this::rename);
    add(routes, ModerationOperations.SUSPEND, this::suspend);
    add(routes, ModerationOperations.LIFT, this::lift);
  }

  private void add(
      RoutesConfig routes, Operation operation, BiConsumer<Context, AccountAdministration> work) {
    Endpoints.add(routes, operation, handler(work));
  }

  /// Returns a handler that does something in the name of a moderator, and answers with the
  /// reports.
  private Handler handler(BiConsumer<Context, AccountAdministration> work) {
    return context -> {
      AccountAdministration moderator = moderator(context);
      work.accept(context, moderator);
      Responses.sendJson(context, 200, reports(context, moderator));
    };
  }

  /// Returns the commands of the caller.
  ///
  /// @throws ProblemException when the caller is no moderator
  private AccountAdministration moderator(Context context) {
    Member member =
        players
            .memberOf(Caller.of(context))
            .filter(found -> members.isModerator(found.id()))
            .orElseThrow(ProblemException::notFound);
    return new AccountAdministration(store, member.name() + " (moderator)", millis);
  }

  private static ReportsJson reports(Context context, AccountAdministration moderator) {
    return ReportsJsonMapper.of(moderator.reports(), Caller.of(context).messages());
  }

  private void sendPage(Context context) {
    String reports = JsonText.format(reports(context, moderator(context)));
    pages.send(context, PageContent.of("moderation").withPersonal("/moderation/reports", reports));
  }

  private void close(Context context, AccountAdministration moderator) {
    String note = text(RequestBody.readJson(context).text("note").orElse(""), "note");
    if (!moderator.close(game(context), note)) {
      throw new ProblemException(404, "report", Message.of("member.no-report"));
    }
  }

  private void erase(Context context, AccountAdministration moderator) {
    String number = context.pathParam("number");
    if (!number.matches("[1-9][0-9]{0,8}")
        || !moderator.erase(game(context), Integer.parseInt(number))) {
      throw new ProblemException(404, "message", Message.of("member.no-message"));
    }
  }

  private void delete(Context context, AccountAdministration moderator) {
    var _ = moderator.delete(game(context), reason(context, "member.no-deletion-reason"));
  }

  /// Returns the game whose id is in the address. One in which the moderator plays is left to the
  /// others.
  private String game(Context context) {
    String game = context.pathParam("id");
    store.requireGame(game);
    String secret = Caller.of(context).secret().orElseThrow();
    if (!store.seats().sidesOf(game, secret).isEmpty()) {
      throw new ProblemException(403, "own-game", Message.of("member.own-game"));
    }
    return game;
  }

  private void rename(Context context, AccountAdministration moderator) {
    Member member = member(context, moderator);
    String name = RequestBody.readJson(context).text("name").orElse("");
    if (moderator.rename(member, name).isEmpty()) {
      throw new ProblemException(409, "name", Message.of("member.name-taken", name));
    }
  }

  private void suspend(Context context, AccountAdministration moderator) {
    Member member = member(context, moderator);
    moderator.suspend(member, reason(context, "member.no-reason"));
  }

  private void lift(Context context, AccountAdministration moderator) {
    var _ = moderator.lift(member(context, moderator));
  }

  /// Returns the member whose name is in the address. A moderator is left to the operator.
  private Member member(Context context, AccountAdministration moderator) {
    Member member =
        moderator.find(context.pathParam("name")).orElseThrow(ProblemException::notFound);
    if (members.isModerator(member.id())) {
      throw new ProblemException(403, "moderator", Message.of("member.moderator", member.name()));
    }
    return member;
  }

  /// Returns the reason that the body of a request gives.
  ///
  /// @param missing the key of the message when there is none
  private static String reason(Context context, String missing) {
    String reason = text(RequestBody.readJson(context).text("reason").orElse(""), "reason");
    if (reason.isBlank()) {
      throw new ProblemException(400, "reason", Message.of(missing));
    }
    return reason;
  }

  private static String text(String given, String field) {
    String line = SafeText.line(given);
    if (line.codePointCount(0, line.length()) > MAX_TEXT) {
      throw new ProblemException(400, field, Message.of("member.text-long", field, MAX_TEXT));
    }
    return line;
  }
}
