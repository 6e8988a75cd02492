import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/// Makes what a container image needs below the program: a Java runtime with the modules that the
/// program uses, and the shared libraries of this machine that the runtime needs. The build runs it
/// straight from this source: `ImageRuntime.java LIB OUT`, with the folder of the program's jars
/// and the folder that becomes the root of the image.
final class ImageRuntime {
  /// Native libraries for screens, sound and fonts, which a server never loads.
  private static final Set<String> NOT_LOADED =
      Set.of(
          "libawt_xawt.so",
          "libfontmanager.so",
          "libjawt.so",
          "libjsound.so",
          "libsplashscreen.so");

  private static final String SQLITE = "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so";

  /// A line of `ldd`: a library and its file, or the file of the loader.
  private static final Pattern DEPENDENCY = Pattern.compile("(?m)^\\s*(?:\\S+ => )?(/\\S+) \\(");

  /// The users that a container may have: the account of the program has no rights.
  private static final String PASSWD =
      """
      root:x:0:0:root:/:/nonexistent
      tabuleiro:x:10001:10001:tabuleiro:/data:/nonexistent
      """;

  private ImageRuntime() {}

  public static void main(String[] args) throws Exception {
    Path lib = Path.of(args[0]);
    Path out = Path.of(args[1]);
    JavaRuntime.delete(out);
    Path runtime = out.resolve("opt/java");
    Files.createDirectories(out.resolve("opt"));
    JavaRuntime.link(lib, Optional.empty(), runtime);
    Path sqlite = unpackSqlite(lib);
    try {
      copyLibraries(runtime, sqlite, out);
    } finally {
      Files.delete(sqlite);
    }
    for (String folder : List.of("data", "dev", "etc", "proc", "tmp")) {
      Files.createDirectories(out.resolve(folder));
    }
    Files.writeString(out.resolve("etc/passwd"), PASSWD);
    Files.writeString(out.resolve("etc/nsswitch.conf"), "hosts: files dns\n");
    System.out.printf("%s: %d MB%n", out, size(out) / 1_000_000);
  }

  /// Returns a temporary file with the native library of SQLite.
  private static Path unpackSqlite(Path lib) throws IOException {
    try (Stream<Path> jars = Files.list(lib)) {
      Path jar =
          jars.filter(file -> file.getFileName().toString().startsWith("sqlite-jdbc-"))
              .findFirst()
              .orElseThrow();
      try (ZipFile zip = new ZipFile(jar.toFile());
          InputStream in = zip.getInputStream(zip.getEntry(SQLITE))) {
        Path file = Files.createTempFile("libsqlitejdbc", ".so");
        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        return file;
      }
    }
  }

  private static void copyLibraries(Path runtime, Path sqlite, Path out)
      throws IOException, InterruptedException {
    Set<Path> needed = new LinkedHashSet<>();
    try (Stream<Path> files = Files.walk(runtime)) {
      for (Path file : files.filter(ImageRuntime::isNative).sorted().toList()) {
        needed.addAll(dependencies(file, runtime));
      }
    }
    needed.addAll(dependencies(sqlite, runtime));
    needed.removeIf(file -> file.startsWith(runtime.toAbsolutePath()));
    for (Path file : needed) {
      Path copy = out.resolve(Path.of("/").relativize(file));
      Files.createDirectories(copy.getParent());
      Files.copy(file.toRealPath(), copy);
    }
    System.out.println("libraries: " + needed);
  }

  private static boolean isNative(Path file) {
    String name = file.getFileName().toString();
    return Files.isRegularFile(file)
        && (name.endsWith(".so") || file.endsWith("bin/java"))
        && !NOT_LOADED.contains(name);
  }

  /// Returns the files of the shared libraries that a file needs.
  private static List<Path> dependencies(Path file, Path runtime)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("ldd", file.toString()).redirectErrorStream(true);
    // Where Java itself looks for its own libraries.
    Path lib = runtime.toAbsolutePath().resolve("lib");
    builder.environment().put("LD_LIBRARY_PATH", lib + ":" + lib.resolve("server"));
    Process ldd = builder.start();
    String output = new String(ldd.getInputStream().readAllBytes());
    if (ldd.waitFor() != 0 || output.contains("not found")) {
      throw new IllegalStateException("a library is missing for " + file + ":\n" + output);
    }
    return DEPENDENCY
        .matcher(output)
        .results()
        .map((MatchResult found) -> Path.of(found.group(1)))
        .toList();
  }

  private static long size(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }
}
