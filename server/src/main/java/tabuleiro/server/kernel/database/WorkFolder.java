package tabuleiro.server.kernel.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/// A folder for the files of an unfinished work, which is deleted when the work ends, and also when
/// a signal interrupts the process. What a killed process has left is deleted by the next one.
public final class WorkFolder implements AutoCloseable {
  private static final String LOCK = "lock";

  /// How often to try to delete the folder while another thread still writes to it.
  private static final int ATTEMPTS = 20;

  private final Path path;
  private final FileChannel lock;
  private final Thread hook;

  private WorkFolder(Path path, FileChannel lock) {
    this.path = path;
    this.lock = lock;
    this.hook = new Thread(this::deleteAtEnd, "work-folder");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// Creates a folder next to a file that is to be made, with the file's name and `.part`.
  ///
  /// @throws IOException when it cannot be created
  /// @throws StoreException when another process is making the same file
  public static WorkFolder nextTo(Path file) throws IOException {
    return create(file.resolveSibling(file.getFileName() + ".part"), file);
  }

  /// Creates a folder among the temporary files of the system.
  ///
  /// @throws IOException when it cannot be created
  public static WorkFolder temporary() throws IOException {
    Path path = Files.createTempDirectory("tabuleiro");
    return create(path, path);
  }

  /// @param made named when another process is at the same work
  private static WorkFolder create(Path path, Path made) throws IOException {
    Path lockFile = path.resolve(LOCK);
    boolean isLeft = Files.isRegularFile(lockFile, LinkOption.NOFOLLOW_LINKS);
    if (Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !isLeft && !isEmpty(path)) {
      throw new StoreException("store.exists", path.toString());
    }
    PrivateFiles.createFolders(path);
    FileChannel lock =
        FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (!tryLock(lock)) {
      lock.close();
      throw new StoreException(StoreFailure.IN_USE, made.toString());
    }
    WorkFolder folder = new WorkFolder(path, lock);
    folder.deleteFiles();
    return folder;
  }

  private static boolean isEmpty(Path path) throws IOException {
    if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.findAny().isEmpty();
    }
  }

  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // This process is at it.
    }
  }

  /// Returns the path of a file in this folder.
  public Path file(String name) {
    return path.resolve(name);
  }

  /// Deletes the folder with its files.
  @Override
  public void close() {
    try {
      lock.close();
      delete();
    } catch (IOException e) {
      throw new StoreException("store.cannot-open", path.toString(), FailureReason.of(e))
          .withCause(e);
    } finally {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The shutdown has begun, and deletes the folder too.
      }
    }
  }

  private void deleteAtEnd() {
    try {
      delete();
    } catch (IOException e) {
      System.err.println(path + ": " + e.getMessage());
    }
  }

  private void delete() throws IOException {
    for (int i = 1; ; i++) {
      try {
        deleteFiles();
        Files.deleteIfExists(path.resolve(LOCK));
        Files.deleteIfExists(path);
        return;
      } catch (DirectoryNotEmptyException | NoSuchFileException e) {
        if (i == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  /// Deletes the files but the lock. They are in no folder within this one.
  private void deleteFiles() throws IOException {
    if (!Files.isDirectory(path)) {
      return;
    }
    List<Path> found;
    try (Stream<Path> files = Files.list(path)) {
      found = files.toList();
    }
    for (Path file : found) {
      if (!file.equals(path.resolve(LOCK))) {
        Files.deleteIfExists(file);
      }
    }
  }
}
