package tabuleiro.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Replaces files as a whole.
public final class AtomicFile {
  private AtomicFile() {}

  /// Replaces the content of a file, in UTF-8. A concurrent reader sees either the old content or
  /// the new content, never a part, even when this process is killed meanwhile.
  ///
  /// @throws IOException when the file cannot be written; it is then unchanged
  public static void write(Path file, String text) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp";
    Path fresh = target.resolveSibling(name);
    try {
      Files.writeString(fresh, text, StandardCharsets.UTF_8);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }
}
