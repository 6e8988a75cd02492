package tabuleiro.server.game;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.RequestResult;
import tabuleiro.protocol.game.ReplyJson;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.metrics.LatencyTimer;
import tabuleiro.server.kernel.tracing.ActiveSpan;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.view.game.ReplyJsonMapper;

/// Handles the commands of players, and measures and traces how long they take.
final class CommandHandler implements MeterBinder {
  private static final String ACCEPTED = "accepted";

  /// The least status of a fault of the server, not of the player.
  private static final int SERVER_FAULT = 500;

  private final CompositeMeterRegistry meters = new CompositeMeterRegistry();
  private final Map<String, Timer> timers = new ConcurrentHashMap<>();
  private final RatedPlay rated;
  private final Challenges challenges;
  private final LongSupplier nanoTime;
  private final Tracing tracing;

  /// @param rated records from where rated games are played
  /// @param challenges knows who blocks whom
  /// @param nanoTime the monotonic clock of the server
  /// @param tracing receives the spans
  CommandHandler(RatedPlay rated, Challenges challenges, LongSupplier nanoTime, Tracing tracing) {
    this.rated = rated;
    this.challenges = challenges;
    this.nanoTime = nanoTime;
    this.tracing = tracing;
    timer(ACCEPTED); // The metric is there before the first command.
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    meters.add(registry);
  }

  /// Returns the timer of an outcome, which is a code of a problem, or [#ACCEPTED].
  private Timer timer(String outcome) {
    return timers.computeIfAbsent(
        outcome,
        word ->
            LatencyTimer.builder(
                    "tabuleiro.commands",
                    "time from a player's command until it is on disk or refused")
                .tag("outcome", word)
                .register(meters));
  }

  /// Performs a command in a game.
  ///
  /// @param receivedMillis when it was received, in milliseconds since 1970
  /// @throws ProblemException when it is rejected
  ReplyJson handle(LiveGame game, Caller caller, GameCommandParser command, long receivedMillis) {
    long began = nanoTime.getAsLong();
    ActiveSpan span = tracing.start("command", tracing.current());
    span.set("tabuleiro.request", caller.requestId());
    String action = "unknown";
    String outcome = ACCEPTED;
    try {
      Side side = CallerSide.require(game, caller, CallerSide.parse(command.side()));
      ClientRequest request = command.request(Actor.of(side), receivedMillis);
      action = request.action().name();
      return perform(game, caller, side, request);
    } catch (RuntimeException e) {
      ProblemException problem = ProblemException.of(e);
      outcome = problem.error();
      if (problem.status() >= SERVER_FAULT) {
        span.fail();
      }
      throw e;
    } finally {
      timer(outcome).record(nanoTime.getAsLong() - began, TimeUnit.NANOSECONDS);
      span.set("tabuleiro.action", action);
      span.set("tabuleiro.outcome", outcome);
      span.close();
    }
  }

  private ReplyJson perform(LiveGame game, Caller caller, Side side, ClientRequest request) {
    if (request.action().asksForRematch()) {
      rated.requireRematch(game);
      challenges.requireUnblockedRematch(game, caller);
    }
    rated.recordOrigin(game, side, caller);
    return switch (game.submit(request)) {
      case RequestResult.Accepted(GameEvent event) ->
          ReplyJsonMapper.accepted(event, game.plyAfter(event));
      case RequestResult.Rejected rejected -> throw problem(rejected).inGame(family(game));
    };
  }

  private static String family(LiveGame game) {
    return game.query(session -> session.game().id().game());
  }

  private static ProblemException problem(RequestResult.Rejected rejected) {
    RequestResult.Reason reason = rejected.reason();
    return new ProblemException(reason.status(), reason.code(), rejected.message())
        .withViolation(rejected.violation())
        .withHead(rejected.head());
  }
}
