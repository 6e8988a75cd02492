package tabuleiro.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class AnalysisPoolTest {
  private static final long PATIENCE_SECONDS = 60;

  private final AnalysisPool pool = new AnalysisPool(1, 2, 4, Duration.ofMillis(50));
  private final List<String> begun = new CopyOnWriteArrayList<>();

  @AfterEach
  void close() {
    pool.close();
  }

  /// Returns a job that runs until it is stopped.
  private AnalysisJob endless(String address, String name, CountDownLatch over) {
    return new AnalysisJob(
        address,
        true,
        job -> {
          begun.add(name);
          job.stop().isRequestedWithin(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
          over.countDown();
        });
  }

  private static void await(CountDownLatch latch) throws InterruptedException {
    assertThat(latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void addressesTakeTurnsAndLongJobsAreStopped() throws InterruptedException {
    CountDownLatch over = new CountDownLatch(4);
    List<AnalysisJob> jobs =
        List.of(
            endless("a", "a1", over),
            endless("a", "a2", over),
            endless("b", "b1", over),
            endless("c", "c1", over));
    assertThat(pool.submit(jobs.getFirst())).contains(0);
    while (begun.isEmpty()) {
      Thread.onSpinWait();
    }
    assertThat(jobs.stream().skip(1).map(pool::submit))
        .allSatisfy(before -> assertThat(before).isPresent());
    while (begun.size() < 4) {
      Thread.onSpinWait();
    }
    assertThat(begun).containsExactly("a1", "a2", "b1", "c1");
    assertThat(jobs.getFirst().end()).isEqualTo(AnalysisJob.StopReason.OTHERS);
    pool.cancel(jobs.getLast());
    await(over);
    assertThat(jobs.getLast().end()).isEqualTo(AnalysisJob.StopReason.ASKED);
  }

  @Test
  void errorOfAJobDoesNotEndTheThread() throws InterruptedException {
    CountDownLatch over = new CountDownLatch(1);
    pool.submit(
        new AnalysisJob(
            "a",
            true,
            _ -> {
              throw new StackOverflowError("of a test");
            }));
    pool.submit(new AnalysisJob("a", true, _ -> over.countDown()));
    await(over);
  }

  @Test
  void secondJobOfAddressFollowsFirstOfAnother() throws InterruptedException {
    CountDownLatch over = new CountDownLatch(4);
    AnalysisPool fair = new AnalysisPool(1, 3, 4, Duration.ofMillis(50));
    fair.submit(endless("x", "x", over));
    while (begun.isEmpty()) {
      Thread.onSpinWait();
    }
    fair.submit(endless("a", "a1", over));
    fair.submit(endless("a", "a2", over));
    fair.submit(endless("b", "b1", over));
    while (begun.size() < 4) {
      Thread.onSpinWait();
    }
    assertThat(begun).containsExactly("x", "a1", "b1", "a2");
    fair.close();
    await(over);
  }

  @Test
  void limitsJobsOfAddressAndQueue() {
    CountDownLatch over = new CountDownLatch(1);
    AnalysisPool slow = new AnalysisPool(1, 2, 3, Duration.ofHours(1));
    AnalysisJob first = endless("a", "a1", over);
    slow.submit(first);
    while (begun.isEmpty()) {
      Thread.onSpinWait();
    }
    AnalysisJob second = endless("a", "a2", over);
    assertThat(slow.submit(second)).contains(1);
    assertThat(slow.submit(endless("a", "a3", over))).isEmpty();
    slow.cancel(second);
    assertThat(slow.submit(endless("a", "a4", over))).isPresent();
    assertThat(slow.submit(endless("b", "b1", over))).isPresent();
    assertThat(slow.submit(endless("c", "c1", over))).contains(3);
    assertThat(slow.submit(endless("d", "d1", over))).isEmpty();
    assertThat(slow.waitingCount()).isEqualTo(3);
    slow.close();
    assertThat(slow.submit(endless("e", "e1", over))).isEmpty();
    assertThat(first.end()).isEqualTo(AnalysisJob.StopReason.ASKED);
  }

  @Test
  void failedJobDoesNotEndThread() throws InterruptedException {
    CountDownLatch over = new CountDownLatch(1);
    pool.submit(
        new AnalysisJob(
            "a",
            true,
            job -> {
              throw new IllegalStateException("on purpose");
            }));
    AnalysisJob next = endless("a", "a", over);
    pool.submit(next);
    while (begun.isEmpty()) {
      Thread.onSpinWait();
    }
    pool.cancel(next);
    await(over);
  }
}
