package tabuleiro.simulation.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.server.QuietServers;
import tabuleiro.simulation.abuse.StolenCredentials.Change;

/// What a thief can do after the owner or the operator has ended the access, and a bug that is
/// found.
@ExtendWith(QuietServers.class)
final class StolenCredentialsTest {
  @TempDir Path folder;

  private Path file() {
    return folder.resolve("site.db");
  }

  @ParameterizedTest
  @EnumSource
  void whatWasStolenEndsWithTheAccess(Change change) {
    assertThat(StolenCredentials.run(file(), AbuseBug.NONE, change)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"PASSWORD_CHANGED", "CODES_REPLACED", "SUSPENDED"})
  void keptSessionsAreFound(Change change) {
    assertThat(StolenCredentials.run(file(), AbuseBug.SESSIONS_KEPT, change)).isNotEmpty();
  }
}
