package tabuleiro.server.games;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.play.Table;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.games.message.PlayerCommand;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.RequestedAction;
import tabuleiro.server.rating.RatedGames;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.Store;
import tabuleiro.server.store.account.MemberStore;
import tabuleiro.server.store.rating.SeatOrigin;
import tabuleiro.server.store.rating.SeatOriginTable;
import tabuleiro.server.store.seat.SeatInfo;

/// What rated games ask of their players: that they are members, and that the server knows from
/// where they play, because games between the same places count less and less. Thread-safe.
final class RatedPlay {
  /// How many origins this server remembers to have stored. A guess: some megabytes.
  private static final int MAX_REMEMBERED = 20_000;

  private static final long DAY_MILLIS = 24L * 60 * 60 * 1000;

  private final GameStore store;
  private final Scheduler scheduler;

  /// Networks whose address says nothing about a player, such as that of a club.
  private final Set<String> sharedNetworks;

  private final Set<StoredOrigin> stored = ConcurrentHashMap.newKeySet();

  /// An origin that was stored on a day.
  private record StoredOrigin(String game, Side side, SeatOrigin origin, long day) {}

  /// @param sharedNetworks addresses, or networks such as `10.0.0.0/8`
  RatedPlay(GameStore store, Scheduler scheduler, Set<String> sharedNetworks) {
    this.store = store;
    this.scheduler = scheduler;
    this.sharedNetworks = Set.copyOf(sharedNetworks);
  }

  /// Checks that a player is a member.
  ///
  /// @param secret the secret of the player
  /// @throws ProblemException for a visitor
  void requireMember(String secret) {
    if (!new MemberStore(store.access()).playerOf(secret).isMember()) {
      throw visitor();
    }
  }

  /// Returns the refusal of a visitor.
  static ProblemException visitor() {
    return new ProblemException(403, "signed-out", Message.of("games.rated-members"));
  }

  /// Checks that a rematch of a rated game can be rated too: an earlier version may have let
  /// visitors play it, or rated its board.
  ///
  /// @throws ProblemException when the command offers or accepts a rematch that cannot be rated
  void requireRematch(LiveGame game, PlayerCommand.Request command) {
    if (isRematch(command) && game.series().isRated()) {
      RatedGames.require(game.query(Table::setup));
      if (!store.seats().ofGame(game.id()).stream().allMatch(RatedPlay::isOfMemberOrComputer)) {
        throw visitor().withHead(game.head().toJson());
      }
    }
  }

  private static boolean isOfMemberOrComputer(SeatInfo seat) {
    return seat.isMember() || seat.computerPlayer().isPresent();
  }

  private static boolean isRematch(PlayerCommand.Request command) {
    return command.action() instanceof RequestedAction.Exact(var action)
        && switch (action) {
          case PlayerAction.Offer(OfferKind kind) -> kind == OfferKind.REMATCH;
          case PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted) ->
              kind == OfferKind.REMATCH && isAccepted;
          default -> false;
        };
  }

  /// Stores from where the seats of a player in a rated game were taken.
  ///
  /// @param secret the secret of the player
  void recordOrigins(LiveGame game, String secret, Caller caller) {
    game.seats().currentSidesOf(secret).forEach(side -> recordOrigin(game, side, caller));
  }

  /// Stores from where a side of a rated game is played, before its next event is. Once a day for
  /// each place is enough.
  void recordOrigin(LiveGame game, Side side, Caller caller) {
    if (!game.series().isRated()) {
      return;
    }
    long now = scheduler.millis();
    SeatOrigin origin =
        new SeatOrigin(
            Optional.of(caller.network()).filter(_ -> !caller.isWithin(sharedNetworks)),
            caller.device());
    StoredOrigin row = new StoredOrigin(game.id(), side, origin, now / DAY_MILLIS);
    if (stored.contains(row)) {
      return;
    }
    var _ =
        Store.await(
            store
                .access()
                .write(handle -> new SeatOriginTable(handle).add(game.id(), side, origin, now)));
    if (stored.size() >= MAX_REMEMBERED) {
      stored.clear();
    }
    stored.add(row);
  }
}
