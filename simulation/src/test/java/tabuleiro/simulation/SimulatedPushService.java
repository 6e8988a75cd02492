package tabuleiro.simulation;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.server.catalogue.SiteOperator;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.server.push.PushClient;
import tabuleiro.server.push.PushOptions;
import tabuleiro.server.push.PushRoutes;
import tabuleiro.server.push.PushServices;
import tabuleiro.server.simulation.SimulatedWorld;

/// A push service outside the servers, which keeps all requests. It is slow, busy or away, and
/// forgets subscriptions. In the calm time after all faults it accepts each request at the second
/// attempt at the latest.
final class SimulatedPushService {
  static final int ACCEPTED = 201;

  /// The status of a request without an answer.
  static final int NO_ANSWER = 0;

  private static final String ORIGIN = "http://push.simulated";
  private static final int GONE = 410;
  private static final int BUSY = 429;
  private static final int UNAVAILABLE = 503;

  private final SimulatedWorld world;
  private final List<Attempt> attempts = new ArrayList<>();
  private boolean isCalm;

  /// A request that has reached the service.
  ///
  /// @param visitor the secret of the visitor
  /// @param game the game that the notification is about
  record Attempt(String visitor, String game, long atNanos, int status) {}

  SimulatedPushService(SimulatedWorld world) {
    this.world = world;
  }

  /// Returns the endpoint of a visitor's subscription.
  static String endpoint(String visitor) {
    return ORIGIN + "/" + visitor;
  }

  /// Returns the routes of a server that uses this service.
  Routes routes(GameStore store, LiveGames games, VisitorPresence presence) {
    PushOptions options = PushOptions.DEFAULT.withServices(new PushServices(List.of(ORIGIN)));
    return new PushRoutes(
        store, games, presence, options, SiteOperator.UNNAMED, new Client(games.scheduler()));
  }

  /// Forgets no subscriptions from now on, and accepts each request at the second attempt.
  void calmDown() {
    isCalm = true;
  }

  List<Attempt> attempts() {
    return attempts;
  }

  private int status(String visitor, String game) {
    if (isCalm && hasFailedBefore(visitor, game)) {
      return ACCEPTED;
    }
    return switch (world.below(isCalm ? 6 : 14)) {
      case 0 -> UNAVAILABLE;
      case 1 -> BUSY;
      case 2 -> NO_ANSWER;
      case 13 -> GONE;
      default -> ACCEPTED;
    };
  }

  private boolean hasFailedBefore(String visitor, String game) {
    return attempts.reversed().stream()
        .filter(attempt -> attempt.visitor().equals(visitor) && attempt.game().equals(game))
        .findFirst()
        .filter(attempt -> attempt.status() != ACCEPTED)
        .isPresent();
  }

  /// The connections of one server.
  private final class Client implements PushClient {
    private final Scheduler scheduler;

    Client(Scheduler scheduler) {
      this.scheduler = scheduler;
    }

    @Override
    public Answer send(HttpRequest request) throws IOException, InterruptedException {
      scheduler.sleep(world.upTo(Duration.ofMillis(30)));
      String visitor = request.uri().getPath().substring(1);
      String game = request.headers().firstValue("Topic").orElseThrow();
      int status = status(visitor, game);
      attempts.add(new Attempt(visitor, game, world.nowNanos(), status));
      if (status == NO_ANSWER) {
        scheduler.sleep(world.isOneIn(2) ? Duration.ZERO : request.timeout().orElseThrow());
        throw new HttpTimeoutException("the service does not answer");
      }
      scheduler.sleep(world.upTo(Duration.ofMillis(300)));
      return new Answer(status, status == BUSY ? Optional.of("5") : Optional.empty());
    }

    @Override
    public void close() {}
  }
}
