package tabuleiro.server.account;

import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.live.ClientRequest;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.player.PlayerId;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.admin.AdminStore;
import tabuleiro.server.store.seat.SeatInfo;
import tabuleiro.server.store.tournament.Entrant;

/// Withdraws what a member has offered or entered whose account is deleted or suspended.
///
/// @param store has the games and their seats
/// @param games the games in progress
record ChallengeWithdrawal(GameStore store, LiveGames games) {
  /// Withdraws all games of a member that no other player has joined. Doing so again, or on another
  /// server at the same time, changes nothing.
  ///
  /// @param requestId the id of the request in each game
  void withdraw(PlayerId member, String requestId) {
    store.queries().openChallenges(member.text()).forEach(game -> withdraw(game, requestId));
  }

  /// Withdraws the games of all suspended members that no other player has joined, also those with
  /// an invitation, and withdraws these members from tournaments.
  void withdrawOfSuspended() {
    AdminStore members = store.administration();
    members.waitingGamesOfSuspended().forEach(game -> withdraw(game, "suspended"));
    members
        .tournamentsOfSuspended()
        .forEach(entry -> withdrawFrom(entry.getKey(), entry.getValue()));
  }

  private void withdrawFrom(String tournament, PlayerId member) {
    Entrant entrant =
        new Entrant(0, Optional.of(member), Optional.empty(), false, Optional.empty(), 0, false);
    var _ = GameStore.await(store.tournaments().withdraw(tournament, entrant));
  }

  private void withdraw(String id, String requestId) {
    LiveGame game = games.game(id);
    store.seats().ofGame(id).stream()
        .filter(seat -> seat.name().isPresent())
        .map(SeatInfo::side)
        .forEach(side -> withdraw(game, side, requestId));
  }

  private void withdraw(LiveGame game, Side side, String requestId) {
    var _ =
        game.submit(
            new ClientRequest(
                Actor.of(side),
                requestId,
                game.head().sequence(),
                0,
                new PlayerAction.Withdrawal(),
                games.scheduler().millis()));
  }
}
