package tabuleiro.server.game;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayedGames;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.view.game.SeatInfo;

/// The games of the players, as far as accounts are concerned with them.
///
/// @param store has the games and their seats
/// @param games the games in progress
public record MemberGames(GameStore store, LiveGames games) implements PlayedGames {
  @Override
  public boolean hasAny(String secret) {
    return !store.queries().ofVisitor(secret, 1).isEmpty();
  }

  @Override
  public void refreshPlayers(List<String> renamed) {
    games.refreshPlayers(renamed);
  }

  /// Shows the messages of a game again, after the operator has erased one.
  public void refreshMessages(String game) {
    games.receive(RemoteChange.ofMessages(game));
  }

  /// Forgets a game that the operator has deleted, and closes its sockets.
  public void forget(String game) {
    games.forget(game);
  }

  @Override
  public void withdrawChallenges(PlayerId member, String requestId) {
    store.queries().openChallenges(member.text()).forEach(game -> withdraw(game, requestId));
  }

  /// Withdraws a game that no other player has joined. Doing so again, or on another server at the
  /// same time, changes nothing.
  ///
  /// @param requestId the id of the request
  public void withdraw(String id, String requestId) {
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

  @Override
  public Optional<String> record(String game) {
    try {
      return Optional.of(games.record(game).format());
    } catch (StoreException e) {
      return Optional.empty();
    }
  }
}
