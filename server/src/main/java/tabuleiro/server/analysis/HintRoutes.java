package tabuleiro.server.analysis;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.protocol.analysis.AnalysisOperations;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.CallerSide;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.view.analysis.PositionHint;

/// The route for a hint in a game against a computer. Games between humans, rated games and games
/// of tournaments have no hints.
final class HintRoutes implements Routes {
  /// How long a hint may wait for a thread, in milliseconds.
  private static final long PATIENCE_MILLIS = 5000;

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
        context,
        200,
        PositionHint.toJson(
            snapshot.ply(), position, best, caller.messages(position.game().id().game())));
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
    if (snapshot.series().isRated() || snapshot.series().tournament().isPresent()) {
      throw new ProblemException(403, "hint", Message.of("games.hint-rated"));
    }
  }

  private static ProblemException notYourTurn() {
    return new ProblemException(409, "turn", Message.of("games.hint-turn"));
  }

  private SearchInfo search(Position position, Caller caller) {
    CompletableFuture<Optional<SearchInfo>> result = new CompletableFuture<>();
    AnalysisJob job =
        new AnalysisJob(
            caller.network(),
            true,
            running -> result.complete(PositionHint.search(position, running.stop())));
    if (pool.submit(job).isEmpty()) {
      throw busy();
    }
    Optional<SearchInfo> found =
        result.completeOnTimeout(Optional.empty(), PATIENCE_MILLIS, TimeUnit.MILLISECONDS).join();
    pool.cancel(job);
    return found.orElseThrow(HintRoutes::busy);
  }

  private static ProblemException busy() {
    return new ProblemException(429, "busy", Message.of("analysis.busy"));
  }
}
