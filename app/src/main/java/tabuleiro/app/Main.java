package tabuleiro.app;

import java.util.Map;
import tabuleiro.app.cli.CommandContext;

/// Where the program begins.
public final class Main {
  private Main() {}

  /// Runs one command and ends the process with its exit status: 0 done, 1 the thing asked for
  /// failed or does not hold, 2 wrong usage, 130 interrupted.
  public static void main(String[] arguments) {
    Map<String, String> environment = System.getenv();
    CommandContext context =
        CommandContext.of(
            arguments, environment, System.in, System.out, System.err, System.console());
    int status = CommandRunner.execute(context, arguments);
    context.out().flush();
    context.err().flush();
    System.exit(status);
  }
}
