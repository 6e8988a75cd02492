package tabuleiro.app.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tabuleiro.rules.Message;

/// A command that consists of other commands, such as `tabuleiro train`.
@Command
public final class ParentCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init") // picocli sets it.
  @Spec
  private CommandSpec spec;

  private ParentCommand() {}

  /// Returns the parser of a command that consists of others.
  ///
  /// @param example a line of one of them, without `tabuleiro`
  /// @param commands the others, by their names: commands or parsers of commands
  public static CommandLine of(String example, Map<String, Object> commands) {
    CommandLine line = new CommandLine(new ParentCommand());
    line.getCommandSpec().usageMessage().footer("  tabuleiro " + example);
    commands.forEach(line::addSubcommand);
    return line;
  }

  /// Returns whether a command only consists of others.
  public static boolean is(CommandLine command) {
    return command.getCommand() instanceof ParentCommand;
  }

  /// Refuses a command line that names none of the commands.
  @Override
  public Integer call() {
    throw new UsageException(
        Message.of(
            "missing-command",
            spec.qualifiedName(),
            String.join(", ", spec.subcommands().keySet())));
  }
}
