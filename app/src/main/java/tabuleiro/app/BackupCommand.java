package tabuleiro.app;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.server.store.Flaw;
import tabuleiro.server.store.Store;
import tabuleiro.server.store.StoreException;

/// `tabuleiro backup FILE`: copies the games of a server, which may run meanwhile.
@Command(name = "backup")
final class BackupCommand implements Callable<Integer> {
  private final Context context;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "backup-file")
  private Path file = Path.of("");

  @Mixin private DatabaseOption database = new DatabaseOption();

  BackupCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<Flaw> flaws = backup();
    for (Flaw flaw : flaws) {
      context.err().println(context.words().say("store.broken", flaw.game(), flaw.sequence()));
    }
    context.out().println(context.words().say("backup-done", file.toString()));
    return flaws.isEmpty() ? 0 : 1;
  }

  private List<Flaw> backup() {
    try {
      return Store.backup(database.database(), file);
    } catch (StoreException e) {
      throw new Failure(e.phrase(), e);
    }
  }
}
