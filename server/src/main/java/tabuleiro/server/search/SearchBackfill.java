package tabuleiro.server.search;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.play.Result;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameView;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// Adds the finished games that the search does not know yet, because an earlier version has stored
/// them. It may stop at any time and begin again, and several servers may do it at once: a game
/// that is there already does not change.
public final class SearchBackfill {
  /// How many games are added before the server does other work. A guess: some milliseconds.
  private static final int BATCH_SIZE = 20;

  /// The pause between two batches. A guess: most of the time is left for players.
  private static final Duration PAUSE = Duration.ofMillis(100);

  /// When to try again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofMinutes(1);

  private static final Logger LOG = LoggerFactory.getLogger(SearchBackfill.class);

  private final GameStore stored;
  private final GameSearchStore store;
  private final LiveGames games;
  private int added;

  /// @param store the games
  /// @param games has the threads of the server
  public SearchBackfill(GameStore store, LiveGames games) {
    this.stored = store;
    this.store = new GameSearchStore(store.database());
    this.games = games;
  }

  /// Begins to add games, on the threads of the server.
  public void start() {
    games.scheduler().execute(() -> addAfter(""));
  }

  private void addAfter(String last) {
    try {
      List<String> batch = store.missing(last, BATCH_SIZE);
      batch.forEach(this::add);
      if (!batch.isEmpty()) {
        addLater(batch.getLast(), PAUSE);
      } else if (added > 0) {
        LOG.info("added {} finished games of earlier versions to the search", added);
      }
    } catch (StoreException e) {
      if (e.failure() != StoreFailure.CLOSED) {
        addLater(last, RETRY_DELAY);
      }
    }
  }

  private void addLater(String last, Duration delay) {
    Future<?> _ = games.scheduler().schedule(() -> addAfter(last), delay);
  }

  /// Returns what the search knows of a game; empty while it has no result.
  private static Optional<SearchableGame> finished(List<GameEvent> history) {
    return history.stream()
        .map(GameEvent::content)
        .filter(content -> content.result() != Result.NONE)
        .findFirst()
        .map(last -> {
          GameView game = LiveGames.replay(history);
          return SearchEffect.finished(last, game.snapshot(), game.positions());
        });
  }

  private void add(String game) {
    try {
      finished(stored.history(game))
          .ifPresent(finished -> {
            Database.await(store.add(game, finished));
            added++;
          });
    } catch (StoreException e) {
      if (!e.isAboutOneGame()) {
        throw e;
      }
      // A game that cannot be read is not found either.
    }
  }
}
