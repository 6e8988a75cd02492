package tabuleiro.reference.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;

/// Checks a certificate of two stages. The strategy is traversed twice: once to count the positions
/// of the frontier and to take a sample, from which the time is estimated, and once more to prove
/// all of them, in batches. With a sample of the settings only that is proven.
final class FrontierCheck {
  /// The number of positions that are proven together.
  private static final int BATCH = 1 << 14;

  /// The sample: runs of positions that follow each other, since neighbours share much of their
  /// proofs.
  private static final int SAMPLE_RUN = 16;

  /// The sample is to take this number of nodes, if each position takes as many as the solver could
  /// use: some seconds, since the compiler of Java needs one or two.
  private static final long SAMPLE_NODES = 1 << 22;

  private static final int MIN_SAMPLE_RUNS = 4;

  /// The bytes of the table for each node that the solver could use.
  private static final int NODE_BYTES = 2;

  private static final long SAVE_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final CertificateFile file;
  private final CertificateClaim claim;
  private final CheckerGame game;
  private final CheckSettings settings;
  private final CheckListener listener;
  private final Optional<CheckProgressFile> progress;
  private final List<Stage> stages = new ArrayList<>();
  private final List<String> batch = new ArrayList<>();
  private long total;
  private long earlier;
  private long startNanos;
  private long savedNanos;
  private long leaves;

  /// The searches for one goal, and its part of the sample.
  private record Stage(StrategyGoal goal, FrontierSearch search, List<String> sample) {}

  FrontierCheck(
      CertificateFile file, CheckerGame game, CheckSettings settings, CheckListener listener) {
    this.file = file;
    this.game = game;
    this.settings = settings;
    this.listener = listener;
    claim = file.claim();
    progress = settings.progressFile().map(path -> new CheckProgressFile(path, claim.sha256()));
    List<StrategyGoal> goals = StrategyGoal.ofValue(claim.value());
    long needed = NODE_BYTES * (claim.frontierNodes() * claim.leaves() + claim.entries());
    for (StrategyGoal goal : goals) {
      long bytes = Math.min(settings.tableBytes() / goals.size(), needed);
      FrontierSearch search = new FrontierSearch(game, goal, settings, bytes);
      stages.add(new Stage(goal, search, new ArrayList<>()));
    }
  }

  void run() throws CertificateException, IOException {
    if (isSampled()) {
      runSample();
    } else {
      runAll();
    }
  }

  private boolean isSampled() {
    return settings.sample() > 0 && settings.sample() < claim.leaves();
  }

  private void runSample() throws CertificateException, IOException {
    total = settings.sample();
    long[] chosen =
        new SplittableRandom(settings.seed())
            .longs(0, claim.leaves())
            .distinct()
            .limit(total)
            .sorted()
            .toArray();
    traverse(stage -> new Counter(stage, leaf -> Arrays.binarySearch(chosen, leaf) >= 0));
    requireLeaves();
    startNanos = System.nanoTime();
    long before = 0;
    for (Stage stage : stages) {
      long earlierStages = before;
      stage.search().prove(stage.sample(), proven -> report(earlierStages + proven));
      before += stage.sample().size();
    }
  }

  private void runAll() throws CertificateException, IOException {
    total = claim.leaves();
    if (progress.isPresent()) {
      earlier = Math.min(progress.get().read(), claim.leaves());
    }
    long stride = sampleStride();
    traverse(stage -> new Counter(stage, leaf -> leaf % stride < SAMPLE_RUN));
    requireLeaves();
    listener.searchEstimated(leaves - earlier, estimatedMillis());
    startNanos = System.nanoTime();
    savedNanos = startNanos;
    leaves = 0;
    traverse(Prover::new);
    if (progress.isPresent()) {
      progress.get().delete();
    }
  }

  private void requireLeaves() throws CertificateException {
    if (leaves != claim.leaves()) {
      throw new CertificateException(CertificateFault.LEAVES, leaves);
    }
  }

