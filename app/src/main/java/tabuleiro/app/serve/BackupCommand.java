package tabuleiro.app.serve;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.files.OutputPath;
import tabuleiro.server.admin.Backup;
import tabuleiro.server.game.ChainError;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;

/// `tabuleiro admin backup FILE`: copies the games of a server, which may be running.
@Command(name = "backup", footer = "  tabuleiro admin backup games-backup.db")
public final class BackupCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "backup-file")
  private OutputPath file = new OutputPath(Path.of(""));

  @Mixin private DatabaseOption database = new DatabaseOption();

  public BackupCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<ChainError> flaws = backup();
    for (ChainError flaw : flaws) {
      context
          .err()
          .println(context.messages().format("store.broken", flaw.game(), flaw.sequence()));
    }
    context.out().println(context.messages().format("backup-done", file.toString()));
    return flaws.isEmpty() ? 0 : 1;
  }

  private List<ChainError> backup() {
    DatabaseAddress source = database.database(context);
    try {
      return Backup.write(source, file.file());
    } catch (StoreException e) {
      throw DatabaseOption.failure(source, e);
    }
  }
}
