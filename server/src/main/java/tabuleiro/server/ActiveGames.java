package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.Routes;
import tabuleiro.server.live.GameSnapshot;

/// The games in which something has happened lately, and the limits on new ones. Safe for several
/// threads.
final class ActiveGames implements Routes {
  /// How long a game counts after its last event, in milliseconds. A guess.
  private static final long LATELY_MILLIS = 10 * 60 * 1000;

  private static final int RETRY_SECONDS = 60;
  private static final double HOUR_SECONDS = 3600;

  private final int most;
  private final RateLimiter ofAddress;

  /// By game, when something last happened, in milliseconds since 1970.
  private final Map<String, Long> last = new ConcurrentHashMap<>();

  /// @param most how many there may be
  /// @param newOfAddress how many one address may make in an hour
  ActiveGames(int most, int newOfAddress) {
    this.most = most;
    this.ofAddress = new RateLimiter(newOfAddress / HOUR_SECONDS, newOfAddress, System::nanoTime);
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.before(
        "/api/v1/games",
        context -> {
          if (context.method().equals(HandlerType.POST)) {
            requireRoom(Caller.of(context));
          }
        });
  }

  private void requireRoom(Caller caller) {
    if (last.size() >= most) {
      throw ProblemException.tooManyRequests(Message.of("http.games"), RETRY_SECONDS);
    }
    ofAddress.acquire(caller.network());
  }

  /// Counts a game. Quick, and fit to observe all games.
  void update(GameSnapshot moment) {
    if (moment.ending().isPresent()) {
      last.remove(moment.game());
    } else {
      last.put(moment.game(), System.currentTimeMillis());
    }
  }

  /// Forgets those in which nothing happens any more.
  void removeInactive() {
    long since = System.currentTimeMillis() - LATELY_MILLIS;
    last.values().removeIf(millis -> millis < since);
  }

  /// Returns how many there are.
  int count() {
    return last.size();
  }
}
