package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.live.GameEvent;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;

/// The power is cut while a process plays on SQLite: nothing that was acknowledged is lost. The
/// control is a disk that acknowledges syncs without doing them, on which much is lost.
///
/// Needs `strace` and the permission to trace; without them the tests are reported as skipped.
@Tag("full")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PowerCutTest {
  private static final long SEED = 15;
  private static final int ANSWERS = 150;
  private static final int CUTS = 10;

  private Path file;
  private byte[] before;
  private List<String> lines;

  @BeforeAll
  void trace(@TempDir Path folder) throws Exception {
    file = folder.resolve("games.db");
    GameStore.open(new DatabaseAddress.Sqlite(file)).close();
    before = Files.readAllBytes(file);
    if (!canTrace(folder)) {
      System.err.println(
          "\n*** NOT TESTED: what a power cut leaves. Install strace, and let it trace. ***\n");
    }
    assumeThat(canTrace(folder)).as("strace can trace").isTrue();
    Path log = folder.resolve("trace");
    play(log);
    try (Stream<String> all = Files.lines(log)) {
      lines = all.toList();
    }
  }

  private static boolean canTrace(Path folder) throws InterruptedException {
    try {
      return new ProcessBuilder("strace", "-o", folder.resolve("none").toString(), "true")
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private void play(Path log) throws Exception {
    List<String> command = new ArrayList<>(List.of("strace", "-f", "-y", "-xx", "-s", "70000"));
    command.addAll(List.of("-e", "trace=write,pwrite64,fsync,fdatasync,ftruncate"));
    command.addAll(List.of("-o", log.toString()));
    LoadProcess.trace(command, new DatabaseAddress.Sqlite(file), ANSWERS);
  }

  /// Cuts the power at moments of the trace, and returns how many acknowledged events were lost.
  private int lostEvents(boolean isSyncing, Path folder) throws IOException {
    RandomGenerator random = SeededRandom.of(SEED);
    DiskTrace disk = new DiskTrace(isSyncing);
    disk.add(file, before);
    disk.add(file.resolveSibling("games.db-wal"), new byte[0]);
    int lost = 0;
    int cuts = 0;
    for (String line : lines) {
      int known = disk.answers().size();
      disk.follow(line);
      boolean isNext = disk.answers().size() > known && known >= (cuts + 1) * ANSWERS / (CUTS + 1);
      if (isNext) {
        cuts++;
        Path image = Files.createDirectory(folder.resolve("cut" + cuts));
        disk.cut(image, random);
        lost += lostEvents(image, disk.answers());
      }
    }
    assertThat(cuts).isGreaterThanOrEqualTo(CUTS - 1);
    return lost;
  }

  private static int lostEvents(Path image, List<String> answers) {
    int lost = 0;
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(image.resolve("games.db")))) {
      assertThat(store.findChainErrors()).isEmpty();
      for (String answer : answers) {
        String[] parts = answer.split(" ", -1);
        List<GameEvent> events = store.events(parts[0], Integer.parseInt(parts[1]) - 1);
        lost += events.isEmpty() || !events.getFirst().hash().equals(parts[2]) ? 1 : 0;
      }
      return lost;
    } catch (StoreException e) {
      return answers.size(); // The file is destroyed.
    }
  }

  @Test
  void nothingAcknowledgedIsLost(@TempDir Path folder) throws IOException {
    assertThat(lostEvents(true, folder)).isZero();
  }

  @Test
  void muchIsLostOnDiskThatDoesNotSync(@TempDir Path folder) throws IOException {
    assertThat(lostEvents(false, folder)).isGreaterThan(ANSWERS);
    assertThatCode(() -> GameStore.open(new DatabaseAddress.Sqlite(file)).close())
        .as("the real file is sound")
        .doesNotThrowAnyException();
  }
}
