package tabuleiro.server.study;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.websocket.WsConfig;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.server.http.Answer;
import tabuleiro.server.http.Body;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Pages;
import tabuleiro.server.http.Problem;
import tabuleiro.server.http.Rates;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.Socket;
import tabuleiro.server.http.Sockets;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.Store;

/// What pages and programs ask for learning and analysing: positions, rules, the engine's lines,
/// curves and studies, and the pages themselves.
public final class StudyRoutes implements Routes, AutoCloseable {
  private static final int LEAST_AT_ONCE = 2;
  private static final int MOST_AT_ONCE = 4;
  private static final int MOST_OF_ADDRESS = 4;
  private static final int MOST_WAITING = 64;

  /// How long somebody is analysed for while others wait. A guess: the first lines come at once.
  private static final Duration SHARE = Duration.ofSeconds(4);

  /// How many studies a network may keep at once, and how many more in an hour. A guess.
  private static final double STUDIES = 60;

  private static final double HOUR_SECONDS = 3600;

  private final Rates studies = new Rates(STUDIES / HOUR_SECONDS, STUDIES, System::nanoTime);

  /// For some games it takes a tenth of a second to find out.
  private final Map<GameId, EditorJson> editors = new ConcurrentHashMap<>();

  private final Store store;
  private final Sockets sockets;
  private final Pages pages;
  private final Curves curves;
  private final ThinkingPool pool;

  /// @param store has the studies
  /// @param games those whose curves are asked for
  /// @param sockets the open ones
  /// @param pages the templates
  public StudyRoutes(Store store, LiveGames games, Sockets sockets, Pages pages) {
    this.store = store;
    this.sockets = sockets;
    this.pages = pages;
    this.curves = new Curves(games);
    // The other half of the processors plays and serves.
    int half = Runtime.getRuntime().availableProcessors() / 2;
    int atOnce = Math.clamp(half, LEAST_AT_ONCE, MOST_AT_ONCE);
    this.pool = new ThinkingPool(atOnce, MOST_OF_ADDRESS, MOST_WAITING, SHARE);
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.get("/api/v1/positions/{game}/{variant}", inGame(this::position));
    routes.get("/api/v1/positions/{game}/{variant}/tries", inGame(this::tries));
    routes.get("/api/v1/positions/{game}/{variant}/editor", this::editor);
    routes.get("/api/v1/rules/{game}", this::rules);
    routes.get("/api/v1/games/{id}/curve", this::curve);
    routes.post("/api/v1/studies", this::keep);
    routes.get("/api/v1/studies/{study}", this::study);
    routes.ws("/api/v1/analysis", this::analysis);
    routes.get(
        "/analysis",
        context -> {
          requireWhatItNames(context);
          pages.show(context, "analysis");
        });
    routes.get(
        "/s/{study}",
        context -> {
          requireStudy(context);
          pages.show(context, "analysis");
        });
    routes.get("/learn", context -> pages.show(context, "learn"));
    routes.get(
        "/learn/{game}",
        context -> {
          requireGame(context);
          pages.show(context, "rules");
        });
  }

  /// Says what the rules object to in the words of the address's game.
  private static Handler inGame(Handler handler) {
    return context -> {
      try {
        handler.handle(context);
      } catch (RulesException | PlayException e) {
        throw Problem.of(e).in(context.pathParam("game"));
      }
    };
  }

  private static String requireGame(Context context) {
    String game = context.pathParam("game");
    if (Games.find(game).isEmpty()) {
      throw Problem.notFound();
    }
    return game;
  }

  private String requireStudy(Context context) {
    String id = context.pathParam("study");
    return store
        .study(id)
        .orElseThrow(() -> new Problem(404, "no-study", Phrase.of("study.none", id)));
  }

  /// The address of an analysis may name a game that was played, or a game and its variant.
  private void requireWhatItNames(Context context) {
    String played = asked(context, "of");
    if (!played.isEmpty()) {
      store.requireGame(played);
      return;
    }
    String game = asked(context, "game");
    if (!game.isEmpty()) {
      Family family = Games.find(game).orElseThrow(Problem::notFound);
      String variant = asked(context, "variant");
      if (!variant.isEmpty() && !family.variants().contains(variant)) {
        throw Problem.notFound();
      }
    }
  }

  private static LineOfPlay line(Context context) {
    Game game = LineOfPlay.game(context.pathParam("game"), context.pathParam("variant"));
    String text = asked(context, "position");
    Position start = text.isEmpty() ? game.start(seed(asked(context, "seed"))) : game.parse(text);
    return LineOfPlay.of(start, LineOfPlay.words(asked(context, "moves")));
  }

  private static List<String> path(Context context) {
    return LineOfPlay.words(asked(context, "path"));
  }

  private static long seed(String text) {
    try {
      return text.isEmpty() ? 1 : Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new Problem(400, "seed", Phrase.of("replay.seed", text));
    }
  }

  private static String asked(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name)).orElse("").strip();
  }

  private void position(Context context) {
    LineOfPlay moves = line(context);
    LineOfPlay line = path(context).isEmpty() ? moves : moves.with(path(context));
    Caller caller = Caller.of(context);
    Answer.json(context, 200, LineJson.of(line, caller.words(context.pathParam("game"))));
  }

  private void tries(Context context) {
    Position position = line(context).end();
    Caller caller = Caller.of(context);
    Answer.json(
        context,
        200,
        TriedJson.of(position, path(context), caller.words(context.pathParam("game"))));
  }

  private void editor(Context context) {
    Game game = LineOfPlay.game(context.pathParam("game"), context.pathParam("variant"));
    Answer.json(context, 200, editors.computeIfAbsent(game.id(), _ -> EditorJson.of(game)));
  }

  private void rules(Context context) {
    String game = requireGame(context);
    Answer.json(context, 200, RulesJson.of(game, Caller.of(context).words(game)));
  }

  private void curve(Context context) {
    Curve curve = curves.of(context.pathParam("id"));
    String game = curve.line().start().game().id().game();
    Answer.json(context, 200, CurveJson.of("", curve, 0, Caller.of(context).words(game)));
  }

  private void keep(Context context) {
    StudyAsk asked = Body.json(context, StudyAsk.class, StudyRecord.LONGEST);
    if (asked.record() == null) {
      throw new StudyException("analysis.needs", "record");
    }
    // Checking takes some time, whatever comes of it.
    studies.take(Caller.of(context).network());
    String text = StudyRecord.parse(asked.record()).text();
    String id = Store.await(store.keepStudy(text, System.currentTimeMillis()));
    Answer.json(context, 201, new KeptJson(id, "/s/" + id));
  }

  private void study(Context context) {
    StudyRecord study = StudyRecord.kept(requireStudy(context));
    Answer.json(context, 200, study.shown(context.pathParam("study")));
  }

  private void analysis(WsConfig ws) {
    ws.onConnect(context -> {
      Socket socket = sockets.open(context);
      AnalysisSocket analysis = new AnalysisSocket(socket, pool, curves);
      context.attribute(AnalysisSocket.class.getName(), analysis);
      socket.atEnd(analysis::end);
    });
    ws.onMessage(context -> {
      AnalysisSocket analysis = context.attribute(AnalysisSocket.class.getName());
      if (analysis != null) {
        analysis.take(context.message());
      }
    });
  }

  /// Stops all thinking.
  @Override
  public void close() {
    pool.close();
    curves.close();
  }
}
