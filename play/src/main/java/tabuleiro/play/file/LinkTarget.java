package tabuleiro.play.file;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// Follows symbolic links to the file that they name, which need not exist.
public final class LinkTarget {
  /// As many links as Linux follows: see path_resolution(7).
  private static final int MAX_LINKS = 40;

  /// The names of the files that a process has open. On Linux they are links, but not to the file
  /// that is to be replaced: the process writes on to the open one.
  private static final Pattern OPEN_FILE =
      Pattern.compile("/(dev|proc/(self|thread-self|[0-9]+))/fd/[0-9]+");

  private static final Pattern STANDARD_OUTPUT = Pattern.compile("/(dev|proc/self)/fd/1");

  private LinkTarget() {}

  /// Returns the absolute path that a path leads to: the path itself where it is no link.
  ///
  /// @throws FileSystemLoopException when links lead in a circle
  /// @throws IOException when a link cannot be read
  public static Path of(Path path) throws IOException {
    Path target = path.toAbsolutePath();
    for (int links = 0; !isOpenFile(target) && Files.isSymbolicLink(target); links++) {
      if (links == MAX_LINKS) {
        throw new FileSystemLoopException(path.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /// Returns whether a target is a device, a pipe or a file that a process has open, such as
  /// `/dev/stdout`: it is written to, and not replaced.
  public static boolean isStream(Path target) {
    return isOpenFile(target)
        || (Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target));
  }

  private static boolean isOpenFile(Path target) {
    return OPEN_FILE.matcher(target.toString()).matches();
  }

  /// Returns whether a path leads to standard output.
  public static boolean isStandardOutput(Path path) {
    try {
      return STANDARD_OUTPUT.matcher(of(path).toString()).matches();
    } catch (IOException e) {
      return false;
    }
  }
}
