package tabuleiro.server.site;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntSupplier;
import java.util.function.LongToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.protocol.catalogue.CatalogueOperations;
import tabuleiro.protocol.game.GameListJson;
import tabuleiro.protocol.site.ActivityJson;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.protocol.site.SiteOperations;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.server.catalogue.BoardChoices;
import tabuleiro.server.catalogue.NamedGame;
import tabuleiro.server.catalogue.SiteOperator;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.server.http.WebFile;
import tabuleiro.text.Language;

/// The pages without games of visitors, and the data that all pages need.
public final class SiteRoutes implements Routes {
  /// The paths that a code may contain: games, with or without a token, and studies.
  private static final Pattern PATH =
      Pattern.compile("/[gs]/[A-Za-z0-9_-]{1,64}(#s=[A-Za-z0-9_-]{1,128})?");

  /// A game is being played when it had a move in this time.
  private static final Duration RECENT = Duration.ofHours(1);

  private static final String NO_GAMES = JsonText.format(new GameListJson("mine", List.of()));

  private final PageRenderer pages;
  private final StaticResponses answers;
  private final BiFunction<PageContent, Language, PageContent> withDailyPuzzle;
  private final IntSupplier visitors;
  private final LongToIntFunction active;
  private final AboutRoutes about;
  private final SolvedBoardRoutes solved;

  /// @param answers the data
  /// @param withDailyPuzzle returns a page that brings the day's puzzle along, if it may be shown
  /// @param operator who runs the site
  /// @param visitors counts the visitors who are connected
  /// @param active counts the games with a move since a moment, in milliseconds since 1970
  public SiteRoutes(
      PageRenderer pages,
      StaticResponses answers,
      BiFunction<PageContent, Language, PageContent> withDailyPuzzle,
      SiteOperator operator,
      IntSupplier visitors,
      LongToIntFunction active) {
    this.pages = pages;
    this.answers = answers;
    this.withDailyPuzzle = withDailyPuzzle;
    this.visitors = visitors;
    this.active = active;
    this.about = new AboutRoutes(pages, operator);
    this.solved = new SolvedBoardRoutes(pages);
  }

  @Override
  public void add(RoutesConfig routes) {
    about.add(routes);
    solved.add(routes);
    new CrawlerRoutes().add(routes);
    Endpoints.add(routes, PageOperations.HOME, this::home);
    Endpoints.add(routes, SiteOperations.ACTIVITY, this::activity);
    Endpoints.add(routes, PageOperations.NEW_GAME, this::newGame);
    Endpoints.add(
        routes,
        CatalogueOperations.BOARD_PICTURES,
        context -> send(context, answers.boardPictures(language(context))));
    Endpoints.add(
        routes,
        CatalogueOperations.CATALOGUE,
        context -> send(context, answers.catalogue(language(context))));
    Endpoints.add(
        routes,
        CatalogueOperations.PAGE_TEXTS,
        context -> send(context, answers.pageTexts(language(context))));
    Endpoints.add(
        routes,
        CatalogueOperations.BOARD_TEXTS,
        context -> send(context, answers.boardTexts(language(context), family(context).name())));
    Endpoints.add(
        routes, CatalogueOperations.BOARD, context -> send(context, answers.board(game(context))));
    Endpoints.add(
        routes,
        CatalogueOperations.DEMO,
        context -> send(context, answers.demo(language(context), offered(context))));
    Endpoints.add(routes, SiteOperations.QR, SiteRoutes::sendQrCode);
  }

  /// The page of a visitor whom the server does not know says that they have no games here.
  private void home(Context context) {
    int boardOfDay = BoardChoices.boardOfDay(LocalDate.now(ZoneOffset.UTC));
    PageContent page =
        withDailyPuzzle.apply(home(boardOfDay, language(context)), language(context));
    boolean isUnknown = Caller.of(context).secret().isEmpty();
    pages.send(context, isUnknown ? page.with("/mine", NO_GAMES) : page);
  }

  private PageContent home(int boardOfDay, Language language) {
    PageContent page =
        PageContent.of(
            "home", String.valueOf(boardOfDay), messages -> HomePage.values(messages, boardOfDay));
    PageContent pictures = answers.withBoardPictures(page, language);
    return answers.withDemo(pictures, Games.offeredGames().get(boardOfDay), language);
  }

  /// Returns the home page. The order of its games, which changes every day, is no new content.
  public List<OfflinePage> offlinePages() {
    List<OfflinePage> home = List.of(new OfflinePage("/", language -> home(0, language)));
    return Stream.of(home, about.offlinePages(), solved.offlinePages())
        .flatMap(List::stream)
        .toList();
  }

  /// Returns the paths of what the home page asks for: the demonstration games, and the catalogue.
  public static List<String> offlineAnswers() {
    Stream<String> demos =
        Games.offeredGames().stream()
            .map(board -> "/api/v2/demos/%s/%s".formatted(board.id().game(), board.id().variant()));
    return Stream.concat(demos, Stream.of("/api/v2/catalogue")).toList();
  }

  private void newGame(Context context) {
    pages.send(context, newGamePage(answers, language(context)));
  }

  /// Returns the page to begin a game.
  public static PageContent newGamePage(StaticResponses answers, Language language) {
    PageContent page = BoardChoices.page("new", "board-choice");
    return answers.withBoardPictures(answers.withCatalogue(page, language), language);
  }

  private void activity(Context context) {
    long recent = System.currentTimeMillis() - RECENT.toMillis();
    Responses.sendJson(
        context, 200, new ActivityJson(visitors.getAsInt(), active.applyAsInt(recent)));
  }

  private static Language language(Context context) {
    return Caller.of(context).language();
  }

  private static void send(Context context, WebFile file) {
    Responses.varyByLanguage(context);
    file.send(context);
  }

  private static Family family(Context context) {
    return NamedGame.family(context.pathParam("game"));
  }

  private static Game game(Context context) {
    return NamedGame.of(family(context), context.pathParam("variant"));
  }

  /// Boards that the pages offer as games have a demonstration.
  private static Game offered(Context context) {
    GameId id = game(context).id();
    return Games.offeredGames().stream()
        .filter(board -> board.id().equals(id))
        .findFirst()
        .orElseThrow(ProblemException::notFound);
  }

  private static void sendQrCode(Context context) {
    JsonObject json = RequestBody.readJson(context);
    String path = json.requireText("path");
    if (!PATH.matcher(path).matches()) {
      throw new ProblemException(400, "path", Message.of("http.bad"));
    }
    context.header("Cache-Control", "no-store");
    context.contentType("image/svg+xml");
    context.result(QrCode.svg(SiteAddress.of(context) + path));
  }
}
