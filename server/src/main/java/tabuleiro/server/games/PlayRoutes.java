package tabuleiro.server.games;

import io.javalin.config.RoutesConfig;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.server.chat.ChatRoutes;
import tabuleiro.server.chat.GameChats;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.games.message.GameSummaryJson;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.player.PlayerId;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.server.site.SiteAnswers;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.account.MemberStore;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.tracing.Tracing;

/// All routes for playing and finding games.
public final class PlayRoutes implements Routes, MeterBinder {
  private final CommandHandler commands;
  private final GameFeeds feeds;
  private final GameLists lists;
  private final List<Routes> parts;

  /// @param players the available computer players
  /// @param sockets registers the open sockets
  /// @param pages sends the pages
  /// @param answers the answers that pages bring along
  /// @param presence knows who is connected
  /// @param deadline how long a client may be silent before it counts as gone
  /// @param sharedNetworks the networks whose address says nothing about a player
  /// @param tracing receives the spans of commands
  /// @param fairPlay knows the positions near rated games in progress
  public PlayRoutes(
      GameStore store,
      LiveGames games,
      PlayerCatalogue players,
      SocketRegistry sockets,
      PageRenderer pages,
      SiteAnswers answers,
      VisitorPresence presence,
      Duration deadline,
      Set<String> sharedNetworks,
      Tracing tracing,
      FairPlayGuard fairPlay) {
    GameChats chats = new GameChats(store);
    this.feeds = new GameFeeds(store, games, presence.servers(), chats);
    RatedPlay rated = new RatedPlay(store, games.scheduler(), sharedNetworks);
    this.commands = new CommandHandler(rated, games.scheduler()::nanoTime, tracing);
    Challenges challenges = new Challenges(store, games, presence, deadline);
    CallingPlayers callers =
        new CallingPlayers(new PlayerNames(players), new MemberStore(store.access()));
    RatingRanges ranges = new RatingRanges(store, games.scheduler());
    StartPositionCheck starts = new StartPositionCheck(store, fairPlay);
    QuickPairing pairing = new QuickPairing(store, games, challenges, ranges, players, starts);
    this.lists = new GameLists(store, games, feeds, challenges);
    LobbyFeed lobby = new LobbyFeed(lists, games.scheduler(), deadline);
    games.addObserver((game, snapshot) -> lobby.onChange(snapshot));
    games.addObserver((_, snapshot) -> feeds.onEvent(snapshot));
    games.onRemoteChange(presence.servers()::onRemoteChange);
    games.onRemoteChange(lobby::onChange);
    games.onRemoteChange(feeds::onRemoteChange);
    challenges.onChange(lobby::scheduleUpdate);
    this.parts =
        List.of(
            new GameRoutes(games, feeds, players, callers, challenges, commands, rated, starts),
            new SeatRoutes(games, feeds, callers, challenges, ranges, rated),
            new PairingRoutes(pairing, store, games, feeds, callers, rated),
            new ChatRoutes(store, games, chats),
            new GameSocketRoutes(games, feeds, sockets, presence, commands),
            new GameListRoutes(
                lists,
                lobby,
                new GameArchive(store, games),
                sockets,
                presence,
                games.scheduler()::millis),
            new GamePages(store, feeds, lists, pages, answers));
  }

  /// Returns the public games of a member, as a caller sees them.
  public List<GameSummaryJson> gamesOf(PlayerId member, Caller caller) {
    return lists.ofMember(member, caller);
  }

  /// Returns the summaries of games as a caller sees them. Games with damaged records are left out.
  public List<GameSummaryJson> summaries(List<GameInfo> found, Caller caller) {
    return lists.summaries(found, caller);
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
