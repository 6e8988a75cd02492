package tabuleiro.play.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AtomicFileTest {
  /// Larger than any process id.
  private static final long ENDED_PROCESS = 999_999_999_999L;

  @TempDir Path folder;

  @Test
  void replacesTheContentAndLeavesNothingElse() throws IOException {
    Path file = folder.resolve("games.txt");
    AtomicFile.write(file, "a longer old content");
    AtomicFile.write(file, "ação");
    assertThat(file).hasContent("ação");
    assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file));
  }

  @Test
  void keepsTheOldContentWhenWritingFails() throws IOException {
    Path file = folder.resolve("games.txt");
    AtomicFile.write(file, "old");
    assertThatThrownBy(() ->
            AtomicFile.write(
                file,
                channel -> {
                  channel.write(ByteBuffer.wrap(new byte[10]));
                  throw new IOException("disk full");
                }))
        .hasMessage("disk full");
    assertThat(file).hasContent("old");
    assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file));
  }

  @Test
  void replacesTheTargetOfALink() throws IOException {
    Path file = folder.resolve("real.txt");
    AtomicFile.write(file, "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
    AtomicFile.write(link, "new");
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
  }

  @Test
  void createsTheTargetOfALink() throws IOException {
    Path file = folder.resolve("real.txt");
    Path next = Files.createSymbolicLink(folder.resolve("next.txt"), Path.of("real.txt"));
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), next);
    AtomicFile.write(link, "new");
    assertThat(link).isSymbolicLink();
    assertThat(next).isSymbolicLink();
    assertThat(file).isRegularFile().hasContent("new");
  }

  @Test
  void refusesLinksInACircle() throws IOException {
    Path link = folder.resolve("a");
    Files.createSymbolicLink(link, folder.resolve("b"));
    Files.createSymbolicLink(folder.resolve("b"), link);
    assertThatThrownBy(() -> AtomicFile.write(link, "new"))
        .isInstanceOf(FileSystemLoopException.class);
  }

  @Test
  void deletesWhatAKilledProcessLeftAndNothingElse() throws IOException {
    Path left = Files.createFile(folder.resolve(".games.txt." + ENDED_PROCESS + ".tmp"));
    Path running =
        Files.createFile(
            folder.resolve(
                ".games.txt." + ProcessHandle.current().parent().orElseThrow().pid() + ".tmp"));
    Path foreign = Files.createFile(folder.resolve(".games.txt.mine.tmp"));
    Path other = Files.createFile(folder.resolve(".other.txt." + ENDED_PROCESS + ".tmp"));
    AtomicFile.write(folder.resolve("games.txt"), "new");
    assertThat(left).doesNotExist();
    assertThat(running).exists();
    assertThat(foreign).exists();
    assertThat(other).exists();
  }
}
