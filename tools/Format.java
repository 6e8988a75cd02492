import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// Formats the Java files of every module, or checks that they are formatted. The build runs it
/// straight from this source: `Format.java check|apply ROOT`.
final class Format {
  private Format() {}

  public static void main(String[] args) throws IOException {
    boolean check = args[0].equals("check");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(check ? List.of("--dry-run", "--set-exit-if-changed") : List.of("--replace"));
    arguments.addAll(javaFiles(Path.of(args[1])));
    ToolProvider formatter = ToolProvider.findFirst("google-java-format").orElseThrow();
    int status = formatter.run(System.out, System.err, arguments.toArray(String[]::new));
    if (status != 0 && check) {
      System.err.println("Not formatted, see above. To format: mvn -N -Pformat validate");
    }
    System.exit(status);
  }

  private static List<String> javaFiles(Path root) throws IOException {
    List<String> files = new ArrayList<>();
    for (Path folder : sourceFolders(root)) {
      try (Stream<Path> found = Files.walk(folder)) {
        found.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(files::add);
      }
    }
    return files;
  }

  private static List<Path> sourceFolders(Path root) throws IOException {
    try (Stream<Path> rooms = Files.list(root)) {
      return Stream.concat(Stream.of(root.resolve("tools")), rooms.map(room -> room.resolve("src")))
          .filter(Files::isDirectory)
          .toList();
    }
  }
}
