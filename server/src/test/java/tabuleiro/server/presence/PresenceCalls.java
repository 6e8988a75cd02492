package tabuleiro.server.presence;

import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import tabuleiro.server.game.GameStore;

/// Live servers, for tests of other packages.
public final class PresenceCalls {
  private PresenceCalls() {}

  /// Stores that a server lives.
  ///
  /// @param nowMillis is read within the transaction
  public static CompletableFuture<?> beat(
      GameStore store, String server, LongSupplier nowMillis, long deadlineMillis) {
    return new LiveServerStore(store.database())
        .beat(new StoredServer(server, ServerRole.BOTH), nowMillis, deadlineMillis);
  }
}
