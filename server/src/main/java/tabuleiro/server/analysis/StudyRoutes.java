package tabuleiro.server.analysis;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsMessageContext;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.protocol.analysis.AnalysisOperations;
import tabuleiro.protocol.analysis.EditorPiecesJson;
import tabuleiro.protocol.analysis.HelpCheckJson;
import tabuleiro.protocol.learn.LearnOperations;
import tabuleiro.protocol.study.StudyOperations;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.study.CollectionRoutes;
import tabuleiro.text.Messages;
import tabuleiro.view.analysis.ScoreCurve;
import tabuleiro.view.analysis.ScoreCurveJsonMapper;
import tabuleiro.view.learn.RulesJsonMapper;
import tabuleiro.view.position.EditorPiecesJsonMapper;
import tabuleiro.view.position.LegalMovesJsonMapper;
import tabuleiro.view.position.PathResultJsonMapper;
import tabuleiro.view.position.Variation;
import tabuleiro.view.position.VariationJsonMapper;
import tabuleiro.view.study.OpenRequest;
import tabuleiro.view.study.PastedText;
import tabuleiro.view.study.StudyRecord;

/// The routes for learning and analysis: positions, rules, engine analyses, hints, evaluation
/// curves and studies, and their pages.
public final class StudyRoutes implements Routes, MeterBinder {
  private static final int MIN_THREADS = 2;
  private static final int MAX_THREADS = 4;
  private static final int MAX_JOBS_PER_ADDRESS = 4;
  private static final int MAX_WAITING = 64;

  /// How long a client's analysis runs while others wait. A guess: the first variations arrive at
  /// once.
  private static final Duration SHARE = Duration.ofSeconds(4);

  /// How often the positions of running analyses are compared with rated games. Each result is
  /// compared again before it is sent; this ends those that have none for long.
  private static final Duration FAIR_PLAY_INTERVAL = Duration.ofSeconds(1);

  /// How long a page needs not ask again whether it may help, when no rated game is in progress. A
  /// guess: far less than a game takes, and few requests.
  private static final Duration HELP_WITHOUT_CHECK = Duration.ofSeconds(15);

  /// How many texts a network may have read at once, and how many more in a second. A guess.
  private static final double OPENING_BURST = 30;

  private static final double OPENINGS_PER_SECOND = 1;

  /// Computing one takes a tenth of a second for some games.
  private final Map<GameId, EditorPiecesJson> editors = new ConcurrentHashMap<>();

  private final RateLimiter openings;
  private final GameStore store;
  private final SocketRegistry sockets;
  private final AnalysisPages analysisPages;
  private final ScoreCurves curves;
  private final AnalysisPool pool;
  private final HintRoutes hints;
  private final CollectionRoutes collections;
  private final FairPlayGuard fairPlay;
  private final Set<AnalysisSession> sessions = ConcurrentHashMap.newKeySet();

  /// @param store the studies
  /// @param games the games whose curves are requested
  /// @param sockets registers the open sockets
  /// @param pages the page templates
  /// @param answers the answers that pages bring along
  /// @param gameStates returns the state of a game as a caller sees it, as JSON text
  /// @param fairPlay knows the positions near rated games in progress
  /// @param isAnalysing whether this server analyses positions
  public StudyRoutes(
      GameStore store,
      LiveGames games,
      SocketRegistry sockets,
      PageRenderer pages,
      StaticResponses answers,
      BiFunction<String, Caller, Optional<String>> gameStates,
      FairPlayGuard fairPlay,
      boolean isAnalysing) {
    this.store = store;
    this.fairPlay = fairPlay;
    this.sockets = sockets;
    this.analysisPages = new AnalysisPages(store, pages, answers, gameStates, fairPlay);
    this.curves = new ScoreCurves(games, isAnalysing);
    // The other half of the processors computes moves and handles requests.
    int half = Runtime.getRuntime().availableProcessors() / 2;
    int atOnce = isAnalysing ? Math.clamp(half, MIN_THREADS, MAX_THREADS) : 0;
    this.pool = new AnalysisPool(atOnce, MAX_JOBS_PER_ADDRESS, MAX_WAITING, SHARE);
    this.hints = new HintRoutes(games, pool, fairPlay);
    this.collections = new CollectionRoutes(store, games.scheduler(), pages, fairPlay);
    this.openings =
        new RateLimiter(OPENINGS_PER_SECOND, OPENING_BURST, games.scheduler()::nanoTime);
    games
        .scheduler()
        .scheduleAtFixedRate(
            () -> sessions.forEach(AnalysisSession::stopIfNear),
            FAIR_PLAY_INTERVAL,
            FAIR_PLAY_INTERVAL);
  }

  @Override
  public void add(RoutesConfig routes) {
    hints.add(routes);
    Endpoints.add(routes, AnalysisOperations.POSITION, BulkWork.route(inGame(this::position)));
    Endpoints.add(routes, AnalysisOperations.MOVES, BulkWork.route(inGame(this::moves)));
    Endpoints.add(routes, AnalysisOperations.TRY, BulkWork.route(inGame(this::tryPath)));
    Endpoints.add(routes, AnalysisOperations.HELP_CHECK, BulkWork.route(inGame(this::checkHelp)));
    Endpoints.add(routes, AnalysisOperations.EDITOR, BulkWork.route(this::editor));
    Endpoints.add(routes, LearnOperations.RULES, this::rules);
    Endpoints.add(routes, AnalysisOperations.CURVE, BulkWork.route(this::curve));
    Endpoints.add(routes, StudyOperations.OPEN_TEXT, this::openText);
    // Before the route of a study, whose id would otherwise be `export`.
    collections.add(routes);
    Endpoints.add(routes, StudyOperations.STUDY, BulkWork.route(this::study));
    SocketRegistry.addRoute(
        routes, AnalysisOperations.ENGINE, this::openAnalysis, StudyRoutes::receive);
    analysisPages.add(routes);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    pool.bindTo(registry);
  }

