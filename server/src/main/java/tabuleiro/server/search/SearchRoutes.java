package tabuleiro.server.search;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.PlayException;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.search.FoundGamesJson;
import tabuleiro.protocol.search.SearchOperations;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.EventEffect;
import tabuleiro.server.game.GameFilter;
import tabuleiro.server.game.GameInfo;
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
import tabuleiro.server.http.SiteAddress;
import tabuleiro.view.opening.OpeningExplorer;
import tabuleiro.view.opening.OpeningLine;
import tabuleiro.view.opening.OpeningSource;
import tabuleiro.view.position.Variation;

/// The routes for finding finished public games and their openings, and the page.
public final class SearchRoutes implements Routes {
  /// How many games a request finds unless it says otherwise, and at most.
  private static final int USUAL_GAMES = 20;

  private static final int MAX_GAMES = 50;

  /// How many boards the page brings along; its script asks for others.
  private static final int MAX_BOARDS = 8;

  /// How many of the last games with an opening are listed. A guess.
  private static final int LAST_GAMES = 5;

  private final GameStore store;
  private final GameSearchStore search;
  private final OpeningExplorer explorer;
  private final BiFunction<List<GameInfo>, Caller, List<GameListEntryJson>> summaries;
  private final PageRenderer pages;
  private final StaticResponses answers;
  private final FairPlayGuard fairPlay;

  /// @param store the games
  /// @param summaries describes games as a caller sees them
  /// @param pages sends the page
  /// @param answers the answers that the page brings along
  /// @param fairPlay knows the positions near rated games in progress
  public SearchRoutes(
      GameStore store,
      BiFunction<List<GameInfo>, Caller, List<GameListEntryJson>> summaries,
      PageRenderer pages,
      StaticResponses answers,
      FairPlayGuard fairPlay) {
    this.fairPlay = fairPlay;
    this.store = store;
    this.search = new GameSearchStore(store.database());
    this.explorer = new OpeningExplorer();
    this.summaries = summaries;
    this.pages = pages;
    this.answers = answers;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.SEARCH, BulkWork.route(this::sendPage));
    Endpoints.add(
        routes,
        SearchOperations.SEARCH,
        BulkWork.route(context -> Responses.sendJson(context, 200, found(context))));
    Endpoints.add(routes, SearchOperations.OPENINGS, BulkWork.route(this::sendOpening));
  }

  /// Returns the games that a request asks for.
  ///
  /// @throws ProblemException when a parameter is wrong
  private FoundGamesJson found(Context context) {
    SearchParameters parameters = new SearchParameters(context);
    GameSearch wanted = search(parameters);
    int limit = parameters.number("limit", 1, MAX_GAMES).orElse(USUAL_GAMES);
    List<GameInfo> games = search.find(wanted, after(parameters), limit + 1);
    List<GameInfo> page = games.subList(0, Math.min(limit, games.size()));
    return new FoundGamesJson(
        summaries.apply(page, Caller.of(context)), games.size() > limit ? page.getLast().id() : "");
  }

  private GameSearch search(SearchParameters parameters) {
    try {
      return new SearchRequest(parameters, new MemberStore(store.database())::find, fairPlay)
          .search();
    } catch (RulesException | PlayException e) {
      throw ProblemException.of(e).inGame(parameters.text("game").orElse(""));
    }
  }

  private String after(SearchParameters parameters) {
    Optional<String> after = parameters.text("after");
    boolean isKnown =
        after
            .filter(id -> !id.matches("[A-Za-z0-9_-]{1,64}") || store.info(id).isEmpty())
            .isEmpty();
    if (!isKnown) {
      throw SearchParameters.problem("after", Message.of("search.after", "after", "next"));
    }
    return after.orElse("");
  }

  private void sendOpening(Context context) {
    String family = context.pathParam("game");
    OpeningLine line;
    Optional<OpeningSource> source;
    try {
      line =
          OpeningLine.of(
              Variation.game(family, context.pathParam("variant")),
              SiteAddress.parameter(context, "moves"));
      source = new SearchParameters(context).text("source").map(OpeningSource::parse);
    } catch (RulesException | PlayException e) {
      throw ProblemException.of(e).inGame(family);
    }
    fairPlay.require(line.position());
    Caller caller = Caller.of(context);
    Responses.sendJson(
        context,
        200,
        explorer.explore(
            line,
            source,
            search.resultsByNext(line.key()),
            summaries.apply(last(line), caller),
            caller.messages(family)));
  }

  /// Returns the games with a position that were the last to end.
  private List<GameInfo> last(OpeningLine line) {
    GameId board = line.position().game().id();
    GameSearch games =
        GameSearch.ofPosition(new GameFilter(board.game(), board.variant()), line.key());
    return search.find(games, "", LAST_GAMES);
  }

  /// Sends the page with the games that its address asks for. A wrong parameter is explained by the
  /// answer to its script.
  private void sendPage(Context context) {
    Caller caller = Caller.of(context);
    PageContent page = answers.withCatalogue(PageContent.of("search"), caller.language());
    try {
      FoundGamesJson found = found(context);
      SearchParameters parameters = new SearchParameters(context);
      Optional<GameId> explored =
          parameters
              .text("game")
              .flatMap(
                  game -> parameters.text("variant").map(variant -> new GameId(game, variant)));
      List<GameId> boards =
          Stream.concat(
                  explored.stream(),
                  found.games().stream().map(game -> new GameId(game.game(), game.variant())))
              .distinct()
              .limit(MAX_BOARDS)
              .toList();
      for (GameId board : boards) {
        page = answers.withBoard(page, board, caller.language());
      }
      String query = Optional.ofNullable(context.queryString()).map(text -> "?" + text).orElse("");
      page = page.withPersonal("/games/search" + query, JsonText.format(found));
    } catch (ProblemException e) {
      // The script asks for the games, and shows the problem.
    }
    pages.send(context, page);
  }

  /// Returns what this feature changes with the events of games.
  public static EventEffect eventEffect() {
    return new SearchEffect();
  }

  /// Deletes what the search and the explorer know of a game, for the operator.
  public static void deleteGame(Handle handle, String game) {
    new FinishedGameRows(handle).delete(game);
  }
}
