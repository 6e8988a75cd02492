package tabuleiro.server.tournament;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsMessageContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.play.PlayException;
import tabuleiro.protocol.common.PongJson;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.protocol.tournament.TournamentJson;
import tabuleiro.protocol.tournament.TournamentListJson;
import tabuleiro.protocol.tournament.TournamentOperations;
import tabuleiro.protocol.tournament.TournamentSummaryJson;
import tabuleiro.rules.Message;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.PageSummary;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.server.http.SocketRegistry;

/// The routes of tournaments, and their pages.
public final class TournamentRoutes implements Routes {
  /// The longest list. A guess: more than anyone reads.
  private static final int MAX_LISTED = 50;

  private final TournamentStore store;
  private final TournamentService service;
  private final TournamentFeed feed;
  private final PlayerIdentities players;
  private final SocketRegistry sockets;
  private final PageRenderer pages;
  private final StaticResponses answers;
  private final LongSupplier millis;

  /// @param games the games in progress
  /// @param sockets registers the open sockets
  /// @param pages sends the pages
  /// @param answers the answers that pages bring along
  public TournamentRoutes(
      GameStore store,
      LiveGames games,
      SocketRegistry sockets,
      PageRenderer pages,
      StaticResponses answers) {
    this.store = new TournamentStore(store.database());
    this.players = new PlayerIdentities(store.database());
    this.sockets = sockets;
    this.pages = pages;
    this.answers = answers;
    this.millis = games.scheduler()::millis;
    this.feed = new TournamentFeed(games.scheduler(), this::state, this::view);
    this.service = new TournamentService(store, games, feed::update);
    games.onRemoteChange(feed::onChange);
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.TOURNAMENTS, BulkWork.route(this::sendList));
    Endpoints.add(routes, PageOperations.TOURNAMENT, BulkWork.route(this::sendPage));
    Endpoints.add(
        routes,
        TournamentOperations.LIST,
        BulkWork.route(context -> Responses.sendJson(context, 200, list(Caller.of(context)))));
    Endpoints.add(routes, TournamentOperations.CREATE, this::create);
    Endpoints.add(
        routes,
        TournamentOperations.STATE,
        BulkWork.route(context -> sendState(context, 200, id(context))));
    Endpoints.add(routes, TournamentOperations.ENTER, this::enter);
    Endpoints.add(routes, TournamentOperations.WITHDRAW, this::withdraw);
    Endpoints.add(routes, TournamentOperations.START, this::start);
    Endpoints.add(routes, TournamentOperations.PAUSE, this::pause);
    SocketRegistry.addRoute(
        routes,
        TournamentOperations.LIVE,
        context -> feed.open(context.pathParam("tournament"), sockets.open(context)),
        this::answerPing);
  }

  /// The only message of a client is a ping, with which it finds a connection that broke silently.
  private void answerPing(WsMessageContext context) {
    ClientSocket.of(context).send(JsonText.format(new PongJson("pong", millis.getAsLong())));
  }

  private static String id(Context context) {
    return context.pathParam("tournament");
  }

  private TournamentState state(String id) {
    return service.state(id);
  }

  private Optional<PlayerId> memberId(Caller caller) {
    return players.memberOf(caller).map(Member::id);
  }

  private PlayerId requireMember(Context context) {
    return memberId(Caller.of(context))
        .orElseThrow(
            () -> new ProblemException(403, "signed-out", Message.of("tournament.signed-out")));
  }

  private TournamentJson view(TournamentState state, Caller caller) {
    return view(state, caller, Optional.empty());
  }

  private TournamentJson view(TournamentState state, Caller caller, Optional<Integer> round) {
    return TournamentJsonMapper.of(
        state, new RankedResults(state), memberId(caller), round, caller.messages());
  }

  private TournamentListJson list(Caller caller) {
    List<Tournament> listed = store.list(MAX_LISTED);
    Map<String, Integer> players = store.countPlayers(listed.stream().map(Tournament::id).toList());
    List<TournamentSummaryJson> all =
        listed.stream()
            .map(each -> TournamentSummaryJsonMapper.of(each, players.getOrDefault(each.id(), 0)))
            .toList();
    return new TournamentListJson(memberId(caller).isPresent(), all);
  }

  private void sendState(Context context, int status, String id) {
    TournamentState state = state(id);
    Optional<Integer> round =
        Optional.of(SiteAddress.parameter(context, "round"))
            .filter(text -> text.matches("[1-9][0-9]{0,3}"))
            .map(Integer::valueOf)
            .filter(number -> number <= state.tournament().round());
    Responses.sendJson(context, status, view(state, Caller.of(context), round));
  }

  private void create(Context context) {
    PlayerId owner = requireMember(context);
    try {
      NewTournamentRequest request = NewTournamentRequest.of(RequestBody.readJson(context));
      sendState(context, 201, service.create(owner, request));
    } catch (PlayException e) {
      throw ProblemException.of(e);
    }
  }

  /// Returns the level that a request names; empty when it is about the caller.
  private static Optional<String> level(Context context) {
    Optional<String> level = RequestBody.readJson(context).text("level");
    if (level.filter(text -> !text.matches("[1-9]")).isPresent()) {
      throw new ProblemException(400, "level", Message.of("tournament.bad-level"));
    }
    return level;
  }

  private void enter(Context context) {
    PlayerId caller = requireMember(context);
    service.enter(caller, id(context), level(context));
    sendState(context, 200, id(context));
  }

  private void withdraw(Context context) {
    PlayerId caller = requireMember(context);
    service.withdraw(caller, id(context), level(context));
    sendState(context, 200, id(context));
  }

  private void start(Context context) {
    service.start(requireMember(context), id(context));
    sendState(context, 200, id(context));
  }

  private void pause(Context context) {
    service.pause(requireMember(context), id(context));
    sendState(context, 200, id(context));
  }

  private void sendList(Context context) {
    Caller caller = Caller.of(context);
    PageContent page = answers.withCatalogue(PageContent.of("tournaments"), caller.language());
    pages.send(context, page.withPersonal("/tournaments", JsonText.format(list(caller))));
  }

  private void sendPage(Context context) {
    Caller caller = Caller.of(context);
    TournamentState state = state(id(context));
    PageContent page =
        answers
            .withCatalogue(PageContent.of("tournament"), caller.language())
            .withSummary(
                new PageSummary(
                    state.tournament().plan().name(),
                    caller.messages().format("list.tournament.one-lead"),
                    "/site/picture.png",
                    true));
    String path = "/tournaments/" + state.tournament().id();
    pages.send(context, page.withPersonal(path, JsonText.format(view(state, caller))));
  }
}
