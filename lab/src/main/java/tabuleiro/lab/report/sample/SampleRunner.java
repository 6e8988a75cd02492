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

/// Plays the games of samples, several at once, and hands them on in their order: so whatever is
/// made of them is the same whatever the number of threads.
public final class SampleRunner implements AutoCloseable {
  /// How many batches are begun for each thread before the first of them is over. A guess: a long
  /// game keeps no thread waiting, and few games are lost when the report is stopped.
  private static final int BEGUN = 8;

  private final int threads;
  private final StopSignal stop;
  private final ExecutorService workers;

  /// @param threads how many games are played at once, at least 1
  /// @param stop ends the playing
  public SampleRunner(int threads, StopSignal stop) {
    this.threads = threads;
    this.stop = stop;
    workers = Executors.newFixedThreadPool(threads);
  }

  /// Plays the games of a sample from one number on, until all are played or it is stopped.
  ///
  /// @param from number of the first game, counted from 0
  /// @param counted takes each game, in order
  public void play(GameSample sample, int from, Consumer<SampledGame> counted) {
    Deque<Future<List<SampledGame>>> begun = new ArrayDeque<>();
    int next = from;
    while (!stop.isRequested() && (next < sample.games() || !begun.isEmpty())) {
      while (next < sample.games() && begun.size() < BEGUN * threads) {
        int first = next;
        int end = Math.min(sample.games(), first + sample.batchSize());
        begun.add(workers.submit(() -> batch(sample, first, end)));
        next = end;
      }
      result(begun.remove()).forEach(counted);
    }
  }

  /// Returns the games from one number to another, or fewer when it is stopped.
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

  /// Ends the threads, when they have ended their games.
  @Override
  public void close() {
    stop.request();
    workers.close();
  }
}
