import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// Links a Java runtime with the modules that the program uses, and no others. It is run straight
/// from this source: `JavaRuntime.java LIB OUT [JMODS]`, with the folder of the program's jars, the
/// folder that is made, and, for another system than this one, the folder `jmods` of a JDK for that
/// system; it must have the version of the JDK that runs this.
final class JavaRuntime {
  /// Modules that are used without being named in any class: how numbers are written in Portuguese,
  /// and metrics of the process.
  private static final List<String> MORE_MODULES = List.of("jdk.localedata", "jdk.management");

  private JavaRuntime() {}

  public static void main(String[] args) throws IOException {
    Optional<Path> jmods = args.length > 2 ? Optional.of(Path.of(args[2])) : Optional.empty();
    link(Path.of(args[0]), jmods, Path.of(args[1]));
  }

  /// Makes the runtime in a folder, which must not exist yet.
  ///
  /// @param lib the folder of the jars
  /// @param jmods the modules of the other system that the runtime is for
  static void link(Path lib, Optional<Path> jmods, Path out) throws IOException {
    Path classes = Files.createTempDirectory("classes");
    try {
      unpack(lib, classes);
      link(modules(classes), jmods, out);
    } finally {
      delete(classes);
    }
  }

  /// Writes the classes of all jars into one folder, since their module descriptors name modules
  /// that the program does not need.
  private static void unpack(Path lib, Path classes) throws IOException {
    try (Stream<Path> jars = Files.list(lib)) {
      for (Path jar : jars.filter(file -> file.toString().endsWith(".jar")).sorted().toList()) {
        unpackJar(jar, classes);
      }
    }
  }

  private static void unpackJar(Path jar, Path classes) throws IOException {
    try (InputStream in = Files.newInputStream(jar);
        ZipInputStream zip = new ZipInputStream(in)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        String name = entry.getName();
        if (name.endsWith(".class")
            && !name.endsWith("module-info.class")
            && !name.startsWith("META-INF/")) {
          Path file = classes.resolve(name).normalize();
          Files.createDirectories(file.getParent());
          if (!Files.exists(file)) {
            Files.copy(zip, file);
          }
        }
      }
    }
  }

  private static String modules(Path classes) {
    String found =
        run("jdeps", "--ignore-missing-deps", "--print-module-deps", classes.toString()).strip();
    Set<String> modules = new TreeSet<>(List.of(found.split(",")));
    modules.addAll(MORE_MODULES);
    System.out.println("modules: " + modules);
    return String.join(",", modules);
  }

  /// The modules are not compressed: what is made of the runtime is, as a whole and so better.
  private static void link(String modules, Optional<Path> jmods, Path out) {
    List<String> arguments = new ArrayList<>();
    jmods.ifPresent(folder -> arguments.addAll(List.of("--module-path", folder.toString())));
    arguments.addAll(List.of("--add-modules", modules, "--include-locales", "en,pt"));
    arguments.addAll(List.of("--strip-java-debug-attributes", "--no-header-files"));
    arguments.addAll(List.of("--no-man-pages", "--compress", "zip-0", "--output", out.toString()));
    run("jlink", arguments.toArray(String[]::new));
  }

  private static String run(String tool, String... arguments) {
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    int status = ToolProvider.findFirst(tool).orElseThrow().run(writer, writer, arguments);
    if (status != 0) {
      throw new IllegalStateException(tool + " ended with status " + status + ": " + out);
    }
    return out.toString();
  }

  /// Deletes a folder with all that it contains, if it exists.
  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .sorted(Comparator.reverseOrder())
          .forEach(file -> {
            try {
              Files.delete(file);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
  }
}
