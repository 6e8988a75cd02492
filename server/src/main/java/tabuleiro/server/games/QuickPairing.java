package tabuleiro.server.games;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.games.message.CreatedGameJson;
import tabuleiro.server.games.message.PairingRequest;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.live.ClientRequest;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.live.NewGame;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.store.pairing.QuickChallenge;
import tabuleiro.server.store.pairing.QuickChallengeStore;
import tabuleiro.server.store.seat.HumanPlayer;
import tabuleiro.server.store.seat.SeatInfo;
import tabuleiro.server.store.seat.SeatResult;

/// Finds opponents: a player joins the oldest challenge that suits both, or makes one and asks
/// again while waiting. Of two waiting players the one with the newer challenge withdraws it and
/// joins the other. Thread-safe.
///
/// All methods wait for the disk, so call them on a virtual thread.
final class QuickPairing {
  /// How many challenges are looked at. A guess: more than a lobby has.
  private static final int MAX_CHALLENGES = 100;

  private final GameStore store;
  private final LiveGames games;
  private final Challenges challenges;
  private final RatingRanges ranges;
  private final PlayerCatalogue players;
  private final QuickChallengeStore quick;

  /// A player with a seat.
  ///
  /// @param isPaired whether the other seat is taken too
  /// @param game the id of the game
  /// @param side the player's side
  /// @param token the token of the seat; empty when it is not known to the server
  record Pairing(boolean isPaired, String game, String side, String token) {}

  /// @param players the available computer players
  QuickPairing(
      GameStore store,
      LiveGames games,
      Challenges challenges,
      RatingRanges ranges,
      PlayerCatalogue players) {
    this.store = store;
    this.games = games;
    this.challenges = challenges;
    this.ranges = ranges;
    this.players = players;
    this.quick = new QuickChallengeStore(store.access());
  }

  /// Returns a player's challenge: the one that the request names, or else the one that it made
  /// before; empty when it was withdrawn or never made.
  ///
  /// @throws ProblemException when the challenge is that of another player
  Optional<GameInfo> own(PairingRequest request, HumanPlayer player) {
    Optional<GameInfo> own =
        store.info(request.waiting().orElseGet(() -> creation(request, player).newGame().id()));
    own.ifPresent(info -> side(games.game(info.id()), player));
    return own.filter(info -> {
      LiveGame game = games.game(info.id());
      return snapshot(game).ending().isEmpty() || isJoined(game);
    });
  }

  private GameCreation creation(PairingRequest request, HumanPlayer player) {
    return new GameCreation(request.challenge(), players, player);
  }

  /// Finds an opponent, or keeps the player waiting.
  ///
  /// @param wanted whom the player wants to meet
  /// @param own the player's challenge
  /// @throws ProblemException when the challenge cannot be made
  Pairing find(
      PairingRequest request,
      QuickChallenge wanted,
      Optional<GameInfo> own,
      Caller caller,
      HumanPlayer player) {
    Optional<LiveGame> open = own.map(info -> games.game(info.id()));
    if (open.filter(this::isJoined).isPresent()) {
      return waiting(open.get(), player);
    }
    // Another request of the player must not withdraw the challenge too, and join a second game.
    String requestId = Secrets.gameId(Secrets.sha256("withdraw\n" + request.id()));
    for (GameInfo candidate : candidates(request, wanted, player, own)) {
      if (open.isPresent() && !withdraw(open.get(), player, requestId)) {
        return waiting(open.get(), player);
      }
      open = Optional.empty();
      Optional<Pairing> joined = join(candidate, player);
      if (joined.isPresent()) {
        return joined.get();
      }
    }
    return open.map(game -> waiting(game, player))
        .orElseGet(() -> create(creation(request, player), wanted, caller));
  }

  private GameSnapshot snapshot(LiveGame game) {
    return game.snapshot(games.scheduler().millis());
  }

