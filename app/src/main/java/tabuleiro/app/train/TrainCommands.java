package tabuleiro.app.train;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import picocli.CommandLine;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ParentCommand;
import tabuleiro.app.measure.BackendOptions;
import tabuleiro.app.measure.ThreadOptions;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.backend.ThreadBackend;

/// The commands of `tabuleiro train`: training games, and what is learned from them.
public final class TrainCommands {
  private static final String EXAMPLE = "train generations trench --generations 2 --minutes 20";

  private TrainCommands() {}

  /// Returns the commands on this machine.
  public static CommandLine of(CommandContext context) {
    Map<String, Object> commands = playing(context, new ThreadOptions());
    commands.put("fit", new FitCommand(context));
    commands.put("network", new TrainNetworkCommand(context));
    commands.put("generations", new TrainGenerationsCommand(context, ThreadBackend::new));
    return ParentCommand.of(EXAMPLE, commands);
  }

  /// Returns the commands whose games are played elsewhere.
  ///
  /// @param options the options that say where the games are played
  /// @param backends what plays the games of generations, with a number of threads
  public static CommandLine of(
      CommandContext context, BackendOptions options, IntFunction<LabBackend> backends) {
    Map<String, Object> commands = playing(context, options);
    commands.put("network", new TrainNetworkCommand(context));
    commands.put("generations", new TrainGenerationsCommand(context, backends));
    return ParentCommand.of(EXAMPLE, commands);
  }

  private static Map<String, Object> playing(CommandContext context, BackendOptions options) {
    Map<String, Object> commands = new LinkedHashMap<>();
    commands.put("data", new TrainDataCommand(context, options));
    commands.put("visits", new TrainVisitsCommand(context, options));
    return commands;
  }
}
