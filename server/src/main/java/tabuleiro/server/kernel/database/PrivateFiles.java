package tabuleiro.server.kernel.database;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Creates files and folders that only their owner can read: games of invited players, chats and
/// password hashes are nothing for the other users of the machine. Where the file system knows no
/// permissions, such as on Windows, the access is that of the folder.
public final class PrivateFiles {
  private static final Set<PosixFilePermission> OF_OWNER =
      Set.copyOf(PosixFilePermissions.fromString("rwx------"));

  private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);

  private PrivateFiles() {}

  /// Creates a folder, and those around it, where they are missing, with the mode 0700.
  ///
  /// @return those that were missing, the innermost first
  /// @throws IOException when one cannot be created
  public static List<Path> createFolders(Path folder) throws IOException {
    List<Path> missing = new ArrayList<>();
    for (Path path = folder; path != null && !Files.isDirectory(path); path = path.getParent()) {
      missing.add(path);
    }
    if (!missing.isEmpty()) {
      Files.createDirectories(folder, mode(folder, "rwx------"));
    }
    return missing;
  }

  /// Returns the folder of a file.
  public static Path folderOf(Path file) {
    Path whole = file.toAbsolutePath();
    Path folder = whole.getParent();
    return folder == null ? whole : folder;
  }

  /// Deletes folders, as far as they are empty.
  public static void deleteEmpty(List<Path> folders) {
    folders.stream().map(Path::toFile).forEach(File::delete);
  }

  /// Creates an empty file with the mode 0600. If the file exists, takes the access to it from its
  /// group and from all others, and logs a warning when that is not possible.
  ///
  /// @throws IOException when the file cannot be created
  public static void create(Path file) throws IOException {
    try {
      Files.createFile(file, mode(file, "rw-------"));
    } catch (FileAlreadyExistsException e) {
      protect(file);
    }
  }

  /// Takes the access to a file from its group and from all others, as [#create(Path)] does; does
  /// nothing when there is no such file.
  public static void protect(Path file) {
    if (!isPosix(file) || !Files.exists(file)) {
      return;
    }
    try {
      Set<PosixFilePermission> given = Files.getPosixFilePermissions(file);
      Set<PosixFilePermission> own = EnumSet.noneOf(PosixFilePermission.class);
      own.addAll(given);
      own.retainAll(OF_OWNER);
      if (!own.equals(given)) {
        Files.setPosixFilePermissions(file, own);
      }
    } catch (IOException | UnsupportedOperationException e) {
      LOG.warn("other users of this machine may be able to read {}: {}", file, e.toString());
    }
  }

  private static FileAttribute<?>[] mode(Path path, String permissions) {
    return isPosix(path)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  private static boolean isPosix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
