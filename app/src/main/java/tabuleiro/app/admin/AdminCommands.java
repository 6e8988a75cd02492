package tabuleiro.app.admin;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ParentCommand;
import tabuleiro.app.serve.BackupCommand;
import tabuleiro.app.serve.RestoreCommand;

/// The commands of `tabuleiro admin`, for the operator of a server.
public final class AdminCommands {
  private AdminCommands() {}

  /// Returns the commands.
  public static CommandLine of(CommandContext context) {
    Map<String, Object> commands = new LinkedHashMap<>();
    for (AdminAction action : AdminAction.values()) {
      commands.put(action.word(), AdminCommand.of(context, action));
    }
    commands.put("backup", new BackupCommand(context));
    commands.put("restore", new RestoreCommand(context));
    return ParentCommand.of("admin show Ana", commands);
  }
}
