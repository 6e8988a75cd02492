package tabuleiro.solver.weak;

import java.util.Optional;

/// Answers [ProofTask]s, several at the same time. Used by one thread.
public interface ProofBackend extends AutoCloseable {
  /// An answer.
  ///
  /// @param number the number of the task
  record Answered(int number, ProofResult result) {}

  /// Returns how many tasks should be under way, so that none of the machines waits.
  int capacity();

  /// Submits a task.
  ///
  /// @param number its number; no other task has it
  void submit(int number, ProofTask task);

  /// Waits a moment for an answer, and returns it if one has come. The answers come in any order.
  Optional<Answered> next();

  /// Abandons the tasks that are under way.
  @Override
  void close();
}
