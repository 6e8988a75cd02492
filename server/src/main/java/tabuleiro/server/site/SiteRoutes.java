package tabuleiro.server.site;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
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
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.http.page.WebFile;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.view.BoardJson;
import tabuleiro.server.view.BoardTextsJson;

/// The pages for playing, and what all pages are fed with: none of it changes while the server
/// runs, so each answer is made once in each language.
public final class SiteRoutes implements Routes {
  private static final Map<String, String> PAGES =
      Map.of(
          "/", "home",
          "/new", "new",
          "/lobby", "lobby",
          "/watch", "watch",
          "/mine", "mine");

  /// What a code may lead to: games with the secret of a seat or without, and studies.
  private static final Pattern PATH =
      Pattern.compile("/[gs]/[A-Za-z0-9_-]{1,64}(#s=[A-Za-z0-9_-]{1,128})?");

  private final PageRenderer pages;
  private final PlayerCatalogue players;
  private final GameStore store;
  private final Map<String, WebFile> known = new ConcurrentHashMap<>();

  /// @param players the computer players that may be seated
  /// @param store knows which games there are
  public SiteRoutes(PageRenderer pages, PlayerCatalogue players, GameStore store) {
    this.pages = pages;
    this.players = players;
    this.store = store;
  }

  @Override
  public void add(RoutesConfig routes) {
    PAGES.forEach((path, page) -> routes.get(path, context -> pages.send(context, page)));
    routes.get(
        "/g/{id}",
        context -> {
          store.requireGame(context.pathParam("id"));
          pages.send(context, "game");
        });
    routes.get("/api/v1/catalogue", context -> answer(context, () -> catalogue(context)));
    routes.get("/api/v1/words", context -> answer(context, () -> words(context)));
    routes.get("/api/v1/texts/{game}", context -> answer(context, () -> texts(context)));
    routes.get("/api/v1/boards/{game}/{variant}", context -> answer(context, () -> board(context)));
    routes.get("/api/v1/demos/{game}/{variant}", context -> answer(context, () -> demo(context)));
    routes.post("/api/v1/qr", SiteRoutes::code);
  }

  private void answer(Context context, Supplier<Object> value) {
    String key = Caller.of(context).language().code() + " " + context.path();
    WebFile file = known.get(key);
    if (file == null) {
      byte[] json = JsonText.format(value.get()).getBytes(StandardCharsets.UTF_8);
      file = WebFile.of("application/json", json);
      known.put(key, file);
    }
    context.header("Vary", "Accept-Language, Cookie");
    file.send(context);
  }

  private CatalogueJson catalogue(Context context) {
    return CatalogueJson.of(players, Caller.of(context)::messages);
  }

  private static PageTextsJson words(Context context) {
    return PageTextsJson.of(Caller.of(context).messages());
  }

  private static BoardTextsJson texts(Context context) {
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

  /// Only canonical names are known, so that no more answers are kept than there are variants.
  private static Game game(Context context) {
    Family family = family(context);
    String variant = context.pathParam("variant");
    if (!family.variants().contains(variant)) {
      throw ProblemException.notFound();
    }
    return family.game(variant);
  }

  private static void code(Context context) {
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
