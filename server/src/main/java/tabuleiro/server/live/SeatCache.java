package tabuleiro.server.live;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.rules.Side;
import tabuleiro.server.store.GameStore;

/// Who holds the seats of a game, as far as anybody has asked. A seat that was held once is held
/// for ever. Safe for several threads.
final class SeatCache {
  /// How many are remembered; each has a few devices. A guess.
  private static final int MOST = 32;

  private final GameStore store;
  private final String game;
  private final Map<String, List<Side>> known = new ConcurrentHashMap<>();

  SeatCache(GameStore store, String game) {
    this.store = store;
    this.game = game;
  }

  /// Returns the sides that somebody may play who has a secret.
  List<Side> sidesOf(String secret) {
    List<Side> remembered = known.get(secret);
    if (remembered != null) {
      return remembered;
    }
    List<Side> held = store.sidesOf(game, secret);
    if (!held.isEmpty() && known.size() < MOST) {
      known.put(secret, held);
    }
    return held;
  }

  /// Asks again from now on: somebody who held one seat may hold both.
  void clear() {
    known.clear();
  }
}
