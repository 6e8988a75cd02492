package tabuleiro.cluster.job;

import java.io.Serializable;

/// The numbers of the tasks of a job, in batches: each batch is a task of Spark.
///
/// @param from the number of the first task
/// @param end the number after the last task
/// @param batchSize the number of tasks in a batch
public record TaskRange(int from, int end, int batchSize) implements Serializable {
  /// The maximum number of batches of a job. A guess: Spark spends some milliseconds on each, and a
  /// hundred machines still share the work evenly.
  private static final int MAX_BATCHES = 4000;

  /// Makes the batches larger when there are too many.
  public TaskRange {
    batchSize = Math.max(batchSize, Math.ceilDiv(end - from, MAX_BATCHES));
  }

  /// Returns the number of batches.
  int batches() {
    return Math.max(0, Math.ceilDiv(end - from, batchSize));
  }

  /// Returns the number of the first task of a batch.
  int first(int batch) {
    return from + batch * batchSize;
  }

  /// Returns the number after the last task of a batch.
  int endOf(int batch) {
    return Math.min(end, first(batch) + batchSize);
  }
}
