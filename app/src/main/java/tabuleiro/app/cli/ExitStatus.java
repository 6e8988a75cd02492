package tabuleiro.app.cli;

/// The exit statuses of the command.
public final class ExitStatus {
  /// The command has done what it was asked to do.
  public static final int SUCCESS = 0;

  /// The command failed, or what it checked is wrong.
  public static final int FAILURE = 1;

  /// The command line is wrong.
  public static final int USAGE = 2;

  /// The command was interrupted, by Ctrl-C for example.
  public static final int INTERRUPTED = 130;

  private ExitStatus() {}
}
