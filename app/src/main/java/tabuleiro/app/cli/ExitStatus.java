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

  /// Standard output was closed before the command had written everything: 128 and the number of
  /// the signal SIGPIPE, as shells count it.
  public static final int OUTPUT_CLOSED = 141;

  private ExitStatus() {}
}
