package tabuleiro.server;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.server.account.RelationStore;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.chat.ChatRoutes;
import tabuleiro.server.chat.GameChats;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameExtensions;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.PlayRoutes;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.server.pairing.PairingRoutes;
import tabuleiro.server.pairing.RatingRanges;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.server.rating.SeatOriginRules;

/// The routes of games with those that need them to play: messages and quick pairing.
///
/// @param games the routes of games, with what ratings, fair play, relations, messages and pairing
///   add to them
/// @param chat the routes of messages
/// @param pairing the routes of quick pairing
public record PlayComposition(PlayRoutes games, ChatRoutes chat, PairingRoutes pairing) {
  /// Returns the routes.
  ///
  /// @param players the available computer players
  /// @param sockets registers the open sockets
  /// @param pages sends the pages
  /// @param answers the answers that pages bring along
  /// @param presence the connected visitors
  /// @param deadline how long a client may be silent before it counts as gone
  /// @param sharedNetworks the networks whose address says nothing about a player
  /// @param tracing receives the spans of commands
  /// @param fairPlay knows the positions near rated games in progress
  public static PlayComposition of(
      GameStore store,
      LiveGames games,
      PlayerCatalogue players,
      SocketRegistry sockets,
      PageRenderer pages,
      StaticResponses answers,
      VisitorPresence presence,
      Duration deadline,
      Set<String> sharedNetworks,
      Tracing tracing,
      FairPlayGuard fairPlay) {
    GameChats chats = new GameChats(store);
    RatingRanges ranges = new RatingRanges(store, games.scheduler());
    PlayRoutes play =
        new PlayRoutes(
            store,
            games,
            players,
            sockets,
            pages,
            answers,
            presence,
            deadline,
            tracing,
            new GameExtensions(
                new SeatOriginRules(store.database(), games.scheduler(), sharedNetworks),
                fairPlay::require,
                ranges::require,
                new RelationStore(store.database())::blocked,
                chats));
    return new PlayComposition(
        play, new ChatRoutes(store, games, chats), new PairingRoutes(store, games, ranges, play));
  }

  /// Returns all routes.
  public List<Routes> all() {
    return List.of(games, chat, pairing);
  }
}