  private boolean isJoined(LiveGame game) {
    return store.seats().ofGame(game.id()).stream().allMatch(SeatInfo::isTaken);
  }

  private Side side(LiveGame game, HumanPlayer player) {
    return game.seats().currentSidesOf(player.visitorSecret()).stream()
        .findFirst()
        .orElseThrow(() -> new ProblemException(403, "seat", Message.of("games.no-seat")));
  }

  private Pairing waiting(LiveGame game, HumanPlayer player) {
    return new Pairing(isJoined(game), game.id(), CallerSide.format(side(game, player)), "");
  }

  /// Returns the challenges that suit the player, and whose makers the player suits, the oldest
  /// first.
  ///
  /// @param own the player's challenge, which only older ones replace
  private List<GameInfo> candidates(
      PairingRequest request, QuickChallenge wanted, HumanPlayer player, Optional<GameInfo> own) {
    GameId board = request.board().requireGame().id();
    Comparator<GameInfo> order =
        Comparator.comparingLong(GameInfo::createdMillis).thenComparing(GameInfo::id);
    return store.queries().open(MAX_CHALLENGES).stream()
        .filter(info -> info.gameId().equals(board))
        .filter(info -> own.isEmpty() || order.compare(info, own.get()) < 0)
        .filter(info -> isSuitable(info, request, wanted, player))
        .sorted(order)
        .toList();
  }

  private boolean isSuitable(
      GameInfo info, PairingRequest request, QuickChallenge wanted, HumanPlayer player) {
    try {
      LiveGame game = games.game(info.id());
      GameSnapshot now = snapshot(game);
      return now.ending().isEmpty()
          && now.clock().settings().equals(TimeControls.same(request.clock()))
          && now.series().isRated() == request.rated()
          && !now.series().isMatch()
          && game.seats().sidesOf(player.visitorSecret()).isEmpty()
          && challenges.isValid(info, now)
          && !challenges.isBlocked(game, player.visitorSecret())
          && ranges.suit(game, now, wanted);
    } catch (StoreException e) {
      return false; // Its record is damaged.
    }
  }

  /// Withdraws a challenge.
  ///
  /// @param requestId the id of this withdrawal
  /// @return false when another player has joined it
  private boolean withdraw(LiveGame game, HumanPlayer player, String requestId) {
    ClientRequest request =
        new ClientRequest(
            Actor.of(side(game, player)),
            requestId,
            game.head().sequence(),
            0,
            new PlayerAction.Withdrawal(),
            games.scheduler().millis());
    return game.submit(request) instanceof RequestResult.Accepted;
  }

  /// Joins a challenge; empty when another player was faster, or it was withdrawn.
  private Optional<Pairing> join(GameInfo challenge, HumanPlayer player) {
    LiveGame game = games.game(challenge.id());
    String token = SeatRoutes.joinToken(player, game);
    SeatResult result = game.seats().join(token, player, games.scheduler().millis());
    return result instanceof SeatResult.Seated(Side side)
        ? Optional.of(new Pairing(true, game.id(), CallerSide.format(side), token))
        : Optional.empty();
  }

  private Pairing create(GameCreation creation, QuickChallenge wanted, Caller caller) {
    NewGame made = creation.newGame();
    challenges.requireRoom(caller, made.id());
    var _ = GameStore.await(quick.save(made.id(), wanted));
    LiveGame game = games.create(made, games.scheduler().millis());
    CreatedGameJson created = creation.createdJson(game.id());
    return new Pairing(false, game.id(), created.side(), created.token());
  }

  /// Ends the wait of a player.
  ///
  /// @return the challenge, or the game when another player has joined it
  /// @throws ProblemException when the challenge is that of another player
  Pairing stop(String id, HumanPlayer player) {
    LiveGame game = games.game(id);
    boolean isJoined = isJoined(game) || !withdraw(game, player, "pairing-stopped");
    return new Pairing(isJoined, id, CallerSide.format(side(game, player)), "");
  }
}
