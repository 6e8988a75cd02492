package tabuleiro.server.rating;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;
import tabuleiro.server.game.RatingRules;
import tabuleiro.server.http.Caller;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.schedule.Scheduler;

/// The rules of the ratings. They need to know from where each side is played, because games
/// between the same places count less and less. Thread-safe.
public final class SeatOriginRules implements RatingRules {
  /// How many origins this server remembers to have stored. A guess: some megabytes.
  private static final int MAX_REMEMBERED = 20_000;

  private static final long DAY_MILLIS = 24L * 60 * 60 * 1000;

  private final Database database;
  private final Scheduler scheduler;

  /// Networks whose address says nothing about a player, such as that of a club.
  private final Set<String> sharedNetworks;

  private final Set<StoredOrigin> stored = ConcurrentHashMap.newKeySet();

  /// An origin that was stored on a day.
  private record StoredOrigin(String game, Side side, SeatOrigin origin, long day) {}

  /// @param sharedNetworks addresses, or networks such as `10.0.0.0/8`
  public SeatOriginRules(Database database, Scheduler scheduler, Set<String> sharedNetworks) {
    this.database = database;
    this.scheduler = scheduler;
    this.sharedNetworks = Set.copyOf(sharedNetworks);
  }

  @Override
  public void requireRatable(SessionSetup setup) {
    RatedGames.require(setup);
  }

  /// Once a day for each place is enough.
  @Override
  public void recordOrigin(String game, Side side, Caller caller) {
    long now = scheduler.millis();
    SeatOrigin origin =
        new SeatOrigin(
            Optional.of(caller.network()).filter(_ -> !caller.isWithin(sharedNetworks)),
            caller.device());
    StoredOrigin row = new StoredOrigin(game, side, origin, now / DAY_MILLIS);
    if (stored.contains(row)) {
      return;
    }
    var _ =
        Database.await(
            database.write(handle -> new SeatOriginRows(handle).add(game, side, origin, now)));
    if (stored.size() >= MAX_REMEMBERED) {
      stored.clear();
    }
    stored.add(row);
  }
}
