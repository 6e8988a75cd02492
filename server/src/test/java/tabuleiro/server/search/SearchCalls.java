package tabuleiro.server.search;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.server.game.GameStore;

/// Finished games in the search, for tests of other packages.
public final class SearchCalls {
  private SearchCalls() {}

  /// Adds a finished game within a transaction.
  public static void add(Handle handle, String game) {
    SearchableGame found = new SearchableGame(Result.SECOND_WINS, 5, true, 3000, List.of(1L, -2L));
    new FinishedGameRows(handle).add(game, found);
  }

  /// Adds a finished game.
  public static CompletableFuture<?> add(GameStore store, String game) {
    return new GameSearchStore(store.database())
        .add(game, new SearchableGame(Result.DRAW, 2, false, 3000, List.of(3L, -4L)));
  }
}
