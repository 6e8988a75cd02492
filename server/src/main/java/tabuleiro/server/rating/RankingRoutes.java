package tabuleiro.server.rating;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.protocol.rating.GameRatingsJson;
import tabuleiro.protocol.rating.LeaderboardJson;
import tabuleiro.protocol.rating.PlayerRatingsJson;
import tabuleiro.protocol.rating.RatingOperations;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.statistics.GlickoRating;

/// The routes of the ratings.
public final class RankingRoutes implements Routes {
  /// The length of a leaderboard. A guess.
  private static final int MAX_LEADERS = 100;

  /// The width of an interval of the distribution, in Elo points.
  private static final int INTERVAL = 100;

  private final GameRatingStore ratings;
  private final LiveGames games;
  private final PlayerIdentities players;
  private final PageRenderer pages;
  private final StaticResponses answers;

  /// @param players finds the caller, and the names of members
  public RankingRoutes(
      GameRatingStore ratings,
      LiveGames games,
      PlayerIdentities players,
      PageRenderer pages,
      StaticResponses answers) {
    this.ratings = ratings;
    this.games = games;
    this.players = players;
    this.pages = pages;
    this.answers = answers;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.LEADERBOARD, BulkWork.route(this::page));
    Endpoints.add(routes, RatingOperations.MINE, this::mine);
    Endpoints.add(
        routes,
        RatingOperations.LEADERBOARD,
        BulkWork.route(context ->
            Responses.sendJson(context, 200, leaderboard(pool(context.pathParam("pool"))))));
    Endpoints.add(routes, RatingOperations.OF_GAME, this::ofGame);
  }

  private static RatingPool pool(String key) {
    return RatingPool.parse(key)
        .filter(pool -> !pool.isAgainstLevels())
        .orElseThrow(ProblemException::notFound);
  }

  private void page(Context context) {
    String asked = SiteAddress.parameter(context, "pool");
    RatingPool pool = asked.isEmpty() ? RatingPool.all().getFirst() : pool(asked);
    PageContent page =
        answers.withCatalogue(PageContent.of("leaderboard"), Caller.of(context).language());
    pages.send(
        context,
        page.withPersonal("/ratings/" + pool.key(), JsonText.format(leaderboard(pool)))
            .withPersonal("/ratings/mine", JsonText.format(ofCaller(context))));
  }

  private void mine(Context context) {
    Responses.sendJson(context, 200, ofCaller(context));
  }

  private PlayerRatingsJson ofCaller(Context context) {
    return players
        .of(Caller.of(context))
        .map(new PlayerRatings(ratings, games.scheduler()::millis)::own)
        .orElseGet(() -> new PlayerRatingsJson(List.of()));
  }

  private LeaderboardJson leaderboard(RatingPool pool) {
    long now = games.scheduler().millis();
    List<LeaderboardJson.Leader> leaders =
        ratings.leaders(pool.key(), MAX_LEADERS, now).stream()
            .flatMap(leader -> toJson(leader).stream())
            .toList();
    List<LeaderboardJson.Interval> distribution =
        ratings.distribution(pool.key(), INTERVAL, now).entrySet().stream()
            .map(entry -> new LeaderboardJson.Interval(entry.getKey(), entry.getValue()))
            .toList();
    return new LeaderboardJson(pool.key(), leaders, distribution);
  }

  private Optional<LeaderboardJson.Leader> toJson(RatedPlayer leader) {
    GlickoRating rating = leader.rating().glicko();
    return players
        .memberOf(leader.player())
        .filter(member -> member.suspension().isEmpty())
        .map(member ->
            new LeaderboardJson.Leader(
                member.name(),
                PoolRatingJsonMapper.rounded(rating.rating()),
                PoolRatingJsonMapper.rounded(rating.deviation()),
                leader.rating().results(),
                member.isBot()));
  }

  private void ofGame(Context context) {
    String id = context.pathParam("id");
    GameSnapshot game = games.game(id).snapshot(games.scheduler().millis());
    Responses.sendJson(
        context,
        200,
        game.series().isRated() ? ofRated(id, game) : new GameRatingsJson("", 0, "", List.of()));
  }

  private GameRatingsJson ofRated(String id, GameSnapshot game) {
    Optional<RatingTerms> terms = RatedGames.terms(game.setup());
    CountedShare share =
        ratings.share(id).orElse(game.ending().isEmpty() ? CountedShare.WHOLE : CountedShare.NONE);
    return new GameRatingsJson(
        terms.map(RatingTerms::pool).orElse(""),
        share.weight(),
        share.reason().key(),
        terms.map(found -> sides(id, found)).orElse(List.of()));
  }

  private List<GameRatingsJson.SideRating> sides(String game, RatingTerms terms) {
    List<RatingChange> changes = ratings.ofGame(game);
    return Stream.of(Side.values())
        .map(side ->
            changes.stream()
                .filter(change -> change.side() == side)
                .findFirst()
                .map(RankingRoutes::toJson)
                .orElseGet(() -> current(game, side, terms)))
        .toList();
  }

  private static GameRatingsJson.SideRating toJson(RatingChange change) {
    int after = PoolRatingJsonMapper.rounded(change.after());
    return new GameRatingsJson.SideRating(
        change.side().key(),
        after,
        change.deviation() >= GlickoRating.PROVISIONAL_DEVIATION,
        after - PoolRatingJsonMapper.rounded(change.before()));
  }

  private GameRatingsJson.SideRating current(String game, Side side, RatingTerms terms) {
    GlickoRating rating =
        terms
            .fixed(side)
            .or(() ->
                ratings
                    .playerOf(game, side)
                    .flatMap(player -> ratings.find(player, terms.pool()))
                    .map(stored -> stored.at(games.scheduler().millis())))
            .orElse(GlickoRating.INITIAL);
    return new GameRatingsJson.SideRating(
        side.key(), PoolRatingJsonMapper.rounded(rating.rating()), rating.isProvisional(), 0);
  }
}