  /// Adds the messages of the path's game to errors of the rules.
  private static Handler inGame(Handler handler) {
    return context -> {
      try {
        handler.handle(context);
      } catch (RulesException | PlayException e) {
        throw ProblemException.of(e).inGame(context.pathParam("game"));
      }
    };
  }

  private static String requireGame(Context context) {
    String game = context.pathParam("game");
    if (Games.find(game).isEmpty()) {
      throw ProblemException.notFound();
    }
    return game;
  }

  private static Variation variation(Context context) {
    Game game = Variation.game(context.pathParam("game"), context.pathParam("variant"));
    String text = SiteAddress.parameter(context, "position");
    Position start =
        text.isEmpty()
            ? game.start(seed(SiteAddress.parameter(context, "seed")))
            : game.parse(text);
    return Variation.of(start, Variation.splitWords(SiteAddress.parameter(context, "moves")));
  }

  private static List<String> path(Context context) {
    return Variation.splitWords(SiteAddress.parameter(context, "targets"));
  }

  private static long seed(String text) {
    try {
      return text.isEmpty() ? 1 : Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new ProblemException(400, "seed", Message.of("replay.seed", text));
    }
  }

  private void position(Context context) {
    Variation moves = variation(context);
    Variation variation = path(context).isEmpty() ? moves : moves.with(path(context));
    Caller caller = Caller.of(context);
    Responses.sendJson(
        context,
        200,
        VariationJsonMapper.of(variation, caller.messages(context.pathParam("game"))));
  }

  private void moves(Context context) {
    Responses.sendJson(context, 200, LegalMovesJsonMapper.of(variation(context).end()));
  }

  private void tryPath(Context context) {
    Position position = variation(context).end();
    Caller caller = Caller.of(context);
    Responses.sendJson(
        context,
        200,
        PathResultJsonMapper.of(
            position, path(context), caller.messages(context.pathParam("game"))));
  }

  private void checkHelp(Context context) {
    List<Position> positions = variation(context).positions();
    List<Integer> refused =
        IntStream.range(0, positions.size())
            .filter(ply -> fairPlay.isNear(positions.get(ply)))
            .boxed()
            .toList();
    String message = refused.isEmpty() ? "" : FairPlayGuard.refusal().text(Caller.of(context));
    long freeMillis =
        fairPlay.isAnyInProgress(context.pathParam("game")) ? 0 : HELP_WITHOUT_CHECK.toMillis();
    Responses.sendJson(context, 200, new HelpCheckJson(refused, freeMillis, message));
  }

  private void editor(Context context) {
    Game game = Variation.game(context.pathParam("game"), context.pathParam("variant"));
    Responses.sendJson(
        context, 200, editors.computeIfAbsent(game.id(), _ -> EditorPiecesJsonMapper.of(game)));
  }

  private void rules(Context context) {
    String game = requireGame(context);
    Responses.sendJson(context, 200, RulesJsonMapper.of(game, Caller.of(context).messages(game)));
  }

  private void curve(Context context) {
    ScoreCurve curve = curves.of(context.pathParam("id")).curve();
    String game = curve.variation().start().game().id().game();
    Messages messages = Caller.of(context).messages(game);
    Responses.sendJson(
        context, 200, ScoreCurveJsonMapper.of("", curve, 0, messages, fairPlay::isNear));
  }

  private void openText(Context context) throws Exception {
    JsonObject json = RequestBody.readJson(context, StudyRecord.MAX_BYTES);
    OpenRequest request =
        new OpenRequest(json.text("text"), BoardFields.read(json), json.number("number"));
    Caller caller = Caller.of(context);
    openings.acquire(caller.network());
    Responses.sendJson(
        context,
        200,
        BulkWork.of(context).run(caller, () -> PastedText.read(request, caller.messages())));
  }

  private void study(Context context) {
    StudyRecord study =
        fairPlay.require(
            StudyRecord.parseStored(AnalysisPages.requireStudy(store, context.pathParam("study"))));
    Responses.sendJson(context, 200, study.toJson(context.pathParam("study")));
  }

  private void openAnalysis(WsConnectContext context) {
    ClientSocket socket = sockets.open(context);
    AnalysisSession analysis = new AnalysisSession(socket, pool, curves, fairPlay);
    sessions.add(analysis);
    socket.answerProblems(analysis::refusal);
    context.attribute(AnalysisSession.class.getName(), analysis);
    socket.onClose(() -> {
      sessions.remove(analysis);
      analysis.end();
    });
  }

  private static void receive(WsMessageContext context) {
    AnalysisSession analysis = context.attribute(AnalysisSession.class.getName());
    if (analysis != null) {
      analysis.receive(context.message());
    }
  }

  /// Stops all analyses.
  @Override
  public void close() {
    pool.close();
    curves.close();
  }
}
