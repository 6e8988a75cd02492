package tabuleiro.server.site;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.http.page.WebFile;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.view.BoardJson;
import tabuleiro.server.view.BoardTextsJson;

/// The pages for playing, and the data that all pages need. The data does not change while the
/// server runs, so each response is computed once for each language.
public final class SiteRoutes implements Routes {
  private static final Map<String, String> PAGES =
      Map.of(
          "/new", "new",
          "/lobby", "lobby",
          "/watch", "watch",
          "/mine", "mine");

  /// The paths that a code may contain: games, with or without a token, and studies.
  private static final Pattern PATH =
      Pattern.compile("/[gs]/[A-Za-z0-9_-]{1,64}(#s=[A-Za-z0-9_-]{1,128})?");

  /// A game is being played when it had a move in this time.
  private static final Duration RECENT = Duration.ofHours(1);

  private final PageRenderer pages;
  private final PlayerCatalogue players;
  private final GameStore store;
  private final SocketRegistry sockets;
  private final Map<String, WebFile> responses = new ConcurrentHashMap<>();

  /// @param players the available computer players
  /// @param store the games, to check links and to count
  /// @param sockets the open sockets, to count
  public SiteRoutes(
      PageRenderer pages, PlayerCatalogue players, GameStore store, SocketRegistry sockets) {
    this.pages = pages;
    this.players = players;
    this.store = store;
    this.sockets = sockets;
  }

  @Override
  public void add(RoutesConfig routes) {
    PAGES.forEach((path, page) -> routes.get(path, context -> pages.send(context, page)));
    routes.get("/", this::home);
    routes.get("/api/v1/activity", this::activity);
    routes.get(
        "/g/{id}",
        context -> {
          store.requireGame(context.pathParam("id"));
          pages.send(context, "game");
        });
    routes.get("/api/v1/catalogue", context -> sendCached(context, () -> catalogue(context)));
    routes.get("/api/v1/words", context -> sendCached(context, () -> pageTexts(context)));
    routes.get("/api/v1/texts/{game}", context -> sendCached(context, () -> boardTexts(context)));
    routes.get(
        "/api/v1/boards/{game}/{variant}", context -> sendCached(context, () -> board(context)));
    routes.get(
        "/api/v1/demos/{game}/{variant}", context -> sendCached(context, () -> demo(context)));
    routes.post("/api/v1/qr", SiteRoutes::sendQrCode);
  }

  private void home(Context context) {
    int boardOfDay = HomePage.boardOfDay(LocalDate.now(ZoneOffset.UTC));
    pages.send(
        context,
        "home",
        String.valueOf(boardOfDay),
        messages -> HomePage.values(messages, boardOfDay));
  }

  private void activity(Context context) {
    long recent = System.currentTimeMillis() - RECENT.toMillis();
    Responses.sendJson(
        context, 200, new ActivityJson(sockets.visitorCount(), store.countActive(recent)));
  }

  private void sendCached(Context context, Supplier<Object> value) {
    String key = Caller.of(context).language().code() + " " + context.path();
    WebFile file = responses.get(key);
    if (file == null) {
      byte[] json = JsonText.format(value.get()).getBytes(StandardCharsets.UTF_8);
      file = WebFile.of("application/json", json);
      responses.put(key, file);
    }
    context.header("Vary", "Accept-Language, Cookie");
    file.send(context);
  }

  private CatalogueJson catalogue(Context context) {
    return CatalogueJson.of(players, Caller.of(context).language());
  }

  private static PageTextsJson pageTexts(Context context) {
    return PageTextsJson.of(Caller.of(context).messages());
  }

  private static BoardTextsJson boardTexts(Context context) {
    return BoardTextsJson.of(Caller.of(context).messages(family(context).name()));
  }

  private static BoardJson board(Context context) {
    return BoardJson.of(game(context));
  }

  private static DemoJson demo(Context context) {
    Game game = game(context);
    return DemoJson.of(game.id(), Caller.of(context).messages(game.id().game()))
        .orElseThrow(ProblemException::notFound);
  }

  private static Family family(Context context) {
    return Games.find(context.pathParam("game")).orElseThrow(ProblemException::notFound);
  }

  /// Accepts only canonical names, so that the number of cached responses is bounded.
  private static Game game(Context context) {
    Family family = family(context);
    String variant = context.pathParam("variant");
    if (!family.variants().contains(variant)) {
      throw ProblemException.notFound();
    }
    return family.game(variant);
  }

  private static void sendQrCode(Context context) {
    String path = RequestBody.readJson(context, QrRequest.class).path();
    if (path == null || !PATH.matcher(path).matches()) {
      throw new ProblemException(400, "path", Message.of("http.bad"));
    }
    String scheme = Caller.of(context).isSecure() ? "https" : "http";
    context.header("Cache-Control", "no-store");
    context.contentType("image/svg+xml");
    context.result(QrCode.svg(scheme + "://" + context.host() + path));
  }
}
