package tabuleiro.terminal.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.ChildProcesses;

/// A process that is killed during a save leaves the old content or the new content, never a part.
@Tag("full")
class KilledSaveTest {
  /// The process saves the file several times in this period.
  private static final int MOST_MILLIS = 60;

  private static final long SEED = 1;

  @TempDir Path folder;

  @Test
  void aKilledSaveLeavesAWholeFile() throws Exception {
    killed(8);
  }

  @Tag("slow")
  @Test
  void manyKilledSavesLeaveAWholeFile() throws Exception {
    killed(200);
  }

  private void killed(int times) throws Exception {
    Path file = folder.resolve("games.txt");
    String old = GameRecord.format(SavingProcess.games(SavingProcess.GAMES));
    String fresh = GameRecord.format(SavingProcess.games(SavingProcess.GAMES + 1));
    RandomGenerator random = SeededRandom.of(SEED);
    List<String> command = new ArrayList<>(ChildProcesses.java(SavingProcess.class));
    command.add(file.toString());
    for (int i = 0; i < times; i++) {
      Files.deleteIfExists(file);
      Process process = new ProcessBuilder(command).inheritIO().start();
      try {
        while (!Files.exists(file) && process.isAlive()) {
          Thread.sleep(1);
        }
        Thread.sleep(random.nextInt(MOST_MILLIS));
      } finally {
        process.destroyForcibly().waitFor();
      }
      String content = Files.readString(file);
      // AssertJ's own message would be as long as the file.
      assertThat(content.equals(old) || content.equals(fresh))
          .as("kill %d, seed %d: %d characters", i, SEED, content.length())
          .isTrue();
    }
  }
}
