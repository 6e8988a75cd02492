package tabuleiro.server.pairing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.protocol.game.CreatedGameJson;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.game.Challenges;
import tabuleiro.server.game.GameCreation;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameRequests;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.NewGame;
import tabuleiro.server.game.SeatResult;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.view.game.SeatInfo;

/// Finds opponents: a player joins the oldest challenge that suits both, or makes one and asks
/// again while waiting. Of two waiting players the one with the newer challenge withdraws it and
/// joins the other. Thread-safe.
///
/// All methods wait for the disk, so call them on a virtual thread.
final class QuickPairing {
  /// How many challenges are looked at. A guess: more than a lobby has.
  private static final int MAX_CHALLENGES = 100;

  /// How many events an open challenge has: its start. A repeated withdrawal is known by naming the
  /// same event.
  private static final int CHALLENGE_EVENTS = 1;

  private final GameStore store;
  private final LiveGames games;
  private final Challenges challenges;
  private final RatingRanges ranges;
  private final GameRequests requests;
  private final QuickChallengeStore quick;

  /// A player with a seat.
  ///
  /// @param isPaired whether the other seat is taken too
  /// @param game the id of the game
  /// @param side the player's side
  /// @param token the token of the seat; empty when it is not known to the server, and for a member
  record Pairing(boolean isPaired, String game, String side, String token) {}

  QuickPairing(
      GameStore store,
      LiveGames games,
      Challenges challenges,
      RatingRanges ranges,
      GameRequests requests) {
    this.store = store;
    this.games = games;
    this.challenges = challenges;
    this.ranges = ranges;
    this.requests = requests;
    this.quick = new QuickChallengeStore(store.database());
  }

  /// Returns a player's challenge: the one that the request names, or else the one that it made
  /// before; empty when it was withdrawn or never made.
  ///
  /// @throws ProblemException when the challenge is that of another player
  Optional<GameInfo> own(PairingRequest request, SeatTaker player) {
    Optional<GameInfo> own =
        store.info(request.waiting().orElseGet(() -> creation(request, player).newGame().id()));
    own.ifPresent(info -> side(games.game(info.id()), player));
    return own.filter(info -> isOpenOrJoined(games.game(info.id())));
  }

  private boolean isOpenOrJoined(LiveGame game) {
    return snapshot(game).ending().isEmpty() || isJoined(game);
  }

  private GameCreation creation(PairingRequest request, SeatTaker player) {
    return requests.creation(request.challenge(), player);
  }

  /// Finds an opponent, or keeps the player waiting. A repeated request leads to the same game.
  ///
  /// @param wanted whom the player wants to meet
  /// @param own the player's challenge
  /// @throws ProblemException when the challenge cannot be made
  Pairing find(
      PairingRequest request,
      QuickChallenge wanted,
      Optional<GameInfo> own,
      Caller caller,
      SeatTaker player) {
    requests.requireStart(request.challenge(), creation(request, player).newGame());
    Search search = new Search(request, wanted, own, caller, player);
    Optional<Pairing> found = quick.claimed(search.token()).flatMap(game -> follow(search, game));
    if (found.isEmpty() && own.filter(info -> isJoined(games.game(info.id()))).isEmpty()) {
      found =
          candidates(request, wanted, player, own).stream()
              .flatMap(candidate -> claim(search, candidate.id()).stream())
              .findFirst();
    }
    String challenge =
        own.filter(info -> isOpenOrJoined(games.game(info.id())))
            .map(GameInfo::id)
            .orElseGet(() -> creation(request, player).newGame().id());
    return found.or(() -> claim(search, challenge)).orElseThrow(ProblemException::notFound);
  }

  /// One request for an opponent.
  private record Search(
      PairingRequest request,
      QuickChallenge wanted,
      Optional<GameInfo> own,
      Caller caller,
      SeatTaker player) {
    /// Returns the token that a seat gets by the request.
    String token() {
      return player.seatToken("pairing\n" + request.id());
    }

    /// Returns the id with which the request withdraws the player's challenge. Another request must
    /// not withdraw it too, and join a second game.
    String withdrawalId() {
      return Tokens.gameId(Tokens.sha256("withdraw\n" + request.id()));
    }
  }

  /// Lets a request lead to a game, unless it leads to another.
  private Optional<Pairing> claim(Search search, String game) {
    long now = games.scheduler().millis();
    return follow(search, Database.await(quick.claim(search.token(), game, now)));
  }

