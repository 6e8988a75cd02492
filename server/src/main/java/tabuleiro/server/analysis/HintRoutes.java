package tabuleiro.server.analysis;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.protocol.analysis.AnalysisOperations;
import tabuleiro.protocol.analysis.HintJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.CallerSide;
import tabuleiro.server.game.live.GameSnapshot;
import tabuleiro.server.game.live.LiveGame;
import tabuleiro.server.game.live.LiveGames;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.study.ScoreText;
import tabuleiro.server.view.MoveJsonMapper;
import tabuleiro.text.Messages;

/// The route for a hint in a game against a computer. Games between humans have no hints.
final class HintRoutes implements Routes {
  /// The work for a hint: about as much as a strong level does. A guess.
  private static final MoveLimits LIMITS = MoveLimits.ofMillis(1000).withNodes(300_000);

  /// How long a hint may wait for a thread, in milliseconds.
  private static final long PATIENCE_MILLIS = 5000;

  private static final int HASH_MEBIBYTES = 16;

  /// How many hints a network gets at once, and how many more in a second. A guess.
  private static final double BURST = 30;

  private static final double PER_SECOND = 0.5;

  private final RateLimiter limiter;
  private final LiveGames games;
  private final AnalysisPool pool;
  private final FairPlayGuard fairPlay;

  HintRoutes(LiveGames games, AnalysisPool pool, FairPlayGuard fairPlay) {
    this.fairPlay = fairPlay;
    this.games = games;
    this.pool = pool;
    this.limiter = new RateLimiter(PER_SECOND, BURST, games.scheduler()::nanoTime);
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, AnalysisOperations.HINT, this::hint);
  }

  private void hint(Context context) {
    LiveGame game = games.game(context.pathParam("id"));
    Caller caller = Caller.of(context);
    GameSnapshot snapshot = game.snapshot(games.scheduler().millis());
    requireTurn(game, snapshot, caller);
    limiter.acquire(caller.network());
    Position position = snapshot.position();
    fairPlay.require(position);
    SearchInfo best = search(position, caller);
    fairPlay.require(position); // A rated game may have come near meanwhile.
    Responses.sendJson(
        context, 200, toJson(snapshot, best, caller.messages(position.game().id().game())));
  }

  /// Checks that the caller is to move, and that the opponent is a computer.
  private static void requireTurn(LiveGame game, GameSnapshot snapshot, Caller caller) {
    Side turn = snapshot.turn().orElseThrow(HintRoutes::notYourTurn);
    if (CallerSide.of(game, caller, Optional.of(turn)).isEmpty()) {
      throw notYourTurn();
    }
    if (snapshot.setup().seat(turn.other()).playerId().isEmpty()) {
      throw new ProblemException(403, "hint", Message.of("games.hint-human"));
    }
    if (snapshot.series().isRated()) {
      throw new ProblemException(403, "hint", Message.of("games.hint-rated"));
    }
  }

  private static ProblemException notYourTurn() {
    return new ProblemException(409, "turn", Message.of("games.hint-turn"));
  }

  private SearchInfo search(Position position, Caller caller) {
    CompletableFuture<List<SearchInfo>> result = new CompletableFuture<>();
    AnalysisJob job =
        new AnalysisJob(
            caller.network(), true, running -> result.complete(search(position, running)));
    if (pool.submit(job).isEmpty()) {
      throw busy();
    }
    List<SearchInfo> found =
        result.completeOnTimeout(List.of(), PATIENCE_MILLIS, TimeUnit.MILLISECONDS).join();
    pool.cancel(job);
    return found.stream().findFirst().orElseThrow(HintRoutes::busy);
  }

  private static List<SearchInfo> search(Position position, AnalysisJob job) {
    return SearcherFactory.create(position.game().id().game(), HASH_MEBIBYTES, 1)
        .search(position, LIMITS, 1, job.stop(), info -> {});
  }

  private static ProblemException busy() {
    return new ProblemException(429, "busy", Message.of("analysis.busy"));
  }

  private static HintJson toJson(GameSnapshot snapshot, SearchInfo best, Messages messages) {
    Position position = snapshot.position();
    List<String> moves = best.moveTexts(position);
    return new HintJson(
        snapshot.ply(),
        MoveJsonMapper.of(position, best.firstMove()),
        ScoreText.of(best.score(), position.sideToMove(), messages),
        moves.size() > 1 ? moves.get(1) : "");
  }
}
