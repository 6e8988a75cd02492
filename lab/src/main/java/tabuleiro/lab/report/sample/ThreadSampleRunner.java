package tabuleiro.lab.report.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.lab.tasks.OrderedTasks;
import tabuleiro.play.players.StopSignal;

/// Plays the games of samples on threads of this process. The results do not depend on the number
/// of threads.
public final class ThreadSampleRunner implements SampleRunner {
  private final StopSignal stop;
  private final OrderedTasks tasks;

  /// @param threads the number of games played at the same time, at least 1
  /// @param stop stops the games
  public ThreadSampleRunner(int threads, StopSignal stop) {
    this.stop = stop;
    tasks = new OrderedTasks(threads, stop);
  }

  @Override
  public void play(GameSample sample, int from, Consumer<SampledGame> counted) {
    int batches = Math.ceilDiv(Math.max(0, sample.games() - from), sample.batchSize());
    tasks.run(
        0,
        batches,
        batch -> {
          int first = from + batch * sample.batchSize();
          return Optional.of(
              batch(sample, first, Math.min(sample.games(), first + sample.batchSize())));
        },
        games -> {
          games.forEach(counted);
          return true;
        });
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

  /// Stops the threads, and waits until they have ended.
  @Override
  public void close() {
    tasks.close();
  }
}
