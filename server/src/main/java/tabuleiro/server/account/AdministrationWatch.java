package tabuleiro.server.account;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.admin.AdminLog;

/// Notices the commands of the operator, which another process runs on the database: the seats that
/// the devices of a suspended member hold are read again, their sockets are closed, and what the
/// member has offered is withdrawn.
public final class AdministrationWatch {
  /// How often to look: how long a command may take to have its effect on open pages. A guess.
  public static final Duration INTERVAL = Duration.ofMillis(500);

  private final AdminLog log;
  private final LiveGames games;
  private final ChallengeWithdrawal challenges;

  /// How many commands there were; at first fewer than none, because some may have been run while
  /// no server was.
  private final AtomicInteger known = new AtomicInteger(-1);

  public AdministrationWatch(GameStore store, LiveGames games) {
    this.log = new AdminLog(store.access());
    this.games = games;
    this.challenges = new ChallengeWithdrawal(store, games);
  }

  /// Looks for a new command.
  public void look() {
    try {
      int count = log.count();
      if (known.getAndSet(count) != count) {
        games.refreshPlayers(List.of());
        challenges.withdrawOfSuspended();
      }
    } catch (StoreException e) {
      known.set(-1); // The database is unavailable; the next look finds the command.
    }
  }
}
