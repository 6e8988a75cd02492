package tabuleiro.server.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.BiConsumer;
import tabuleiro.protocol.game.DeviceCodeJson;
import tabuleiro.protocol.game.GameOperations;
import tabuleiro.protocol.game.TakenSeatJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.Tokens;

/// The routes for taking a seat, and for playing it on several devices.
final class SeatRoutes implements Routes {
  private final LiveGames games;
  private final GameFeeds feeds;
  private final CallingPlayers callers;
  private final Challenges challenges;
  private final BiConsumer<LiveGame, String> joining;
  private final RatedPlay rated;

  /// @param joining checks that the owner of a secret may join a game
  SeatRoutes(
      LiveGames games,
      GameFeeds feeds,
      CallingPlayers callers,
      Challenges challenges,
      BiConsumer<LiveGame, String> joining,
      RatedPlay rated) {
    this.rated = rated;
    this.callers = callers;
    this.challenges = challenges;
    this.joining = joining;
    this.games = games;
    this.feeds = feeds;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, GameOperations.TAKE_SEAT, this::takeSeat);
    Endpoints.add(routes, GameOperations.JOIN, this::join);
    Endpoints.add(routes, GameOperations.CREATE_DEVICE_CODE, this::createDeviceCode);
    Endpoints.add(routes, GameOperations.END_LATER_DEVICES, this::endLaterDevices);
  }

  private LiveGame game(Context context) {
    return games.game(context.pathParam("id"));
  }

  private void takeSeat(Context context) {
    SeatRequest request = SeatRequest.of(RequestBody.readJson(context));
    LiveGame game = game(context);
    SeatTaker player = callers.of(context, request.name());
    long now = games.scheduler().millis();
    if (request.code().isPresent()) {
      SeatResult result = game.seats().redeemDeviceCode(request.code().get(), player, now);
      finish(context, game, result, "");
      return;
    }
    String token = request.token().or(Caller.of(context)::token).orElse("");
    String nextToken = player.seatToken("seat\n" + game.id() + "\n" + Tokens.sha256(token));
    SeatResult result = game.seats().take(token, nextToken, player, now);
    boolean isOwn = game.seats().sidesOf(nextToken).isEmpty();
    finish(context, game, result, isOwn ? token : nextToken);
  }

  private void join(Context context) {
    SeatRequest request = SeatRequest.of(RequestBody.readJson(context));
    LiveGame game = game(context);
    SeatTaker player = callers.of(context, request.name());
    if (game.seats().sidesOf(player.visitorSecret()).isEmpty()) {
      challenges.requireValid(game);
      challenges.requireUnblocked(game, player.visitorSecret());
      joining.accept(game, player.visitorSecret());
    }
    String token = player.seatToken("join\n" + game.id());
    finish(context, game, game.seats().join(token, player, games.scheduler().millis()), token);
  }

  /// Sends the result, and shows the game to its viewers again.
  ///
  /// @param token the token of the seat, unless the player has had the seat before, or is a member
  private void finish(Context context, LiveGame game, SeatResult result, String token) {
    switch (result) {
      case SeatResult.Seated(Side side) -> {
        rated.recordOrigin(game, side, Caller.of(context));
        feeds.resendState(game.id());
        boolean isToken = !Tokens.isMemberSecret(token);
        String valid = isToken && game.seats().sidesOf(token).contains(side) ? token : "";
        Responses.sendJson(context, 200, new TakenSeatJson(side.key(), valid));
      }
      case SeatResult.Refusal refusal -> throw problem(refusal).withHead(game.head());
    }
  }

  private static ProblemException problem(SeatResult.Refusal refusal) {
    return switch (refusal) {
      case UNKNOWN_TOKEN -> new ProblemException(403, "token", Message.of("games.wrong-token"));
      case SPENT -> new ProblemException(409, "spent", Message.of("games.spent"));
      case EXPIRED -> new ProblemException(409, "expired", Message.of("games.code-expired"));
      case TAKEN -> new ProblemException(409, "taken", Message.of("games.taken"));
      case OVER -> new ProblemException(409, "over", Message.of("games.over"));
      case VISITOR -> RatedPlay.visitor();
      case OWN_OPPONENT -> new ProblemException(403, "rated", Message.of("games.rated-self"));
      case OTHER_MEMBER -> new ProblemException(403, "rated", Message.of("games.rated-seat"));
    };
  }

  private static Side side(Context context, LiveGame game) {
    Optional<String> named = Optional.ofNullable(context.queryParam("side"));
    return CallerSide.require(game, Caller.of(context), CallerSide.parse(named));
  }

  private void createDeviceCode(Context context) {
    LiveGame game = game(context);
    Side side = side(context, game);
    String secret = Caller.of(context).secret().orElse("");
    GameSeats.DeviceCode code =
        game.seats()
            .createDeviceCode(side, secret, games.scheduler().millis())
            .orElseThrow(() ->
                new ProblemException(409, "member-seat", Message.of("games.member-seat"))
                    .withHead(game.head()));
    String path = "/g/" + game.id() + "#d=" + code.code();
    Responses.sendJson(
        context, 201, new DeviceCodeJson(side.key(), path, code.code(), code.expiresMillis()));
  }

  private void endLaterDevices(Context context) {
    LiveGame game = game(context);
    Side side = side(context, game);
    String secret = Caller.of(context).secret().orElse("");
    game.seats().endLaterDevices(side, secret);
    feeds.resendState(game.id());
    Responses.sendJson(context, 200, DevicesJsonMapper.of(game.seats().devices(side, secret)));
  }
}
