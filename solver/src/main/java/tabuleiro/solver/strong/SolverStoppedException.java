package tabuleiro.solver.strong;

/// Thrown when the work on layers was stopped before its end. What is in its folder stays, and the
/// work can go on from there.
public final class SolverStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SolverStoppedException() {
    super("stopped");
  }
}
