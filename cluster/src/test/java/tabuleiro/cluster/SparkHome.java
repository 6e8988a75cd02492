package tabuleiro.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// An installation of Spark: a folder with links to the jars that the build has downloaded, without
/// those that `tabuleiro-spark.jar` must bring.
///
/// @param folder the folder
record SparkHome(Path folder) {
  private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

  /// Makes an installation in the folder of the build, or makes it anew.
  static SparkHome install() throws IOException {
    Path folder = Path.of("target/spark").toAbsolutePath();
    Path links = Files.createDirectories(folder.resolve("jars"));
    try (Stream<Path> earlier = Files.list(links)) {
      for (Path link : earlier.toList()) {
        Files.delete(link);
      }
    }
    Set<Path> packaged = Set.copyOf(jars(Files.readString(Path.of("target/packaged.classpath"))));
    Map<Path, Path> found = new LinkedHashMap<>();
    jars(System.getProperty("java.class.path")).stream()
        .filter(jar -> !packaged.contains(jar))
        .forEach(jar -> found.putIfAbsent(jar.getFileName(), jar));
    for (Map.Entry<Path, Path> jar : found.entrySet()) {
      Files.createSymbolicLink(links.resolve(jar.getKey()), jar.getValue());
    }
    return new SparkHome(folder);
  }

  private static List<Path> jars(String classPath) {
    return SEPARATOR
        .splitAsStream(classPath.strip())
        .filter(entry -> entry.endsWith(".jar"))
        .map(Path::of)
        .toList();
  }

  /// Returns a process builder for a program of Spark, on the loopback address.
  ///
  /// @param options of the Java runtime
  ProcessBuilder program(List<String> options, String mainClass, List<String> arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(options);
    words.addAll(List.of("-cp", folder.resolve("jars") + File.separator + "*", mainClass));
    words.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().put("SPARK_HOME", folder.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("LC_ALL", "C");
    return builder;
  }
}
