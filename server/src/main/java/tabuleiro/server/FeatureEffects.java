package tabuleiro.server;

import java.util.List;
import tabuleiro.server.chat.ChatEffect;
import tabuleiro.server.game.live.LiveGames;
import tabuleiro.server.kernel.database.Store;
import tabuleiro.server.pairing.PairingEffect;
import tabuleiro.server.push.PushEffect;
import tabuleiro.server.rating.RatingEffect;
import tabuleiro.server.search.SearchEffect;
import tabuleiro.server.tournament.TournamentEffect;
import tabuleiro.server.tournament.TournamentStore;

/// What all features change with the events of games.
final class FeatureEffects {
  private FeatureEffects() {}

  /// Adds the effects of all features. A new one is added here.
  ///
  /// @param games the games, before their first event
  public static void addTo(LiveGames games, Store store) {
    List.of(
            new PushEffect(),
            new ChatEffect(),
            new PairingEffect(),
            new RatingEffect(),
            new SearchEffect(),
            new TournamentEffect(new TournamentStore(store)))
        .forEach(games::addEffect);
  }
}
