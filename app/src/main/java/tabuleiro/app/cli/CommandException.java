package tabuleiro.app.cli;

import tabuleiro.rules.Message;

/// Thrown when a command fails: exit status 1.
public final class CommandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message problem;

  public CommandException(Message problem) {
    super(problem.toString());
    this.problem = problem;
  }

  public CommandException(Message problem, Throwable cause) {
    super(problem.toString(), cause);
    this.problem = problem;
  }

  /// Returns what went wrong.
  public Message problem() {
    return problem;
  }
}