  private interface VisitorFactory {
    StrategyChecker.Visitor of(Stage stage);
  }

  private void traverse(VisitorFactory visitors) throws CertificateException, IOException {
    file.readStrategy(
        listener::entriesRead,
        strategy -> {
          for (Stage stage : stages) {
            StrategyChecker.Visitor visitor = visitors.of(stage);
            CheckerTrail trail = game.trail(claim.position());
            FingerprintSet met = new FingerprintSet(game.hasExactKeys());
            new StrategyChecker(stage.goal(), strategy, trail, met, visitor).check();
            proveBatch(stage);
          }
        });
  }

  private void requireRunning() {
    if (settings.stop().getAsBoolean()) {
      throw new CheckStoppedException();
    }
  }

  /// The distance between the beginnings of two runs of the sample.
  private long sampleStride() {
    long runs = SAMPLE_NODES / (SAMPLE_RUN * Math.max(1, claim.frontierNodes()));
    return Math.max(4 * SAMPLE_RUN, claim.leaves() / Math.max(runs, MIN_SAMPLE_RUNS));
  }

  /// Proves the sample, and measures the time that its second half takes: the first half is slower
  /// until Java has compiled the search.
  private long estimatedMillis() throws CertificateException, IOException {
    long nanos = 0;
    long timed = 0;
    for (Stage stage : stages) {
      int half = stage.sample().size() / 2;
      stage.search().prove(stage.sample().subList(0, half), proven -> {});
      long start = System.nanoTime();
      List<String> rest = stage.sample().subList(half, stage.sample().size());
      stage.search().prove(rest, proven -> {});
      nanos += System.nanoTime() - start;
      timed += rest.size();
    }
    double share = (double) (leaves - earlier) / Math.max(1, timed);
    return Math.round(share * nanos / TimeUnit.MILLISECONDS.toNanos(1));
  }

  private void proveBatch(Stage stage) throws CertificateException, IOException {
    if (batch.isEmpty()) {
      return;
    }
    long before = leaves - batch.size();
    stage.search().prove(List.copyOf(batch), proven -> report(before + proven));
    batch.clear();
  }

  private void report(long proven) throws IOException {
    long now = System.nanoTime();
    if (progress.isPresent() && (now - savedNanos > SAVE_NANOS || settings.stop().getAsBoolean())) {
      savedNanos = now;
      progress.get().write(proven);
    }
    double share = (double) (total - proven) / Math.max(1, proven - earlier);
    long millis = TimeUnit.NANOSECONDS.toMillis(now - startNanos);
    long nodes = stages.stream().mapToLong(stage -> stage.search().nodes()).sum();
    listener.positionsProven(proven, total, nodes, Math.round(share * millis));
  }

  /// Counts the leaves, takes the sample and tells the search what the strategy proves.
  private final class Counter implements StrategyChecker.Visitor {
    private final Stage stage;
    private final LongPredicate isInSample;

    /// @param isInSample whether a leaf of this number, from 0 on, is in the sample
    Counter(Stage stage, LongPredicate isInSample) {
      this.stage = stage;
      this.isInSample = isInSample;
    }

    @Override
    public void visit(CheckerTrail trail) {
      requireRunning();
      stage.search().assume(trail);
    }

    @Override
    public void leave(CheckerTrail trail) {
      if (isInSample.test(leaves)) {
        stage.sample().add(trail.format());
      }
      leaves++;
    }
  }

  /// Collects the leaves in batches, and proves them.
  private final class Prover implements StrategyChecker.Visitor {
    private final Stage stage;

    Prover(Stage stage) {
      this.stage = stage;
    }

    @Override
    public void visit(CheckerTrail trail) {
      requireRunning();
    }

    @Override
    public void leave(CheckerTrail trail) throws CertificateException, IOException {
      if (leaves++ >= earlier) {
        batch.add(trail.format());
      }
      if (batch.size() == BATCH) {
        proveBatch(stage);
      }
    }
  }
}
