package tabuleiro.server.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.GameView;
import tabuleiro.protocol.game.GameOperations;
import tabuleiro.protocol.game.PreparedRepliesJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.view.game.EventsJsonMapper;
import tabuleiro.view.game.PlyPositionJsonMapper;

/// The routes for creating, reading and playing games.
final class GameRoutes implements Routes {
  /// How many replies can be prepared at a time. A guess.
  private static final int MAX_PREPARED = 50;

  private final LiveGames games;
  private final GameFeeds feeds;
  private final GameRequests requests;
  private final CallingPlayers callers;
  private final Challenges challenges;
  private final CommandHandler commands;
  private final RatedPlay rated;

  GameRoutes(
      LiveGames games,
      GameFeeds feeds,
      GameRequests requests,
      CallingPlayers callers,
      Challenges challenges,
      CommandHandler commands,
      RatedPlay rated) {
    this.rated = rated;
    this.commands = commands;
    this.callers = callers;
    this.challenges = challenges;
    this.games = games;
    this.feeds = feeds;
    this.requests = requests;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, GameOperations.CREATE, this::create);
    Endpoints.add(
        routes, GameOperations.STATE, context -> Responses.sendJson(context, 200, state(context)));
    Endpoints.add(routes, GameOperations.COMMAND, this::command);
    Endpoints.add(routes, GameOperations.POSITION, BulkWork.route(this::position));
    Endpoints.add(routes, GameOperations.EVENTS, BulkWork.route(this::events));
    Endpoints.add(routes, GameOperations.RECORD, BulkWork.route(this::record));
    Endpoints.add(routes, GameOperations.SET_PREPARED_REPLIES, this::setPreparedReplies);
    Endpoints.add(routes, GameOperations.PREPARED_REPLIES, this::preparedReplies);
  }

  private LiveGame game(Context context) {
    return games.game(context.pathParam("id"));
  }

  private static Optional<Side> namedSide(Context context) {
    return CallerSide.parse(Optional.ofNullable(context.queryParam("side")));
  }

  private void create(Context context) {
    NewGameRequest request = NewGameRequest.of(RequestBody.readJson(context));
    try {
      SeatTaker caller = callers.of(context, request.name());
      GameCreation creation = requests.creation(request, caller);
      NewGame made = creation.newGame();
      if (request.rated()) {
        rated.requireMember(caller.visitorSecret());
      }
      requests.requireStart(request, made);
      if (request.open()) {
        challenges.requireRoom(Caller.of(context), made.id());
      }
      LiveGame game = games.create(made, games.scheduler().millis());
      rated.recordOrigins(game, caller.visitorSecret(), Caller.of(context));
      Responses.sendJson(context, 201, creation.createdJson(game.id()));
    } catch (RulesException | PlayException e) {
      throw ProblemException.of(e).inGame(request.board().game().orElse(""));
    }
  }

  private String state(Context context) {
    return feeds.state(game(context), Caller.of(context), namedSide(context));
  }

  private void command(Context context) {
    long now = games.scheduler().millis();
    GameCommandParser command = GameCommandParser.of(RequestBody.readJson(context));
    Responses.sendJson(
        context, 200, commands.handle(game(context), Caller.of(context), command, now));
  }

  private void position(Context context) {
    GameView view = game(context).view(games.scheduler().millis());
    int ply = number(context.pathParam("ply"));
    String family = view.positions().getFirst().game().id().game();
    Responses.sendJson(
        context,
        200,
        PlyPositionJsonMapper.find(view, ply, Caller.of(context).messages(family))
            .orElseThrow(ProblemException::notFound));
  }

  private static int number(String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw ProblemException.notFound();
    }
    return Integer.parseInt(text);
  }

  private void events(Context context) {
    int after = number(Optional.ofNullable(context.queryParam("after")).orElse("0"));
    Responses.sendJson(context, 200, EventsJsonMapper.of(game(context).events(after)));
  }

  private void record(Context context) {
    Responses.sendText(context, games.record(context.pathParam("id")).format());
  }

  private void setPreparedReplies(Context context) {
    PreparedRepliesJson request = PreparedRepliesJsonMapper.parse(RequestBody.readJson(context));
    List<Map.Entry<String, String>> replies = request.entries();
    LiveGame game = game(context);
    Side side = CallerSide.require(game, Caller.of(context), CallerSide.parse(request.side()));
    if (replies.size() > MAX_PREPARED) {
      throw new ProblemException(400, "too-many", Message.of("games.many-replies", MAX_PREPARED));
    }
    try {
      rated.recordOrigin(game, side, Caller.of(context));
      game.setPreparedReplies(side, replies);
    } catch (RulesException | PlayException e) {
      throw ProblemException.of(e)
          .withHead(game.head())
          .inGame(game.query(session -> session.game().id().game()));
    }
    Responses.sendJson(context, 200, PreparedRepliesJsonMapper.of(game.preparedReplies(side)));
  }

  private void preparedReplies(Context context) {
    LiveGame game = game(context);
    Side side = CallerSide.require(game, Caller.of(context), namedSide(context));
    Responses.sendJson(context, 200, PreparedRepliesJsonMapper.of(game.preparedReplies(side)));
  }
}
