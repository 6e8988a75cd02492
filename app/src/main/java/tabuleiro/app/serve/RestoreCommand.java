package tabuleiro.app.serve;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.server.admin.Backup;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;

/// `tabuleiro admin restore FILE`: fills an empty database with the games of a backup.
@Command(name = "restore", footer = "  tabuleiro admin restore games-backup.db")
public final class RestoreCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "restore-file")
  private Path file = Path.of("");

  @Mixin private DatabaseOption database = new DatabaseOption();

  public RestoreCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    DatabaseAddress target = database.database(context);
    try {
      Backup.restore(file, target);
    } catch (StoreException e) {
      throw DatabaseOption.failure(target, e);
    }
    context.out().println(context.messages().format("restore-done", file.toString()));
    return 0;
  }
}
