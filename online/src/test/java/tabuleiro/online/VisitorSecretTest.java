package tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class VisitorSecretTest {
  @TempDir Path folder;

  @Test
  void staysTheSame() throws IOException {
    Path file = folder.resolve("new").resolve("secret");
    VisitorSecret first = VisitorSecret.load(file);
    assertThat(VisitorSecret.load(file)).isEqualTo(first);
    assertThat(first.toString()).doesNotContain(first.text());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void isReadableByItsOwnerOnly() throws IOException {
    Path file = folder.resolve("secret");
    VisitorSecret.load(file);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void givesEachServerAnotherToken() {
    VisitorSecret secret = VisitorSecret.random();
    String one = secret.tokenFor(URI.create("https://one.example.org"));
    assertThat(one)
        .matches("[A-Za-z0-9_-]{22,}")
        .isEqualTo(secret.tokenFor(URI.create("https://one.example.org")))
        .isNotEqualTo(secret.tokenFor(URI.create("https://two.example.org")))
        .isNotEqualTo(secret.text());
  }

  @Test
  void refusesAFileWithSomethingElse() throws IOException {
    Path file = Files.writeString(folder.resolve("secret"), "no secret");
    assertThatThrownBy(() -> VisitorSecret.load(file)).isInstanceOf(IOException.class);
  }
}
