package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Postgres;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// Verifies by a trace of system calls that an acknowledged event was written, and that its file
/// was synced afterwards, before the acknowledgement. Needs `strace` and the permission to trace.
@Tag("slow")
@Tag("full")
final class SyncTraceTest {
  private static final int ANSWERS = 300;

  @TempDir Path folder;

  @Test
  void sqliteSyncsBetweenWritingAndAcknowledging() throws Exception {
    check(trace(new DatabaseAddress.Sqlite(folder.resolve("games.db")), List.of()));
  }

  @Test
  void postgresSyncsBetweenWritingAndAcknowledging() throws Exception {
    DatabaseAddress.Postgres database = Postgres.database();
    check(trace(database, List.of("-p", String.valueOf(Postgres.pid()))));
  }

  /// Traces a process that plays, and other processes that write for it.
  private SyncTrace trace(DatabaseAddress database, List<String> others) throws Exception {
    Path file = folder.resolve("trace");
    List<String> command = new ArrayList<>(List.of("strace", "-f", "-y", "-ttt", "-s", "20000"));
    command.add("-I1"); // Otherwise strace would ignore the signal to end.
    command.addAll(List.of("-e", "trace=write,pwrite64,pwritev,fsync,fdatasync"));
    command.addAll(List.of("-o", file.toString()));
    command.addAll(others);
    LoadProcess.trace(command, database, ANSWERS);
    return SyncTrace.of(Files.readAllLines(file));
  }

  private static void check(SyncTrace trace) {
    System.out.printf(
        "%d acknowledgements after a completed sync, %d whose text was not seen whole%n",
        trace.synced(), trace.unseen());
    assertThat(trace.unsynced()).isEmpty();
    // A row that spans two pages is written in two parts.
    assertThat(trace.synced()).isGreaterThan(ANSWERS * 9 / 10);
  }
}
