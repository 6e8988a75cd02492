package tabuleiro.play.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Replaces files as a whole. A concurrent reader sees either the old content or the new content,
/// never a part, even when this process is killed or the power fails meanwhile. A device or a pipe,
/// which nothing can replace, is written to, and so is a file that is open, such as `/dev/stdout`.
public final class AtomicFile {
  private static final String SUFFIX = ".tmp";

  private AtomicFile() {}

  /// Writes the content of a file.
  @FunctionalInterface
  public interface Content {
    /// Writes everything to an empty file.
    void writeTo(FileChannel channel) throws IOException;

    /// Returns a content of bytes.
    static Content of(byte[] bytes) {
      return channel -> {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
      };
    }
  }

  /// Replaces the content of a file, in UTF-8. A symbolic link stays, and its target is replaced.
  ///
  /// @throws IOException when the file cannot be written; it is then unchanged
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Replaces the content of a file. A symbolic link stays, and its target is replaced.
  ///
  /// @throws IOException when the file cannot be written; it is then unchanged
  public static void write(Path file, byte[] bytes) throws IOException {
    write(file, Content.of(bytes));
  }

  /// Replaces the content of a file. A symbolic link stays, and its target is replaced. Temporary
  /// files that killed processes have left are deleted.
  ///
  /// @throws IOException when the file cannot be written; it is then unchanged
  public static void write(Path file, Content content) throws IOException {
    Path target = LinkTarget.of(file);
    if (LinkTarget.isStream(target)) {
      try (FileChannel channel = FileChannel.open(target, StandardOpenOption.APPEND)) {
        content.writeTo(channel);
      }
      return;
    }
    deleteLeftovers(target);
    Path fresh = target.resolveSibling(prefix(target) + ProcessHandle.current().pid() + SUFFIX);
    try {
      try (FileChannel channel =
          FileChannel.open(
              fresh,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        content.writeTo(channel);
        channel.force(true);
      }
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static String prefix(Path target) {
    return "." + target.getFileName() + ".";
  }

  private static void deleteLeftovers(Path target) throws IOException {
    try (DirectoryStream<Path> siblings =
        Files.newDirectoryStream(target.resolveSibling(""), path -> isLeftover(path, target))) {
      for (Path leftover : siblings) {
        Files.deleteIfExists(leftover);
      }
    }
  }

  /// Returns whether a path is a temporary file of the target whose process has ended.
  private static boolean isLeftover(Path path, Path target) {
    String name = path.getFileName().toString();
    String prefix = prefix(target);
    if (!name.startsWith(prefix)
        || !name.endsWith(SUFFIX)
        || name.length() <= prefix.length() + SUFFIX.length()) {
      return false;
    }
    String pid = name.substring(prefix.length(), name.length() - SUFFIX.length());
    return pid.matches("[0-9]{1,18}") && ProcessHandle.of(Long.parseLong(pid)).isEmpty();
  }
}
