package tabuleiro.app.export;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ParentCommand;

/// The commands of `tabuleiro export`.
public final class ExportCommands {
  private ExportCommands() {}

  /// Returns the commands.
  public static CommandLine of(CommandContext context) {
    Map<String, Object> commands = new LinkedHashMap<>();
    commands.put("games", new ExportGamesCommand(context));
    commands.put("positions", new ExportPositionsCommand(context));
    commands.put("table", new ExportTableCommand(context));
    return ParentCommand.of("export games games.txt --out games.csv", commands);
  }
}
