package tabuleiro.app;

import java.util.Map;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.StandardOutput;

/// The entry point of the program.
public final class Main {
  private Main() {}

  /// Runs one command and ends the process with its [ExitStatus].
  public static void main(String[] arguments) {
    Map<String, String> environment = System.getenv();
    CommandContext context =
        CommandContext.of(
            arguments, environment, System.in, new StandardOutput(), System.err, System.console());
    Thread.setDefaultUncaughtExceptionHandler(
        (_, error) -> CommandRunner.reportError(context, error, "tabuleiro"));
    int status = CommandRunner.execute(context, arguments);
    context.err().flush();
    System.exit(status);
  }
}
