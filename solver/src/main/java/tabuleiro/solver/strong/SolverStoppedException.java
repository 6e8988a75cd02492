package tabuleiro.solver.strong;

/// Thrown when the strong solver was stopped. Its files stay in the folder, and a later run resumes
/// from them.
public final class SolverStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SolverStoppedException() {
    super("stopped");
  }
}
