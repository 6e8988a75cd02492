package tabuleiro.solver.weak;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;

/// Solves a position by many machines: a proof tree here, whose leaves the machines search. What it
/// finds is stored in the table of a [WeakSolver], which then has the value and the variation at
/// once.
public final class FrontierSolver {
  private static final int DRAW = 1;
  private static final int WIN = 2;
  private static final long PROGRESS_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final SolverGame game;
  private final Position position;
  private final WeakSolver solver;
  private final ProofBackend backend;
  private final long maxNodes;
  private final Map<Integer, ProofNode> pending = new HashMap<>();
  private int submitted;
  private int answered;

  /// @param solver the solver of the position, perhaps with the results of an earlier run
  /// @param backend answers the tasks
  /// @param maxNodes the number of nodes after which a task gives up and its position is divided
  public FrontierSolver(
      SolverGame game, Position position, WeakSolver solver, ProofBackend backend, long maxNodes) {
    this.game = game;
    this.position = position;
    this.solver = solver;
    this.backend = backend;
    this.maxNodes = maxNodes;
  }

  /// Solves the position, and returns whether that was done; otherwise it was stopped.
  ///
  /// @param stop checked about ten times a second
  /// @param listener receives the progress about once a second, on this thread; the solver may be
  ///   saved then
  public boolean solve(BooleanSupplier stop, Consumer<FrontierProgress> listener) {
    solver.restart();
    int lowest = game.hasDraws() ? DRAW : WIN;
    for (int rank = WIN; rank >= lowest; rank--) {
      ProofTree tree = new ProofTree(game, position, rank, solver.table(), maxNodes);
      if (!decide(tree, stop, listener)) {
        return false;
      }
      if (tree.root().isReached()) {
        return true;
      }
    }
    return true;
  }

  private boolean decide(
      ProofTree tree, BooleanSupplier stop, Consumer<FrontierProgress> listener) {
    pending.clear();
    long begin = System.nanoTime();
    long reported = begin;
    while (!tree.root().isDecided() && !stop.getAsBoolean()) {
      submit(tree);
      backend.next().ifPresent(answer -> accept(tree, answer));
      long now = System.nanoTime();
      solver.addEffort(
          0, TimeUnit.NANOSECONDS.toMillis(now) - TimeUnit.NANOSECONDS.toMillis(begin));
      begin = now;
      if (now - reported > PROGRESS_NANOS) {
        reported = now;
        listener.accept(progress(tree));
      }
    }
    return tree.root().isDecided();
  }

  private void submit(ProofTree tree) {
    while (pending.size() < backend.capacity()) {
      Optional<ProofNode> leaf = tree.selectLeaf();
      if (leaf.isEmpty()) {
        return;
      }
      leaf.get().isPending = true;
      pending.put(submitted, leaf.get());
      backend.submit(submitted, new ProofTask(leaf.get().position, leaf.get().rank, maxNodes));
      submitted++;
    }
  }

  private void accept(ProofTree tree, ProofBackend.Answered answer) {
    ProofResult result = answer.result();
    answered++;
    solver.addEffort(result.nodes(), 0);
    result
        .found()
        .forEach(one -> solver.table().store(one.key(), one.bounds(), 1L << (one.work() - 1)));
    // A task of an earlier goal has no node any more.
    Optional.ofNullable(pending.remove(answer.number()))
        .ifPresent(leaf -> {
          leaf.isPending = false;
          switch (result.answer()) {
            case REACHED -> tree.decide(leaf, true, result.nodes());
            case REFUTED -> tree.decide(leaf, false, result.nodes());
            case UNDECIDED -> tree.giveUp(leaf, result.nodes());
          }
        });
  }

  private FrontierProgress progress(ProofTree tree) {
    WeakSolverProgress work = solver.progress();
    return new FrontierProgress(
        work.nodes(),
        work.millis(),
        answered,
        pending.size(),
        tree.root().proof,
        tree.root().disproof);
  }
}
