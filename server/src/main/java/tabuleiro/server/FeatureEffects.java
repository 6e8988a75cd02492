package tabuleiro.server;

import java.util.List;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.pairing.PairingRoutes;
import tabuleiro.server.push.PushRoutes;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.search.SearchRoutes;
import tabuleiro.server.tournament.TournamentStore;

/// What all features change with the events of games.
final class FeatureEffects {
  private FeatureEffects() {}

  /// Adds the effects of all features. A new one is added here.
  ///
  /// @param games the games, before their first event
  public static void addTo(LiveGames games, Database database) {
    List.of(
            PushRoutes.eventEffect(),
            ChatStore.eventEffect(),
            PairingRoutes.eventEffect(),
            GameRatingStore.eventEffect(),
            SearchRoutes.eventEffect(),
            new TournamentStore(database).eventEffect())
        .forEach(games::addEffect);
  }
}
