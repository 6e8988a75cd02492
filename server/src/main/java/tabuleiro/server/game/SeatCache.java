package tabuleiro.server.game;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.rules.Side;

/// Caches which secrets open which seats of a game. Thread-safe.
final class SeatCache {
  /// How many secrets are cached; each player has a few devices. A guess.
  private static final int MAX_SECRETS = 32;

  private final SeatStore store;
  private final String game;

  /// Another map after each change, so that what is being read meanwhile is not kept.
  private volatile Map<String, List<Side>> sidesBySecret = new ConcurrentHashMap<>();

  SeatCache(SeatStore store, String game) {
    this.store = store;
    this.game = game;
  }

  /// Returns the sides that the owner of a secret may play.
  List<Side> sidesOf(String secret) {
    Map<String, List<Side>> current = sidesBySecret;
    List<Side> cached = current.get(secret);
    if (cached != null) {
      return cached;
    }
    List<Side> held = store.sidesOf(game, secret);
    if (!held.isEmpty() && current.size() < MAX_SECRETS) {
      current.put(secret, held);
    }
    return held;
  }

  /// Clears the cache, after a change of who has a seat.
  void clear() {
    sidesBySecret = new ConcurrentHashMap<>();
  }
}
