package tabuleiro.server;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.function.ToIntFunction;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.presence.LiveServers;
import tabuleiro.server.presence.ServerRole;

/// The computer players' moves that servers without engines leave to this server and others. The
/// servers with engines have an order for each game: the first computes a move at once, and each
/// other one waits longer, and computes it if no event was stored until then. Thread-safe.
public final class DelegatedMoves {
  /// How much longer each server waits than the one before it. A guess: longer than any
  /// computation.
  static final Duration RELIEF_TIME = Duration.ofSeconds(5);

  /// When to try again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  private final GameStore store;
  private final LiveGames games;
  private final BotScheduler bots;
  private final ToIntFunction<String> rank;

  /// @param rank returns the place of this server in the order for a game, from 0
  DelegatedMoves(GameStore store, LiveGames games, BotScheduler bots, ToIntFunction<String> rank) {
    this.store = store;
    this.games = games;
    this.bots = bots;
    this.rank = rank;
  }

  /// Leaves the computer players' moves to other servers, or computes those that other servers
  /// leave to this one.
  ///
  /// @param role what this server does
  /// @param servers the live servers, which decide the order
  public static void share(
      ServerRole role,
      GameStore store,
      GameService service,
      BotScheduler bots,
      LiveServers servers) {
    if (!role.computesMoves()) {
      store.database().publisher().delegateMoves();
      return;
    }
    LiveGames games = service.games();
    DelegatedMoves delegated = new DelegatedMoves(store, games, bots, servers::rank);
    games.onRemoteChange(delegated::onRemoteChange);
    games.onRemoteChange(change -> {
      if (change.isUnknown() && servers.isAnyWithoutEngines()) {
        service.takeOver();
      }
    });
  }

  /// Handles a change by another server. Waits for the database.
  ///
  /// @throws StoreException when the database is unavailable; may be called again then
  void onRemoteChange(RemoteChange change) {
    if (!change.isForEngines()) {
      return;
    }
    int place = rank.applyAsInt(change.game().orElseThrow());
    if (place == 0) {
      compute(change);
    } else {
      Future<?> _ =
          games.scheduler().schedule(() -> relieve(change), RELIEF_TIME.multipliedBy(place));
    }
  }

  private void relieve(RemoteChange change) {
    try {
      compute(change);
    } catch (StoreException e) {
      if (e.failure() == StoreFailure.UNAVAILABLE) {
        Future<?> _ = games.scheduler().schedule(() -> relieve(change), RETRY_DELAY);
      }
    }
  }

  /// Computes what is due after an event, unless another event was stored since.
  private void compute(RemoteChange change) {
    String id = change.game().orElseThrow();
    if (store.events(id, change.sequence()).isEmpty()) {
      LiveGame game = games.game(id);
      bots.onLocalChange(game, game.snapshot(games.scheduler().millis()), change.cause());
    }
  }
}
