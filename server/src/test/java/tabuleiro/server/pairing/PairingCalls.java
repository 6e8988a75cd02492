package tabuleiro.server.pairing;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import tabuleiro.rules.GameId;
import tabuleiro.server.game.GameStore;

/// Challenges, for tests of other packages.
public final class PairingCalls {
  private PairingCalls() {}

  /// Claims a challenge.
  public static CompletableFuture<?> claim(GameStore store, String request, String game) {
    return new QuickChallengeStore(store.database()).claim(request, game, 2000);
  }

  /// Stores a challenge without a clock.
  public static CompletableFuture<?> save(GameStore store, String game, long millis) {
    return new QuickChallengeStore(store.database())
        .save(game, new QuickChallenge("off", 1500, 0, millis));
  }

  /// Returns how long challenges without a clock have usually waited; empty when it is not known.
  public static OptionalLong usualWait(GameStore store, GameId board) {
    return new QuickChallengeStore(store.database()).usualWait(board, "off");
  }
}
