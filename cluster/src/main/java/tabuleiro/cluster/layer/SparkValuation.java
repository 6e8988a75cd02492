package tabuleiro.cluster.layer;

import java.io.Serializable;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;
import tabuleiro.cluster.job.SparkConnection;
import tabuleiro.cluster.job.StreamedJob;
import tabuleiro.solver.strong.LayerChunk;
import tabuleiro.solver.strong.LayerJob;
import tabuleiro.solver.strong.SolvedLayer;
import tabuleiro.solver.strong.SuccessorLayers;
import tabuleiro.solver.table.SortedKeys;

/// The valuation of a layer on Spark, by two joins. The executors generate the successors of slices
/// of the layer, ask the ranges of the solved layers above for their codes, send the answers back
/// to the slices, and there choose the best.
///
/// @param layer the layer
/// @param ranges the ranges of the keys of the layers above
record SparkValuation(LayerDescription layer, KeyRanges ranges) implements Serializable {
  /// Returns the distance codes of a layer. When the job was stopped, some are missing.
  static byte[] run(
      SparkConnection spark, LayerJob job, SuccessorLayers above, StreamedJob.Progress progress) {
    byte[] codes = new byte[job.positions()];
    long positions =
        above.layers().stream().flatMap(Optional::stream).mapToLong(SolvedLayer::count).sum();
    try (LayerSlices slices = LayerSlices.of(spark, job.keys());
        LayerSlices solved = LayerSlices.none(spark, positions)) {
      KeyRanges ranges =
          new KeyRanges(
              above.layers().stream().map(one -> add(solved, one)).toArray(long[][]::new));
      SparkValuation valuation = new SparkValuation(LayerDescription.of(job), ranges);
      JavaPairRDD<Integer, NumberedBytes> questions =
          slices
              .data()
              .flatMapToPair(valuation::questions)
              .partitionBy(new NumberPartitioner(solved.count()));
      JavaPairRDD<Integer, NumberedBytes> answers =
          questions
              .zipPartitions(solved.data(), SparkValuation::answers)
              .mapToPair(answer -> answer)
              .partitionBy(new NumberPartitioner(slices.count()));
      JavaRDD<byte[]> values = answers.zipPartitions(slices.data(), valuation::values);
      spark
          .job(job.stop())
          .run(
              values.rdd(),
              scala.collection.Iterator::next,
              progress,
              (slice, part) -> {
                System.arraycopy(part, 0, codes, slices.start(slice), part.length);
                return true;
              });
      values.rdd().cleanShuffleDependencies(false);
    }
    return codes;
  }

  /// Adds a layer to the slices, in one slice when it has no positions, and returns the lowest key
  /// of each slice.
  private static long[] add(LayerSlices solved, Optional<SolvedLayer> layer) {
    return solved.add(
        layer.map(SolvedLayer::keyBytes).orElse(MemorySegment.NULL),
        layer.map(SolvedLayer::codeBytes).orElse(MemorySegment.NULL));
  }

  private LayerChunk chunk(LayerSlices.Slice slice) {
    return layer.chunk(slice.keys().value());
  }

  private Iterator<Tuple2<Integer, NumberedBytes>> questions(LayerSlices.Slice slice) {
    return SuccessorBlocks.of(chunk(slice), ranges).entrySet().stream()
        .map(block ->
            new Tuple2<>(block.getKey(), new NumberedBytes(slice.number(), block.getValue())))
        .iterator();
  }

  private static Iterator<Tuple2<Integer, NumberedBytes>> answers(
      Iterator<Tuple2<Integer, NumberedBytes>> questions, Iterator<LayerSlices.Slice> solved) {
    LayerSlices.Slice range = solved.next();
    SortedKeys keys = new SortedKeys(MemorySegment.ofArray(range.keys().value()));
    byte[] codes = range.codes().value();
    List<Tuple2<Integer, NumberedBytes>> answers = new ArrayList<>();
    while (questions.hasNext()) {
      NumberedBytes question = questions.next()._2;
      NumberedBytes answer = new NumberedBytes(range.number(), find(question.bytes(), keys, codes));
      answers.add(new Tuple2<>(question.source(), answer));
    }
    return answers.iterator();
  }

  private static byte[] find(byte[] wanted, SortedKeys keys, byte[] codes) {
    long[] all = KeyBytes.keys(wanted);
    byte[] found = new byte[all.length];
    for (int i = 0; i < all.length; i++) {
      int index = keys.indexOf(all[i]);
      // A missing position is reported where its predecessor is valued.
      found[i] = index < 0 ? 0 : codes[index];
    }
    return found;
  }

  private Iterator<byte[]> values(
      Iterator<Tuple2<Integer, NumberedBytes>> answers, Iterator<LayerSlices.Slice> slice) {
    LayerChunk chunk = chunk(slice.next());
    TreeMap<Integer, byte[]> byRange = new TreeMap<>();
    answers.forEachRemaining(answer -> byRange.put(answer._2.source(), answer._2.bytes()));
    AnsweredCodes codes = new AnsweredCodes(ranges);
    SuccessorBlocks.of(chunk, ranges)
        .forEach(
            (range, keys) -> codes.add(range, keys, Objects.requireNonNull(byRange.get(range))));
    return List.of(chunk.value(codes)).iterator();
  }
}
