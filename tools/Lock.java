import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/// Compares what Maven has downloaded with the lock, or writes the lock. The build runs it straight
/// from this source: `Lock.java check|write|none LOCK REPOSITORY`.
///
/// Each line of the lock is a SHA-256 checksum, two spaces and a file below the local repository.
/// Maven 3.9 reads the same file, and then refuses an artifact before it is used.
final class Lock {
  private Lock() {}

  public static void main(String[] args) throws IOException {
    Path lock = Path.of(args[1]);
    Path repository = Path.of(args[2]);
    switch (args[0]) {
      case "check" -> check(lock, repository);
      case "write" -> Files.write(lock, lines(repository));
      case "none" -> {}
      default -> throw new IllegalArgumentException("not check, write or none: " + args[0]);
    }
  }

  private static void check(Path lock, Path repository) throws IOException {
    List<String> wrong =
        Files.readAllLines(lock).parallelStream()
            .filter(line -> !isAbsentOrEqual(repository, line))
            .map(line -> line.substring(line.indexOf("  ") + 2))
            .toList();
    if (!wrong.isEmpty()) {
      wrong.forEach(file -> System.err.println("checksum mismatch: " + repository.resolve(file)));
      System.err.printf(
          "%d of the files that Maven has downloaded are not those of %s. Delete them and build"
              + " again. To record other versions: tools/lock%n",
          wrong.size(), lock);
      System.exit(1);
    }
  }

  private static boolean isAbsentOrEqual(Path repository, String line) {
    int gap = line.indexOf("  ");
    Path file = repository.resolve(line.substring(gap + 2));
    return !Files.exists(file) || checksum(file).equals(line.substring(0, gap));
  }

  /// Returns the lock of all artifacts in a repository, in the order of their names.
  private static List<String> lines(Path repository) throws IOException {
    try (Stream<Path> files = Files.walk(repository)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(jar|pom|zip)"))
          .sorted()
          .map(file -> checksum(file) + "  " + name(repository, file))
          .toList();
    }
  }

  private static String name(Path repository, Path file) {
    return repository.relativize(file).toString().replace('\\', '/');
  }

  private static String checksum(Path file) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return HexFormat.of().formatHex(digest);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
