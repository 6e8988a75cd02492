package tabuleiro.solver.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.weak.SolverStrategy;

/// Threads that prove again what the solver's table has lost of a strategy, before a
/// [StrategyTraversal] needs it. Each visits the same games in a random order of its own, so that
/// they seldom search the same position.
final class ProofsAhead implements AutoCloseable {
  private final ProofGoal goal;
  private final CertificateForm form;
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().name("proofs").factory());
  private volatile boolean isOver;

  /// Starts the threads.
  ///
  /// @param strategies makes the strategy of a thread; what it is given says when to stop
  /// @param count the number of threads, which may be 0
  ProofsAhead(
      ProofGoal goal,
      CertificateForm form,
      SolverGame game,
      Position position,
      Function<BooleanSupplier, SolverStrategy> strategies,
      int count) {
    this.goal = goal;
    this.form = form;
    for (int i = 0; i < count; i++) {
      SolverStrategy strategy = strategies.apply(() -> isOver);
      threads.execute(new Walk(strategy, game.trail(position), new Random(i)));
    }
  }

  /// Stops the threads and waits for their end.
  @Override
  public void close() {
    isOver = true;
    threads.close();
  }

  /// The work of a thread.
  private final class Walk implements Runnable {
    private final SolverStrategy strategy;
    private final SolverTrail trail;
    private final Random random;
    private final PositionKeySet visited = new PositionKeySet();

    Walk(SolverStrategy strategy, SolverTrail trail, Random random) {
      this.strategy = strategy;
      this.trail = trail;
      this.random = random;
    }

    @Override
    public void run() {
      try {
        visit();
      } catch (IllegalStateException e) {
        // The traversal needs nothing more, or will find the same wrong value itself.
      }
    }

    private void visit() {
      if (isOver || trail.isOver() || !visited.add(StrategyTraversal.key(trail))) {
        return;
      }
      if (trail.sideToMove() != goal.side()) {
        for (int move : shuffledMoves()) {
          play(move);
        }
      } else if (!form.isProvenInSearch(goal, strategy, trail)) {
        play(strategy.chooseMove(trail));
      }
    }

    private void play(int move) {
      trail.play(move);
      visit();
      trail.undo();
    }

    private List<Integer> shuffledMoves() {
      int[] moves = new int[trail.countMoves()];
      trail.generateMoves(moves, 0);
      List<Integer> shuffled =
          Arrays.stream(moves).boxed().collect(Collectors.toCollection(ArrayList::new));
      Collections.shuffle(shuffled, random);
      return shuffled;
    }
  }
}
