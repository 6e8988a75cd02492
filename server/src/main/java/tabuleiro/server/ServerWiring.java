package tabuleiro.server;

import java.security.SecureRandom;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.server.account.AccountRoutes;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.CredentialFilter;
import tabuleiro.server.account.EndedSessions;
import tabuleiro.server.account.PasswordHasher;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.admin.ModerationRoutes;
import tabuleiro.server.analysis.StudyRoutes;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.MemberGames;
import tabuleiro.server.game.PlayRoutes;
import tabuleiro.server.http.DocumentationRoutes;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.OpenApiRoutes;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.ServiceWorkerRoutes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.server.learn.LearnRoutes;
import tabuleiro.server.picture.PictureRoutes;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.server.profile.ProfileRoutes;
import tabuleiro.server.push.PushRoutes;
import tabuleiro.server.puzzle.PuzzleRoutes;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.rating.PlayerRatings;
import tabuleiro.server.rating.RankingRoutes;
import tabuleiro.server.search.SearchRoutes;
import tabuleiro.server.site.SiteRoutes;
import tabuleiro.server.social.SocialRoutes;
import tabuleiro.server.tournament.TournamentRoutes;

/// The list of all routes, and the objects that they need.
///
/// @param store the games and studies
/// @param games the games in progress
/// @param catalogue the available computer players
/// @param sockets the open sockets
/// @param presence the visitors who are connected
/// @param pages the page templates
/// @param options the operator's options
/// @param tracing receives the spans of commands
/// @param fairPlay knows the positions near rated games in progress
record ServerWiring(
    GameStore store,
    LiveGames games,
    BotCatalogue catalogue,
    SocketRegistry sockets,
    VisitorPresence presence,
    PageRenderer pages,
    ServerOptions options,
    Tracing tracing,
    FairPlayGuard fairPlay) {
  /// Returns all routes. A new group of routes is added here.
  List<Routes> routes() {
    EndedSessions ended = new EndedSessions(store.database(), games.scheduler(), sockets);
    games.onSessionEnd(ended::closeSockets);
    StaticResponses answers = new StaticResponses(catalogue.players());
    PuzzleRoutes puzzles =
        new PuzzleRoutes(
            store.database(),
            games.scheduler()::millis,
            new PlayerIdentities(store.database()),
            pages,
            answers,
            fairPlay);
    SiteRoutes site =
        new SiteRoutes(
            pages,
            answers,
            puzzles::withDaily,
            options.operator(),
            presence::count,
            store.queries()::countActive);
    LearnRoutes learn = new LearnRoutes(pages, answers);
    PlayComposition composition =
        PlayComposition.of(
            store,
            games,
            catalogue.players(),
            sockets,
            pages,
            answers,
            presence,
            options.socketTimeouts().deadline(),
            options.listen().sharedNetworks(),
            tracing,
            fairPlay);
    PlayRoutes play = composition.games();
    List<OfflinePage> offline =
        Stream.of(site.offlinePages(), learn.offlinePages(), play.offlinePages())
            .flatMap(List::stream)
            .toList();
    ProfileRoutes profiles =
        new ProfileRoutes(
            store,
            new PlayerRatings(new GameRatingStore(store.database()), games.scheduler()::millis),
            play::gamesOf,
            pages,
            answers);
    return List.of(
        options.browserEngine(),
        new DocumentationRoutes(options.browserEngine()),
        new OpenApiRoutes(),
        new CredentialFilter(
            store.database(),
            (game, secret) -> !store.seats().sidesOf(game, secret).isEmpty(),
            games.scheduler()::millis),
        new ServiceWorkerRoutes(pages, offline, SiteRoutes.offlineAnswers()),
        // Before the routes of a game, whose id would otherwise be `search`.
        new SearchRoutes(store, play::summaries, pages, answers, fairPlay),
        play,
        composition.chat(),
        composition.pairing(),
        site,
        new StudyRoutes(
            store,
            games,
            sockets,
            pages,
            answers,
            play::findState,
            fairPlay,
            options.cluster().role().computesMoves()),
        new PictureRoutes(games, play::playerNames),
        new PushRoutes(store, games, presence, options.push(), options.operator()),
        learn,
        puzzles,
        new RankingRoutes(
            new GameRatingStore(store.database()),
            games,
            new PlayerIdentities(store.database()),
            pages,
            answers),
        profiles,
        new SocialRoutes(store, profiles::member, games.scheduler()::millis),
        new ModerationRoutes(store, pages, games.scheduler()::millis),
        new TournamentRoutes(store, games, sockets, pages, answers),
        new AccountRoutes(
            new AccountStore(store.database(), PersonalDataParts.ALL),
            new MemberGames(store, games),
            pages,
            games.scheduler(),
            options.limits().newGamesPerAddressAndHour(),
            PasswordHasher.onOwnThreads(options.limits().passwordKibibytes()),
            new SecureRandom()));
  }
}
