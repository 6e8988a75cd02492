package tabuleiro.server.games;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.Players;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Answer;
import tabuleiro.server.http.Body;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Problem;
import tabuleiro.server.http.Routes;
import tabuleiro.server.live.GameView;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.Secrets;
import tabuleiro.server.store.Sitter;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// The addresses at which games are made, read and played.
final class GameRoutes implements Routes {
  private static final String GAME = "/api/v1/games/{id}";

  /// How many replies can be prepared for one move. A guess.
  private static final int MOST_PREPARED = 50;

  private final LiveGames games;
  private final Feeds feeds;
  private final Players players;

  /// @param players those that may be seated
  GameRoutes(LiveGames games, Feeds feeds, Players players) {
    this.games = games;
    this.feeds = feeds;
    this.players = players;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.post("/api/v1/games", this::make);
    routes.get(GAME, context -> Answer.json(context, 200, state(context)));
    routes.post(GAME + "/seat", this::takeSeat);
    routes.post(GAME + "/join", this::join);
    routes.post(GAME + "/commands", this::command);
    routes.get(GAME + "/positions/{ply}", this::position);
    routes.get(GAME + "/events", this::events);
    routes.get(GAME + "/record", this::record);
    routes.put(GAME + "/prepared", this::prepare);
    routes.get(GAME + "/prepared", this::prepared);
  }

  private LiveGame game(Context context) {
    return games.game(context.pathParam("id"));
  }

  private static Optional<Side> named(Context context) {
    return Sides.parse(Optional.ofNullable(context.queryParam("side")));
  }

  private void make(Context context) {
    GameRequest request = Body.json(context, GameRequest.class);
    try {
      Plan plan = new Plan(request, players, Persons.of(context, request.name()));
      LiveGame game = games.create(plan.game(), System.currentTimeMillis());
      Answer.json(context, 201, plan.made(game.id()));
    } catch (RulesException | PlayException e) {
      throw Problem.of(e).in(request.game().orElse(""));
    }
  }

  private String state(Context context) {
    return feeds.state(game(context), Caller.of(context), named(context));
  }

  private void takeSeat(Context context) {
    SeatRequest request = Body.json(context, SeatRequest.class);
    LiveGame game = game(context);
    Caller caller = Caller.of(context);
    String token = request.token().or(caller::token).orElse("");
    Sitter sitter = Persons.of(context, request.name());
    Side side =
        game.takeSeat(token, sitter, System.currentTimeMillis())
            .orElseThrow(() -> new Problem(403, "token", Phrase.of("games.wrong-token")));
    feeds.tellAgain(game.id());
    Answer.json(context, 200, new SeatedJson(Sides.format(side), token));
  }

  private void join(Context context) {
    SeatRequest request = Body.json(context, SeatRequest.class);
    LiveGame game = game(context);
    Sitter sitter = Persons.of(context, request.name());
    String token = Secrets.token(Secrets.derive(sitter.visitor(), "join\n" + game.id()));
    Side side =
        game.join(token, sitter, System.currentTimeMillis())
            .orElseThrow(() -> new Problem(409, "taken", Phrase.of("games.taken")).at(game.head()));
    feeds.tellAgain(game.id());
    boolean isHis = game.held(token).contains(side);
    Answer.json(context, 200, new SeatedJson(Sides.format(side), isHis ? token : ""));
  }

  private void command(Context context) {
    long now = System.currentTimeMillis();
    CommandRequest request = Body.json(context, CommandRequest.class);
    Answer.json(context, 200, Commands.take(game(context), Caller.of(context), request, now));
  }

  private void position(Context context) {
    GameView view = game(context).view(System.currentTimeMillis());
    int ply = number(context.pathParam("ply"));
    if (ply > view.moves().size()) {
      throw Problem.notFound();
    }
    Position position = view.positions().get(ply);
    Messages words = Caller.of(context).words(position.game().id().game());
    Optional<MoveJson> move =
        ply == 0
            ? Optional.empty()
            : Optional.of(move(view.positions().get(ply - 1), view.moves().get(ply - 1)));
    Answer.json(context, 200, new PlaceJson(PositionJson.of(position, words), move));
  }

  private static MoveJson move(Position before, String text) {
    return MoveJson.of(before, before.parseMove(text));
  }

  private static int number(String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw Problem.notFound();
    }
    return Integer.parseInt(text);
  }

  private void events(Context context) {
    int after = number(Optional.ofNullable(context.queryParam("after")).orElse("0"));
    Answer.json(context, 200, EventsJson.of(game(context).events(after)));
  }

  private void record(Context context) {
    Answer.text(context, games.record(context.pathParam("id")).format());
  }

  private void prepare(Context context) {
    PreparedJson request = Body.json(context, PreparedJson.class);
    List<Map.Entry<String, String>> replies = request.entries();
    LiveGame game = game(context);
    Side side = Sides.require(game, Caller.of(context), Sides.parse(request.side()));
    if (replies.size() > MOST_PREPARED) {
      throw new Problem(400, "too-many", Phrase.of("games.many-replies", MOST_PREPARED));
    }
    try {
      game.prepare(side, replies);
    } catch (RulesException | PlayException e) {
      throw Problem.of(e).at(game.head()).in(game.ask(table -> table.game().id().game()));
    }
    Answer.json(context, 200, PreparedJson.of(game.prepared(side)));
  }

  private void prepared(Context context) {
    LiveGame game = game(context);
    Side side = Sides.require(game, Caller.of(context), named(context));
    Answer.json(context, 200, PreparedJson.of(game.prepared(side)));
  }
}
