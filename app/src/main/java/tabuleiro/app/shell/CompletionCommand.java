package tabuleiro.app.shell;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;

/// `tabuleiro completion SHELL`: the script by which a shell completes commands and options.
@Command(name = "completion", footer = "  source <(tabuleiro completion bash)")
public final class CompletionCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Supplier<CommandLine> parser;

  @Parameters(index = "0", paramLabel = "SHELL", descriptionKey = "shell")
  private Shell shell = Shell.BASH;

  /// @param parser makes a parser that knows all commands
  public CompletionCommand(CommandContext context, Supplier<CommandLine> parser) {
    this.context = context;
    this.parser = parser;
  }

  @Override
  public Integer call() {
    context.out().print(shell.script(parser.get()));
    return 0;
  }
}
