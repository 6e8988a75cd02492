package tabuleiro.app.shell;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;

/// `tabuleiro help [COMMAND]`: the help of the program, or of a command.
@Command(name = "help", footer = "  tabuleiro help play")
public final class HelpCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Supplier<CommandLine> parser;

  @Parameters(index = "0..*", paramLabel = "COMMAND", descriptionKey = "command")
  private List<String> names = List.of();

  /// @param parser makes a parser that knows all commands
  public HelpCommand(CommandContext context, Supplier<CommandLine> parser) {
    this.context = context;
    this.parser = parser;
  }

  @Override
  public Integer call() {
    CommandLine command = parser.get();
    for (String name : names) {
      command = subcommand(command, name);
    }
    command.usage(context.out());
    return 0;
  }

  private CommandLine subcommand(CommandLine command, String name) {
    return Optional.ofNullable(command.getSubcommands().get(name))
        .orElseThrow(
            () -> new UsageException(Message.of("unknown-command", String.join(" ", names))));
  }
}
