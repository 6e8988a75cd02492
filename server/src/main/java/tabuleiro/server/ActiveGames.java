package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.metrics.ValueGauge;
import tabuleiro.server.kernel.schedule.Scheduler;

/// The recently active games, and the limits on new ones. Thread-safe.
final class ActiveGames implements Routes, MeterBinder {
  /// How long a game counts as active after its last event, in milliseconds. A guess.
  private static final long ACTIVE_MILLIS = 10 * 60 * 1000;

  private static final int RETRY_SECONDS = 60;
  private static final double HOUR_SECONDS = 3600;

  private final int maxGames;
  private final Scheduler scheduler;
  private final RateLimiter newGames;

  /// The time of the last event by game, in milliseconds since 1970.
  private final Map<String, Long> lastEventMillis = new ConcurrentHashMap<>();

  /// @param maxGames the largest number of active games
  /// @param newPerAddressAndHour how many games one address may create in an hour
  /// @param scheduler the clocks of the server
  ActiveGames(int maxGames, int newPerAddressAndHour, Scheduler scheduler) {
    this.maxGames = maxGames;
    this.scheduler = scheduler;
    this.newGames =
        new RateLimiter(
            newPerAddressAndHour / HOUR_SECONDS, newPerAddressAndHour, scheduler::nanoTime);
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.before(
        "/api/v2/games",
        context -> {
          if (context.method().equals(HandlerType.POST)) {
            requireRoom(Caller.of(context));
          }
        });
  }

  private void requireRoom(Caller caller) {
    if (lastEventMillis.size() >= maxGames) {
      throw ProblemException.tooManyRequests("games", Message.of("http.games"), RETRY_SECONDS);
    }
    newGames.acquire(caller.network());
  }

  /// Records an event of a game. Fast enough for an observer of all games.
  void update(GameSnapshot snapshot) {
    if (snapshot.ending().isPresent()) {
      lastEventMillis.remove(snapshot.game());
    } else {
      lastEventMillis.put(snapshot.game(), scheduler.millis());
    }
  }

  /// Removes the games without a recent event.
  void removeInactive() {
    long since = scheduler.millis() - ACTIVE_MILLIS;
    lastEventMillis.values().removeIf(millis -> millis < since);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    ValueGauge.register(registry, "tabuleiro.games", "games with a recent event", this::count);
    ValueGauge.register(
        registry, "tabuleiro.games.limit", "games that may have a recent event", () -> maxGames);
  }

  /// Returns the number of active games.
  int count() {
    return lastEventMillis.size();
  }
}
