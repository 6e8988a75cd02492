package tabuleiro.server.puzzle;

import java.util.concurrent.CompletableFuture;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;

/// Runs against the clock, for tests of other packages.
public final class PuzzleCalls {
  private PuzzleCalls() {}

  /// Begins a run.
  public static CompletableFuture<?> beginStorm(GameStore store, PlayerId player) {
    return new PuzzleStormStore(store.database()).begin("storm", player, 1000);
  }
}
