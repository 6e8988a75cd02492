package tabuleiro.server.pairing;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.PlayException;
import tabuleiro.protocol.pairing.PairingJson;
import tabuleiro.protocol.pairing.PairingOperations;
import tabuleiro.rules.GameId;
import tabuleiro.rules.RulesException;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.game.CallingPlayers;
import tabuleiro.server.game.EventEffect;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.PlayRoutes;
import tabuleiro.server.game.RatedPlay;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.rating.CurrentRatings;
import tabuleiro.server.rating.GameRatingStore;

/// The routes of quick pairing. A player who waits asks again from time to time.
public final class PairingRoutes implements Routes {
  /// How long a wait can count. A guess: then every rating is accepted.
  private static final Duration MAX_WAIT = Duration.ofHours(1);

  private final QuickPairing pairing;
  private final QuickChallengeStore quick;
  private final CurrentRatings ratings;
  private final GameStore store;
  private final LiveGames games;
  private final PlayRoutes play;
  private final CallingPlayers callers;
  private final RatedPlay rated;

  /// @param ranges the ratings that the makers of challenges accept
  /// @param play the routes of games
  public PairingRoutes(GameStore store, LiveGames games, RatingRanges ranges, PlayRoutes play) {
    this.rated = play.rated();
    this.pairing = new QuickPairing(store, games, play.challenges(), ranges, play.requests());
    this.store = store;
    this.games = games;
    this.play = play;
    this.callers = play.callers();
    this.quick = new QuickChallengeStore(store.database());
    this.ratings = new CurrentRatings(new GameRatingStore(store.database()));
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PairingOperations.PAIR, this::find);
    Endpoints.add(routes, PairingOperations.STOP, this::stop);
  }

  private void find(Context context) {
    PairingRequest request = PairingRequest.of(RequestBody.readJson(context));
    try {
      SeatTaker player = callers.of(context, request.name());
      Optional<GameInfo> own = pairing.own(request, player);
      if (request.rated()) {
        rated.requireMember(player.visitorSecret());
      }
      QuickChallenge wanted =
          own.flatMap(info -> quick.find(info.id())).orElseGet(() -> wanted(request, player));
      QuickPairing.Pairing found = pairing.find(request, wanted, own, Caller.of(context), player);
      send(context, BoardFields.requireGame(request.board()).id(), found, "waiting", wanted);
    } catch (RulesException | PlayException e) {
      throw ProblemException.of(e).inGame(request.board().game().orElse(""));
    }
  }

  private QuickChallenge wanted(PairingRequest request, SeatTaker player) {
    long now = games.scheduler().millis();
    GameId board = BoardFields.requireGame(request.board()).id();
    return new QuickChallenge(
        request.clock().format(),
        ratings.of(
            new MemberStore(store.database()).requirePlayer(player.visitorSecret()),
            board,
            request.clock()),
        request.width(),
        Math.clamp(request.since().orElse(now), now - MAX_WAIT.toMillis(), now));
  }

  private void stop(Context context) {
    String id = context.pathParam("id");
    QuickChallenge challenge = quick.find(id).orElseThrow(ProblemException::notFound);
    QuickPairing.Pairing stopped = pairing.stop(id, callers.of(context, Optional.empty()));
    GameId board = store.info(id).orElseThrow(ProblemException::notFound).gameId();
    send(context, board, stopped, "stopped", challenge);
  }

  /// @param unpaired the status of a player without an opponent
  private void send(
      Context context,
      GameId board,
      QuickPairing.Pairing pairing,
      String unpaired,
      QuickChallenge wanted) {
    LiveGame game = games.game(pairing.game());
    Caller caller = Caller.of(context);
    caller.secret().ifPresent(secret -> rated.recordOrigins(game, secret, caller));
    if (pairing.isPaired()) {
      play.resendState(pairing.game());
    }
    long now = games.scheduler().millis();
    long usual = quick.usualWait(board, wanted.clock()).orElse(0);
    Responses.sendJson(
        context,
        200,
        new PairingJson(
            pairing.isPaired() ? "paired" : unpaired,
            pairing.game(),
            pairing.side(),
            pairing.token(),
            wanted.rating(),
            wanted.isOpenToAll() ? 0 : wanted.low(now),
            wanted.isOpenToAll() ? 0 : wanted.high(now),
            wanted.sinceMillis(),
            Math.toIntExact(Math.ceilDiv(usual, 1000)),
            CurrentRatings.nearestLevel(board, wanted.rating())));
  }

  /// Returns what this feature changes with the events of games.
  public static EventEffect eventEffect() {
    return new PairingEffect();
  }

  /// Deletes the challenge for which a game was created, for the operator.
  public static void deleteGame(Handle handle, String game) {
    QuickChallengeStore.deleteGame(handle, game);
  }
}
