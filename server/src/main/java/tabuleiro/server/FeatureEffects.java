package tabuleiro.server;

import java.util.List;
import tabuleiro.server.chat.ChatEffect;
import tabuleiro.server.games.PairingEffect;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.push.PushEffect;
import tabuleiro.server.rating.RatingEffect;
import tabuleiro.server.search.SearchEffect;
import tabuleiro.server.store.Store;
import tabuleiro.server.store.tournament.TournamentStore;
import tabuleiro.server.tournament.TournamentEffect;

/// What all features change with the events of games.
public final class FeatureEffects {
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
