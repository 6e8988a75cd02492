package tabuleiro.server.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabuleiro.protocol.game.GameListJson;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.server.catalogue.BoardChoices;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.PageSummary;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SecurityHeaders;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The pages of a game and of the lists of games. Each brings along what its script shows first.
final class GamePages implements Routes {
  /// How many boards a list brings along; its script asks for others.
  private static final int MAX_BOARDS = 8;

  private final GameStore store;
  private final GameFeeds feeds;
  private final GameLists lists;
  private final PageRenderer pages;
  private final StaticResponses answers;

  GamePages(
      GameStore store,
      GameFeeds feeds,
      GameLists lists,
      PageRenderer pages,
      StaticResponses answers) {
    this.store = store;
    this.feeds = feeds;
    this.lists = lists;
    this.pages = pages;
    this.answers = answers;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.GAME, context -> game(context, "game"));
    Endpoints.add(routes, PageOperations.LOCAL_GAME, this::localGame);
    Endpoints.add(
        routes,
        PageOperations.EMBEDDED_GAME,
        context -> {
          game(context, "embed");
          SecurityHeaders.allowFrames(context);
        });
    Endpoints.add(
        routes,
        PageOperations.LOBBY,
        context ->
            list(context, BoardChoices.page("lobby", "board-radio"), "/lobby", lists::lobby));
    Endpoints.add(routes, PageOperations.WATCH, BulkWork.route(this::watch));
    Endpoints.add(routes, PageOperations.MINE, BulkWork.route(this::mine));
  }

  private void localGame(Context context) {
    if (!pages.hasEngine()) {
      throw ProblemException.notFound();
    }
    pages.send(context, localPage(Caller.of(context).language()));
  }

  /// Returns the page of a game that the visitor's browser keeps: the same for all of them.
  private PageContent localPage(Language language) {
    return answers.withCatalogue(PageContent.of("game"), language).unlisted();
  }

  /// Returns the pages that browsers keep for use without a network.
  List<OfflinePage> offlinePages() {
    return pages.hasEngine() ? List.of(new OfflinePage("/local/game", this::localPage)) : List.of();
  }

  private void game(Context context, String template) {
    String id = context.pathParam("id");
    store.requireGame(id);
    Caller caller = Caller.of(context);
    GameId game = store.info(id).orElseThrow().gameId();
    PageContent page = answers.withFamily(PageContent.of(template), game.game(), caller.language());
    page = answers.withBoard(page, game, caller.language());
    page = page.withSummary(summary(id, caller.messages(game.game())));
    Optional<String> state = feeds.findState(id, caller);
    pages.send(context, state.isEmpty() ? page : page.withPersonal("/games/" + id, state.get()));
  }

  /// Returns a title with the players, and the description of the game. Search engines do not list
  /// it: a game is for those who were given its address.
  private PageSummary summary(String id, Messages messages) {
    String players =
        feeds.seats(id, messages).stream()
            .map(seat -> seat.taken() ? seat.name() : messages.format("list.free"))
            .collect(Collectors.joining(" – "));
    return new PageSummary(
        messages.format("name") + ": " + players,
        messages.format("tagline"),
        "/g/" + id + "/position.png",
        false);
  }

  /// A visitor without games sees all boards.
  private void mine(Context context) {
    Caller caller = Caller.of(context);
    GameListJson own = lists.mine(caller);
    PageContent page = PageContent.of("mine");
    send(
        context,
        own.games().isEmpty() ? answers.withBoardPictures(page, caller.language()) : page,
        "/mine",
        own);
  }

  /// Sends the games in progress; without any, the page shows the recorded game of the day.
  private void watch(Context context) {
    Caller caller = Caller.of(context);
    GameListJson playing = lists.watching(caller);
    PageContent page = PageContent.of("watch");
    if (playing.games().isEmpty()) {
      Game shown = BoardChoices.gameOfDay(LocalDate.now(ZoneOffset.UTC));
      page = answers.withPicture(page, shown.id());
      page = answers.withDemo(page, shown, caller.language());
    }
    send(context, page, "/watching", playing);
  }

  private void list(
      Context context, PageContent template, String path, Function<Caller, GameListJson> games) {
    send(context, template, path, games.apply(Caller.of(context)));
  }

  private void send(Context context, PageContent template, String path, GameListJson list) {
    Caller caller = Caller.of(context);
    PageContent page = answers.withCatalogue(template, caller.language());
    List<GameId> boards =
        list.games().stream()
            .map(game -> new GameId(game.game(), game.variant()))
            .distinct()
            .limit(MAX_BOARDS)
            .toList();
    for (GameId board : boards) {
      page = answers.withPicture(page, board);
    }
    pages.send(context, page.withPersonal(path, JsonText.format(list)));
  }
}
