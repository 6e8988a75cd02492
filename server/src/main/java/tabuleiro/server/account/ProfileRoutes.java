package tabuleiro.server.account;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BiFunction;
import tabuleiro.server.account.message.ProfileJson;
import tabuleiro.server.games.message.GameSummaryJson;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.json.JsonText;
import tabuleiro.server.http.page.PageContent;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.player.PlayerId;
import tabuleiro.server.site.SiteAnswers;
import tabuleiro.server.store.account.AccountStore;
import tabuleiro.server.store.account.Member;

/// The public profiles of members.
public final class ProfileRoutes implements Routes {
  private final AccountStore store;
  private final BiFunction<PlayerId, Caller, List<GameSummaryJson>> games;
  private final PageRenderer pages;
  private final SiteAnswers answers;

  /// @param games returns the public games of a player, as a caller sees them
  /// @param pages sends the page
  /// @param answers the answers that pages bring along
  public ProfileRoutes(
      AccountStore store,
      BiFunction<PlayerId, Caller, List<GameSummaryJson>> games,
      PageRenderer pages,
      SiteAnswers answers) {
    this.store = store;
    this.games = games;
    this.pages = pages;
    this.answers = answers;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.get("/player/{name}", this::sendPage);
    routes.get(
        "/api/v1/players/{name}", context -> Responses.sendJson(context, 200, profile(context)));
  }

  /// Returns the profile of the member with exactly this name, but for its case.
  private ProfileJson profile(Context context) {
    String name = context.pathParam("name");
    Member member =
        store
            .find(MemberNames.fold(name))
            .filter(found -> found.name().equalsIgnoreCase(name))
            .orElseThrow(ProblemException::notFound);
    return new ProfileJson(
        member.name(), member.createdMillis(), games.apply(member.id(), Caller.of(context)));
  }

  private void sendPage(Context context) {
    ProfileJson profile = profile(context);
    PageContent page =
        answers.withCatalogue(PageContent.of("player"), Caller.of(context).language());
    String path = "/players/" + URLEncoder.encode(profile.name(), StandardCharsets.UTF_8);
    pages.send(context, page.withPersonal(path, JsonText.format(profile)));
  }
}
