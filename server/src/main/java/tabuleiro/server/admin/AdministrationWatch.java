package tabuleiro.server.admin;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.MemberGames;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.tournament.Competitor;
import tabuleiro.server.tournament.TournamentStore;

/// Notices the commands of the operator, which another process runs on the database: the seats that
/// the devices of a suspended member hold are read again, their sockets are closed, and what the
/// member has offered is withdrawn; open pages show the new name of a member, and an erased message
/// no longer; the sockets of a deleted game are closed; pages that are opened have what is
/// announced.
public final class AdministrationWatch {
  /// How often to look: how long a command may take to have its effect on open pages. A guess.
  public static final Duration INTERVAL = Duration.ofMillis(500);

  private final AdminLog log;
  private final AdminStore members;
  private final TournamentStore tournaments;
  private final MemberGames games;
  private final Announcement announcement;
  private final Consumer<String> pages;

  /// How many commands there were; at first fewer than none, because some may have been run while
  /// no server was.
  private final AtomicInteger known = new AtomicInteger(-1);

  /// @param games the games of the members
  /// @param pages is given what the pages announce
  public AdministrationWatch(Database store, MemberGames games, Consumer<String> pages) {
    this.log = new AdminLog(store);
    this.members = new AdminStore(store);
    this.tournaments = new TournamentStore(store);
    this.games = games;
    this.announcement = new Announcement(store);
    this.pages = pages;
  }

  /// Looks for a new command.
  public void look() {
    try {
      int count = log.count();
      int before = known.getAndSet(count);
      if (before != count) {
        pages.accept(announcement.text());
        games.refreshPlayers(members.gamesOfRenamed(before));
        members.gamesOf("erase", before).forEach(games::refreshMessages);
        members.gamesOf("delete", before).forEach(games::forget);
        withdrawOfSuspended();
      }
    } catch (StoreException e) {
      known.set(-1); // The database is unavailable; the next look takes all commands for new.
    }
  }

  /// Withdraws the games of all suspended members that no other player has joined, also those with
  /// an invitation, and withdraws these members from tournaments.
  private void withdrawOfSuspended() {
    members.waitingGamesOfSuspended().forEach(game -> games.withdraw(game, "suspended"));
    members
        .tournamentsOfSuspended()
        .forEach(entry -> withdrawFrom(entry.getKey(), entry.getValue()));
  }

  private void withdrawFrom(String tournament, PlayerId member) {
    var _ = Database.await(tournaments.withdraw(tournament, new Competitor.Account(member)));
  }
}
