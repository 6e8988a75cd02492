package tabuleiro.lab.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;

/// Plays the games of a match, several at once, and delivers them in order, so that the results do
/// not depend on the number of threads. One object plays one match.
public final class MatchRunner {
  /// The number of games started for each thread before the first of them ends. A guess: a long
  /// game keeps no thread waiting, and few games are lost when the match ends.
  private static final int QUEUED_GAMES_PER_THREAD = 8;

  private final MatchPlan plan;
  private final PlayerCatalogue catalogue;
  private final EventTags heading;
  private final int threads;
  private final StopSignal stop = new StopSignal();

  /// @param catalogue provides the players; each game gets its own
  /// @param heading tags for the records in addition to those of the match, such as the date
  /// @param threads the number of games played at the same time, at least 1
  public MatchRunner(MatchPlan plan, PlayerCatalogue catalogue, EventTags heading, int threads) {
    this.plan = plan;
    this.catalogue = catalogue;
    this.heading = heading;
    this.threads = threads;
  }

  /// Plays the games from a number on, until all are played or the match is ended. Returns when no
  /// player is thinking any more.
  ///
  /// @param from the number of the first game, counted from 0
  /// @param counted receives each game, in order, and returns whether the match continues
  public void play(int from, Predicate<FinishedGame> counted) {
    Deque<Future<Optional<FinishedGame>>> queued = new ArrayDeque<>();
    int next = from;
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      try {
        boolean continues = true;
        while (continues) {
          while (next < plan.games() && queued.size() < QUEUED_GAMES_PER_THREAD * threads) {
            MatchGame game = new MatchGame(plan, plan.scheduledGame(next), heading);
            queued.add(workers.submit(() -> game.play(catalogue, stop)));
            next++;
          }
          Optional<FinishedGame> played =
              queued.isEmpty() ? Optional.empty() : result(queued.remove());
          continues = played.isPresent() && counted.test(played.get());
        }
      } finally {
        stop();
      }
    }
  }

  private static Optional<FinishedGame> result(Future<Optional<FinishedGame>> game) {
    try {
      return game.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      throw new IllegalStateException(e);
    }
  }

  /// Ends the match: unfinished games do not count. Any thread may call it.
  public void stop() {
    stop.request();
  }
}
