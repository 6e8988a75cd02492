package tabuleiro.app.cli;

import tabuleiro.rules.Message;

/// Thrown when a command line is wrong: exit status 2.
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message problem;

  public UsageException(Message problem) {
    super(problem.toString());
    this.problem = problem;
  }

  /// Returns what is wrong, with a valid example.
  public Message problem() {
    return problem;
  }
}
