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

/// Plays the games of a match, several at once, and hands them on in their order: so whatever is
/// made of them is the same whatever the number of threads. For one match.
public final class MatchRunner {
  /// How many games are begun for each thread before the first of them is over. A guess: a long
  /// game keeps no thread waiting, and few games are lost when the match ends.
  private static final int QUEUED_GAMES_PER_THREAD = 8;

  private final MatchPlan plan;
  private final PlayerCatalogue catalogue;
  private final EventTags heading;
  private final int threads;
  private final StopSignal stop = new StopSignal();

  /// @param catalogue has the players; each game gets its own
  /// @param heading tags of the records beside the match's own, such as the date
  /// @param threads how many games are played at once, at least 1
  public MatchRunner(MatchPlan plan, PlayerCatalogue catalogue, EventTags heading, int threads) {
    this.plan = plan;
    this.catalogue = catalogue;
    this.heading = heading;
    this.threads = threads;
  }

  /// Plays the games from one number on, until all are played, or somebody ends the match. Returns
  /// when no player thinks any more.
  ///
  /// @param from number of the first game, counted from 0
  /// @param counted takes each game, in order, and says whether the match goes on
  public void play(int from, Predicate<FinishedGame> counted) {
    Deque<Future<Optional<FinishedGame>>> begun = new ArrayDeque<>();
    int next = from;
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      try {
        boolean goesOn = true;
        while (goesOn) {
          while (next < plan.games() && begun.size() < QUEUED_GAMES_PER_THREAD * threads) {
            MatchGame game = new MatchGame(plan, plan.scheduledGame(next), heading);
            begun.add(workers.submit(() -> game.play(catalogue, stop)));
            next++;
          }
          Optional<FinishedGame> played =
              begun.isEmpty() ? Optional.empty() : result(begun.remove());
          goesOn = played.isPresent() && counted.test(played.get());
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

  /// Ends the match: games that are not over do not count. Any thread may call it.
  public void stop() {
    stop.request();
  }
}
