package tabuleiro.cluster.layer;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaPairRDD;
import scala.Tuple2;
import scala.collection.Iterator;
import tabuleiro.cluster.job.SparkConnection;
import tabuleiro.cluster.job.StreamedJob;
import tabuleiro.solver.strong.KeyBuffer;
import tabuleiro.solver.strong.LayerBackend;
import tabuleiro.solver.strong.LayerJob;

/// The expansion of a layer on Spark. The executors generate the moves from slices of the layer,
/// send the keys of the successors to the ranges to which they belong, and there remove duplicates.
///
/// @param layer the layer
/// @param ranges the ranges of the keys of the layers above
record SparkExpansion(LayerDescription layer, KeyRanges ranges) implements Serializable {
  private static final int MAX_KEYS = 1 << 27;

  /// Expands a layer.
  static void run(
      SparkConnection spark, LayerJob job, LayerBackend.RunSink runs, StreamedJob.Progress progress)
      throws IOException {
    try (LayerSlices slices = LayerSlices.of(spark, job.keys())) {
      KeyRanges ranges = KeyRanges.ofSuccessors(job, slices.count());
      SparkExpansion expansion = new SparkExpansion(LayerDescription.of(job), ranges);
      JavaPairRDD<Integer, byte[]> found =
          slices
              .data()
              .flatMapToPair(expansion::successors)
              .partitionBy(new NumberPartitioner(ranges.count()));
      spark
          .job(job.stop())
          .run(
              found.rdd(),
              SparkExpansion::merge,
              progress,
              (range, merged) -> {
                write(runs, job.layer() + ranges.step(range), merged);
                return true;
              });
      found.rdd().cleanShuffleDependencies(false);
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    }
  }

  private java.util.Iterator<Tuple2<Integer, byte[]>> successors(LayerSlices.Slice slice) {
    return SuccessorBlocks.of(layer.chunk(slice.keys().value()), ranges).entrySet().stream()
        .map(block -> new Tuple2<>(block.getKey(), block.getValue()))
        .iterator();
  }

  private static ArrayList<byte[]> merge(Iterator<Tuple2<Integer, byte[]>> blocks) {
    ArrayList<byte[]> merged = new ArrayList<>();
    KeyBuffer buffer =
        new KeyBuffer(MAX_KEYS, (keys, count) -> merged.add(KeyBytes.of(keys, 0, count)));
    try {
      while (blocks.hasNext()) {
        for (long key : KeyBytes.keys(blocks.next()._2)) {
          buffer.add(key);
        }
      }
      buffer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return merged;
  }

  private static void write(LayerBackend.RunSink runs, int layer, List<byte[]> merged) {
    for (byte[] bytes : merged) {
      long[] keys = KeyBytes.keys(bytes);
      try {
        runs.write(layer, keys, keys.length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
