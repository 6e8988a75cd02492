package tabuleiro.lab.tasks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.play.players.StopSignal;

final class OrderedTasksTest {
  @Test
  void resultsComeInOrderThoughTheFirstTaskEndsLast() {
    CountDownLatch others = new CountDownLatch(5);
    List<Integer> received = new ArrayList<>();
    try (OrderedTasks tasks = new OrderedTasks(2, new StopSignal())) {
      tasks.run(
          3,
          9,
          number -> {
            if (number == 3) {
              await(others);
            } else {
              others.countDown();
            }
            return Optional.of(number);
          },
          received::add);
    }
    assertThat(received).containsExactly(3, 4, 5, 6, 7, 8);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void runEndsWhenTheReceiverWantsNoMoreOrATaskWasStopped() {
    List<Integer> received = new ArrayList<>();
    try (OrderedTasks tasks = new OrderedTasks(2, new StopSignal())) {
      tasks.run(0, 1000, Optional::of, number -> received.add(number) && number < 4);
      tasks.run(
          10, 1000, number -> number < 13 ? Optional.of(number) : Optional.empty(), received::add);
      tasks.run(0, 0, Optional::of, received::add);
    }
    assertThat(received)
        .isEqualTo(
            IntStream.concat(IntStream.range(0, 5), IntStream.range(10, 13)).boxed().toList());
  }

  @Test
  void problemOfATaskReachesTheCaller() {
    try (OrderedTasks tasks = new OrderedTasks(1, new StopSignal())) {
      assertThatThrownBy(() ->
              tasks.run(
                  0,
                  2,
                  _ -> {
                    throw new IllegalArgumentException("no such game");
                  },
                  _ -> true))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no such game");
    }
  }
}
