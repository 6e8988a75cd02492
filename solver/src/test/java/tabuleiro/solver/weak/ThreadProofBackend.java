package tabuleiro.solver.weak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tabuleiro.solver.SolverGame;

/// Answers tasks on threads, as a cluster does.
final class ThreadProofBackend implements ProofBackend {
  private final PositionProver prover;
  private final ExecutorService executor;
  private final int capacity;
  private final List<ProofTask> submitted = new ArrayList<>();
  private final Set<String> givenUp = ConcurrentHashMap.newKeySet();
  private final BlockingQueue<Answered> answers = new LinkedBlockingQueue<>();

  ThreadProofBackend(SolverGame game, int threads) {
    prover = new PositionProver(game, 1 << 20);
    executor = Executors.newFixedThreadPool(threads);
    capacity = threads + 1;
  }

  @Override
  public int capacity() {
    return capacity;
  }

  /// Returns the tasks so far.
  List<ProofTask> submitted() {
    return submitted;
  }

  /// Returns the positions on which a search has given up.
  Set<String> givenUp() {
    return givenUp;
  }

  @Override
  public void submit(int number, ProofTask task) {
    submitted.add(task);
    executor.execute(() -> {
      ProofResult result = prover.prove(task, () -> false);
      if (result.answer() == ProofResult.Answer.UNDECIDED) {
        givenUp.add(task.position().format());
      }
      answers.add(new Answered(number, result));
    });
  }

  @Override
  public Optional<Answered> next() {
    try {
      return Optional.ofNullable(answers.poll(10, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    executor.close();
    prover.close();
  }
}
