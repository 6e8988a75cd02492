package tabuleiro.solver.weak;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
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
  private int submitted;
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

  /// Returns the number of tasks so far.
  int submitted() {
    return submitted;
  }

  @Override
  public void submit(int number, ProofTask task) {
    submitted++;
    executor.execute(() -> answers.add(new Answered(number, prover.prove(task, () -> false))));
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
