package tabuleiro.lab.report.sample;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import tabuleiro.play.players.StopSignal;

/// Plays the games of samples, several at once, and delivers them in order, so that the results do
/// not depend on the number of threads.
public final class SampleRunner implements AutoCloseable {
  /// The number of batches started for each thread before the first of them ends. A guess: a long
  /// game keeps no thread waiting, and few games are lost when the report is stopped.
  private static final int QUEUED_BATCHES_PER_THREAD = 8;

  private final int threads;
  private final StopSignal stop;
  private final ExecutorService workers;

  /// @param threads the number of games played at the same time, at least 1
  /// @param stop stops the games
  public SampleRunner(int threads, StopSignal stop) {
    this.threads = threads;
    this.stop = stop;
    workers = Executors.newFixedThreadPool(threads);
  }

  /// Plays the games of a sample from a number on, until all are played or the run is stopped.
  ///
  /// @param from the number of the first game, counted from 0
  /// @param counted receives each game, in order
  public void play(GameSample sample, int from, Consumer<SampledGame> counted) {
    Deque<Future<List<SampledGame>>> queued = new ArrayDeque<>();
    int next = from;
    while (!stop.isRequested() && (next < sample.games() || !queued.isEmpty())) {
      while (next < sample.games() && queued.size() < QUEUED_BATCHES_PER_THREAD * threads) {
        int first = next;
        int end = Math.min(sample.games(), first + sample.batchSize());
        queued.add(workers.submit(() -> batch(sample, first, end)));
        next = end;
      }
      result(queued.remove()).forEach(counted);
    }
  }

  /// Returns the games from `first` (inclusive) to `end` (exclusive), or fewer when the run is
  /// stopped.
  private List<SampledGame> batch(GameSample sample, int first, int end) {
    List<SampledGame> games = new ArrayList<>();
    for (int number = first; number < end; number++) {
      Optional<SampledGame> game = sample.play(number, stop);
      if (game.isEmpty()) {
        break;
      }
      games.add(game.get());
    }
    return games;
  }

  private List<SampledGame> result(Future<List<SampledGame>> batch) {
    try {
      return batch.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop.request();
      return List.of();
    } catch (ExecutionException e) {
      stop.request();
      if (e.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      throw new IllegalStateException(e);
    }
  }

  /// Stops the threads, and waits until they have ended.
  @Override
  public void close() {
    stop.request();
    workers.close();
  }
}
