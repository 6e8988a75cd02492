package tabuleiro.server.profile;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.profile.OpeningJson;
import tabuleiro.protocol.profile.ProfileJson;
import tabuleiro.protocol.profile.ProfileOperations;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.rules.GameId;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberNames;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.Relation;
import tabuleiro.server.account.RelationStore;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.game.FirstMoveQuery;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.rating.PlayerRatings;

/// The public profiles of members.
public final class ProfileRoutes implements Routes {
  /// How many first moves are listed for each board. A guess.
  private static final int MAX_OPENINGS = 3;

  private final MemberStore store;
  private final FirstMoveQuery firstMoves;
  private final RelationStore relations;
  private final PlayerRatings ratings;
  private final BiFunction<PlayerId, Caller, List<GameListEntryJson>> games;
  private final PageRenderer pages;
  private final StaticResponses answers;

  /// @param store has the members and their games
  /// @param ratings has their ratings
  /// @param games returns the public games of a player, as a caller sees them
  /// @param pages sends the page
  /// @param answers the answers that pages bring along
  public ProfileRoutes(
      GameStore store,
      PlayerRatings ratings,
      BiFunction<PlayerId, Caller, List<GameListEntryJson>> games,
      PageRenderer pages,
      StaticResponses answers) {
    this.store = new MemberStore(store.database());
    this.firstMoves = new FirstMoveQuery(store.database());
    this.relations = new RelationStore(store.database());
    this.ratings = ratings;
    this.games = games;
    this.pages = pages;
    this.answers = answers;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.PLAYER, BulkWork.route(this::sendPage));
    Endpoints.add(
        routes,
        ProfileOperations.PROFILE,
        BulkWork.route(
            context -> Responses.sendJson(context, 200, profile(context, member(context)))));
    Endpoints.add(
        routes,
        ProfileOperations.RATINGS,
        context -> Responses.sendJson(context, 200, ratings.shown(member(context).id())));
  }

  /// Returns the member with exactly the name in the address, but for its case.
  ///
  /// @throws ProblemException when there is none
  public Member member(Context context) {
    String name = context.pathParam("name");
    return store
        .find(MemberNames.fold(name))
        .filter(found -> found.name().equalsIgnoreCase(name))
        .orElseThrow(ProblemException::notFound);
  }

  private ProfileJson profile(Context context, Member member) {
    Map<GameId, Integer> listed = new HashMap<>();
    List<OpeningJson> openings =
        firstMoves.ofMember(member.id()).stream()
            .filter(count -> listed.merge(count.board(), 1, Integer::sum) <= MAX_OPENINGS)
            .map(OpeningJsonMapper::of)
            .toList();
    Optional<Member> caller = Caller.of(context).secret().flatMap(store::signedIn);
    boolean isOther = caller.filter(found -> !found.id().equals(member.id())).isPresent();
    return new ProfileJson(
        member.name(),
        member.createdMillis(),
        member.isBot(),
        member.suspension().isPresent(),
        isOther,
        caller.stream()
            .flatMap(found -> relations.of(found.id(), member.id()).stream())
            .map(Relation::word)
            .sorted()
            .toList(),
        openings,
        games.apply(member.id(), Caller.of(context)));
  }

  private void sendPage(Context context) {
    Member member = member(context);
    PageContent page =
        answers.withCatalogue(PageContent.of("player"), Caller.of(context).language());
    String path =
        "/players/" + URLEncoder.encode(context.pathParam("name"), StandardCharsets.UTF_8);
    pages.send(
        context,
        page.withPersonal(path, JsonText.format(profile(context, member)))
            .withPersonal(path + "/ratings", JsonText.format(ratings.shown(member.id()))));
  }
}
