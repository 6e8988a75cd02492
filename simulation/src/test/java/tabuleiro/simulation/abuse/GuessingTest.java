package tabuleiro.simulation.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.QuietServers;

/// Strangers who try passwords, and an owner who has to get in.
@ExtendWith(QuietServers.class)
final class GuessingTest {
  @TempDir Path folder;

  private Path file() {
    return folder.resolve("site.db");
  }

  @Test
  void theOwnerCanAlwaysSignInFromAKnownBrowser() {
    assertThat(GuessingHours.run(file(), AbuseBug.NONE)).isEmpty();
  }

  @Test
  void anOwnerWhoIsLockedOutIsFound() {
    assertThat(GuessingHours.run(file(), AbuseBug.LOCKED_BY_STRANGERS)).isNotEmpty();
  }
}