  /// Seats a player in the game to which a request leads; empty when it cannot be joined.
  private Optional<Pairing> follow(Search search, String id) {
    if (store.info(id).isEmpty()) {
      return Optional.of(create(search));
    }
    LiveGame game = games.game(id);
    SeatTaker player = search.player();
    if (!game.seats().currentSidesOf(player.visitorSecret()).isEmpty()) {
      return Optional.of(waiting(game, player));
    }
    Optional<LiveGame> own = search.own().map(info -> games.game(info.id()));
    if (own.isPresent() && !withdraw(own.get(), player, search.withdrawalId())) {
      var _ = Database.await(quick.disclaim(search.token(), id));
      return Optional.of(waiting(own.get(), player));
    }
    SeatResult result = game.seats().join(search.token(), player, games.scheduler().millis());
    if (result instanceof SeatResult.Seated(Side side)) {
      boolean isMember = Tokens.isMemberSecret(player.visitorSecret());
      String token = isMember ? "" : search.token();
      return Optional.of(new Pairing(true, id, side.key(), token));
    }
    var _ = Database.await(quick.disclaim(search.token(), id));
    return Optional.empty();
  }

  private GameSnapshot snapshot(LiveGame game) {
    return game.snapshot(games.scheduler().millis());
  }

  private boolean isJoined(LiveGame game) {
    return store.seats().ofGame(game.id()).stream().allMatch(SeatInfo::isTaken);
  }

  private Side side(LiveGame game, SeatTaker player) {
    return game.seats().currentSidesOf(player.visitorSecret()).stream()
        .findFirst()
        .orElseThrow(() -> new ProblemException(403, "seat", Message.of("games.no-seat")));
  }

  private Pairing waiting(LiveGame game, SeatTaker player) {
    return new Pairing(isJoined(game), game.id(), side(game, player).key(), "");
  }

  /// Returns the challenges that suit the player, and whose makers the player suits, the oldest
  /// first.
  ///
  /// @param own the player's challenge, which only older ones replace
  private List<GameInfo> candidates(
      PairingRequest request, QuickChallenge wanted, SeatTaker player, Optional<GameInfo> own) {
    GameId board = BoardFields.requireGame(request.board()).id();
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
      GameInfo info, PairingRequest request, QuickChallenge wanted, SeatTaker player) {
    try {
      LiveGame game = games.game(info.id());
      GameSnapshot now = snapshot(game);
      return now.ending().isEmpty()
          && now.clock().settings().equals(TimeControls.same(request.clock()))
          && hasWantedStart(now.setup(), request)
          && now.series().isRated() == request.rated()
          && !now.series().isMatch()
          && !now.series().hasSwapRule()
          && game.seats().sidesOf(player.visitorSecret()).isEmpty()
          && challenges.isValid(info, now)
          && !challenges.isBlocked(game, player.visitorSecret())
          && ranges.suit(game, now, wanted);
    } catch (StoreException e) {
      return false; // Its record is damaged.
    }
  }

  /// Returns whether a game begins as the request wants it to: with its position, or with the
  /// game's own.
  private static boolean hasWantedStart(SessionSetup setup, PairingRequest request) {
    return setup.start().equals(request.board().position(setup.game(), setup.seed().orElse(0)));
  }

  /// Withdraws a challenge.
  ///
  /// @param requestId the id of this withdrawal
  /// @return false when another player has joined it
  private boolean withdraw(LiveGame game, SeatTaker player, String requestId) {
    ClientRequest request =
        new ClientRequest(
            Actor.of(side(game, player)),
            requestId,
            CHALLENGE_EVENTS,
            0,
            new PlayerAction.Withdrawal(),
            games.scheduler().millis());
    return game.submit(request) instanceof RequestResult.Accepted;
  }

  private Pairing create(Search search) {
    GameCreation creation = creation(search.request(), search.player());
    NewGame made = creation.newGame();
    challenges.requireRoom(search.caller(), made.id());
    var _ = Database.await(quick.save(made.id(), search.wanted()));
    LiveGame game = games.create(made, games.scheduler().millis());
    CreatedGameJson created = creation.createdJson(game.id());
    return new Pairing(false, game.id(), created.side(), created.token());
  }

  /// Ends the wait of a player.
  ///
  /// @return the challenge, or the game when another player has joined it
  /// @throws ProblemException when the challenge is that of another player
  Pairing stop(String id, SeatTaker player) {
    LiveGame game = games.game(id);
    boolean isJoined = isJoined(game) || !withdraw(game, player, "pairing-stopped");
    return new Pairing(isJoined, id, side(game, player).key(), "");
  }
}
