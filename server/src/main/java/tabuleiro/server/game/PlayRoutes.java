package tabuleiro.server.game;

import io.javalin.config.RoutesConfig;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.text.Messages;

/// The routes for playing and finding games.
public final class PlayRoutes implements Routes, MeterBinder {
  private final CommandHandler commands;
  private final GameFeeds feeds;
  private final GameLists lists;
  private final RatedPlay rated;
  private final Challenges challenges;
  private final CallingPlayers callers;
  private final GameRequests requests;
  private final GamePages gamePages;
  private final List<Routes> parts;

  /// @param players the available computer players
  /// @param sockets registers the open sockets
  /// @param pages sends the pages
  /// @param answers the answers that pages bring along
  /// @param presence the connected visitors
  /// @param deadline how long a client may be silent before it counts as gone
  /// @param tracing receives the spans of commands
  /// @param more what other features add
  public PlayRoutes(
      GameStore store,
      LiveGames games,
      PlayerCatalogue players,
      SocketRegistry sockets,
      PageRenderer pages,
      StaticResponses answers,
      VisitorPresence presence,
      Duration deadline,
      Tracing tracing,
      GameExtensions more) {
    this.feeds = new GameFeeds(store, games, presence.servers(), more.feed());
    this.rated = new RatedPlay(store, more.ratings());
    this.challenges = new Challenges(store, games, presence, deadline, more.blocked());
    this.commands = new CommandHandler(rated, challenges, games.scheduler()::nanoTime, tracing);
    this.callers = new CallingPlayers(new PlayerNames(players), new MemberStore(store.database()));
    this.requests = new GameRequests(store, players, more.ratings(), more.starts());
    this.lists = new GameLists(store, games, feeds, challenges);
    LobbyFeed lobby = new LobbyFeed(lists, games.scheduler(), deadline);
    games.addObserver((game, snapshot) -> lobby.onChange(snapshot));
    games.addObserver((_, snapshot) -> feeds.onEvent(snapshot));
    games.onRemoteChange(presence.servers()::onRemoteChange);
    games.onRemoteChange(lobby::onChange);
    games.onRemoteChange(feeds::onRemoteChange);
    challenges.onChange(lobby::scheduleUpdate);
    games.onDeletion(feeds::close);
    games.onDeletion(_ -> lobby.scheduleUpdate());
    this.gamePages = new GamePages(store, feeds, lists, pages, answers);
    this.parts =
        List.of(
            new GameRoutes(games, feeds, requests, callers, challenges, commands, rated),
            new SeatRoutes(games, feeds, callers, challenges, more.joining(), rated),
            new GameSocketRoutes(games, feeds, sockets, presence, commands),
            new GameListRoutes(
                lists,
                lobby,
                new GameArchive(store, games),
                sockets,
                presence,
                games.scheduler()::millis),
            gamePages);
  }

  /// Returns the pages that browsers keep for use without a network.
  public List<OfflinePage> offlinePages() {
    return gamePages.offlinePages();
  }

  /// Returns what rated games ask of their players.
  public RatedPlay rated() {
    return rated;
  }

  /// Returns the open challenges.
  public Challenges challenges() {
    return challenges;
  }

  /// Returns what turns callers into players.
  public CallingPlayers callers() {
    return callers;
  }

  /// Returns what handles requests for new games.
  public GameRequests requests() {
    return requests;
  }

  /// Sends a game to its viewers again, because a player has taken a seat.
  public void resendState(String game) {
    feeds.resendState(game);
  }

  /// Returns the public games of a member, as a caller sees them.
  public List<GameListEntryJson> gamesOf(PlayerId member, Caller caller) {
    return lists.ofMember(member, caller);
  }

  /// Returns the summaries of games as a caller sees them. Games with damaged records are left out.
  public List<GameListEntryJson> summaries(List<GameInfo> found, Caller caller) {
    return lists.summaries(found, caller);
  }

  /// Returns the names of the players of a game, the first side's first; empty names for free
  /// seats.
  public List<String> playerNames(String id, Messages messages) {
    return feeds.seats(id, messages).stream().map(seat -> seat.taken() ? seat.name() : "").toList();
  }

  /// Returns the state of a game as a caller sees it, as JSON text; empty when its record is
  /// damaged.
  public Optional<String> findState(String id, Caller caller) {
    return feeds.findState(id, caller);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    commands.bindTo(registry);
  }

  @Override
  public void add(RoutesConfig routes) {
    parts.forEach(part -> part.add(routes));
  }
}
