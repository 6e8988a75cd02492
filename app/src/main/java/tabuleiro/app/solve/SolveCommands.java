package tabuleiro.app.solve;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ParentCommand;

/// The command `tabuleiro solve` with its jobs.
public final class SolveCommands {
  private SolveCommands() {}

  /// Returns the commands.
  ///
  /// @param backends makes the options that say where the work of a command is done
  public static CommandLine of(CommandContext context, Supplier<SolverBackendOptions> backends) {
    Map<String, Object> jobs = new LinkedHashMap<>();
    jobs.put("write", new JobsWriteCommand(context, backends.get()));
    jobs.put("run", new JobsRunCommand(context, backends.get()));
    return new CommandLine(new SolveCommand(context, backends.get()))
        .addSubcommand("jobs", ParentCommand.of("solve jobs run talpa-5x5.jobs --number 3", jobs));
  }
}
