package tabuleiro.cluster.layer;

import java.io.Serializable;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import tabuleiro.cluster.job.SparkConnection;

/// The positions of a layer in slices, the partitions of a job. Executors fetch a slice from the
/// driver when they need it, so that a lost executor takes nothing with it.
final class LayerSlices implements AutoCloseable {
  /// The number of slices of a layer of medium size. A guess: many for each core, so that the cores
  /// end at the same time, but few enough for Spark's milliseconds for each task.
  private static final int SLICES = 64;

  private static final int MIN_POSITIONS = 1 << 13;

  /// A guess: a shuffle holds the successors of a slice in memory, some 20 for each position.
  private static final int MAX_POSITIONS = 1 << 17;

  private final SparkConnection spark;
  private final int size;
  private final List<Slice> slices = new ArrayList<>();

  /// A slice.
  ///
  /// @param codes the distance codes of the positions; empty when they are not known yet
  record Slice(int number, Broadcast<byte[]> keys, Broadcast<byte[]> codes)
      implements Serializable {}

  private LayerSlices(SparkConnection spark, int size) {
    this.spark = spark;
    this.size = size;
  }

  /// Divides a layer.
  static LayerSlices of(SparkConnection spark, MemorySegment keys) {
    int positions = Math.toIntExact(keys.byteSize() / Long.BYTES);
    int size = Math.clamp(positions / SLICES, MIN_POSITIONS, MAX_POSITIONS);
    LayerSlices slices = new LayerSlices(spark, size);
    slices.add(keys, MemorySegment.NULL);
    return slices;
  }

  /// Returns no slices, to which solved layers can be added.
  ///
  /// @param positions the number of positions of all those layers
  static LayerSlices none(SparkConnection spark, long positions) {
    int size = Math.clamp(positions / SLICES, MIN_POSITIONS, MAX_POSITIONS);
    return new LayerSlices(spark, size);
  }

  /// Adds the positions of a layer, in one slice when there are none, and returns the lowest key of
  /// each slice.
  ///
  /// @param codes the distance codes, or no memory
  long[] add(MemorySegment keys, MemorySegment codes) {
    int positions = Math.toIntExact(keys.byteSize() / Long.BYTES);
    int count = Math.max(1, Math.ceilDiv(positions, size));
    long[] lowest = new long[count];
    for (int i = 0; i < count; i++) {
      int from = start(i);
      int end = Math.min(positions, start(i + 1));
      byte[] part = KeyBytes.copy(keys, from, end, Long.BYTES);
      boolean isSolved = codes.byteSize() > 0;
      byte[] values = isSolved ? KeyBytes.copy(codes, from, end, 1) : new byte[0];
      lowest[i] = from < end ? KeyBytes.keys(part)[0] : 0;
      slices.add(new Slice(slices.size(), spark.broadcast(part), spark.broadcast(values)));
    }
    return lowest;
  }

  /// Returns the index of the first position of a slice of the first layer.
  int start(int slice) {
    return slice * size;
  }

  int count() {
    return slices.size();
  }

  /// Returns the slices, each in its own partition.
  JavaRDD<Slice> data() {
    return spark.eachInItsPartition(slices);
  }

  /// Removes the slices from the executors and from here.
  @Override
  public void close() {
    for (Slice slice : slices) {
      slice.keys.destroy();
      slice.codes.destroy();
    }
  }
}
