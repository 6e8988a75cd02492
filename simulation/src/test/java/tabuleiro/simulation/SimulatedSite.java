package tabuleiro.simulation;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import tabuleiro.server.GameService;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.PlayComposition;
import tabuleiro.server.SocketTimeouts;
import tabuleiro.server.account.AccountRoutes;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberNames;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PasswordHasher;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.MemberGames;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SimulatedHttp;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.kernel.schedule.SteadyScheduler;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.server.presence.LiveServers;
import tabuleiro.server.presence.ServerRole;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.server.puzzle.PuzzleRoutes;
import tabuleiro.server.social.SocialRoutes;
import tabuleiro.server.study.CollectionRoutes;
import tabuleiro.server.tournament.TournamentRoutes;

/// The routes for playing games of a simulated server, with its open sockets.
final class SimulatedSite {
  private static final BotCatalogue PLAYERS = new BotCatalogue(Map.of());
  private static final StaticResponses ANSWERS = new StaticResponses(PLAYERS.players());

  /// How long a client may be silent, as in a real server.
  static final Duration DEADLINE = SocketTimeouts.DEFAULT.deadline();

  /// The memory of a password's hash: little, so that it is quick.
  private static final int KIBIBYTES = 8;

  private final SimulatedHttp http;
  private final List<SimulatedSocket> sockets = new ArrayList<>();

  /// @param random makes the secrets of members
  /// @param fairPlay knows the positions near rated games in progress
  SimulatedSite(
      SiteSetup setup,
      GameStore store,
      SteadyScheduler scheduler,
      GameService service,
      RandomGenerator random,
      FairPlayGuard fairPlay) {
    SocketRegistry registry = new SocketRegistry(SiteSetup.MANY, SiteSetup.MANY);
    VisitorPresence presence =
        new VisitorPresence(
            store.database(),
            new LiveServers(store.database(), scheduler, ServerRole.BOTH),
            scheduler);
    PlayComposition play =
        PlayComposition.of(
            store,
            service.games(),
            PLAYERS.players(),
            registry,
            new PageRenderer(),
            ANSWERS,
            presence,
            DEADLINE,
            Set.of(),
            Tracing.OFF,
            fairPlay);
    List<Routes> routes = new ArrayList<>(play.all());
    if (setup.members() > 0) {
      routes.add(
          new TournamentRoutes(store, service.games(), registry, new PageRenderer(), ANSWERS));
    }
    if (setup.holders() > 0) {
      routes.add(
          new AccountRoutes(
              new AccountStore(store.database(), PersonalDataParts.ALL),
              new MemberGames(store, service.games()),
              new PageRenderer(),
              scheduler,
              SiteSetup.MANY,
              new PasswordHasher(scheduler, KIBIBYTES),
              random));
    }
    if (setup.enthusiasts() > 0) {
      PlayerIdentities players = new PlayerIdentities(store.database());
      PageRenderer pages = new PageRenderer();
      routes.add(
          new PuzzleRoutes(store.database(), scheduler::millis, players, pages, ANSWERS, fairPlay));
      routes.add(new CollectionRoutes(store, scheduler, pages, fairPlay));
      routes.add(new SocialRoutes(store, context -> member(store, context), scheduler::millis));
    }
    setup.push().ifPresent(push -> routes.add(push.routes(store, service.games(), presence)));
    this.http = new SimulatedHttp(setup.limits(scheduler), registry, routes);
  }

  private static Member member(GameStore store, Context context) {
    return new MemberStore(store.database())
        .find(MemberNames.fold(context.pathParam("name")))
        .orElseThrow();
  }

  SimulatedHttp http() {
    return http;
  }

  void add(SimulatedSocket socket) {
    sockets.add(socket);
  }

  /// Ends all connections, as the death of the process does.
  void cutAll() {
    List.copyOf(sockets).forEach(SimulatedSocket::lose);
    sockets.clear();
  }
}
