package tabuleiro.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Adds the game of the page "Add a game" in the way that the page describes, and checks that it
/// works everywhere. The page shows the files of the folder `examples/domineering`.
final class AddedGameTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path GAME = ROOT.resolve("examples").resolve("domineering");
  private static final int MAX_MINUTES = 5;

  @TempDir private Path folder = Path.of("");

  /// Returns the files of the game, as paths in its folder.
  static Stream<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(GAME)) {
      return all
          .filter(Files::isRegularFile)
          .map(file -> GAME.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList()
          .stream();
    }
  }

  /// Compiles the files of the game, except one, to a folder, and copies its resources there.
  ///
  /// @return whether the files compile
  private boolean build(String missing) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("game"));
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-proc:none", "-Xlint:all", "-Werror", "-d", classes.toString()));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
    for (String file : files().filter(name -> !name.equals(missing)).toList()) {
      if (file.endsWith(".java")) {
        arguments.add(GAME.resolve(file).toString());
      } else {
        Path copy = classes.resolve(file.substring("resources/".length()));
        Files.createDirectories(copy.getParent());
        Files.copy(GAME.resolve(file), copy);
      }
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    return compiler.run(null, null, null, arguments.toArray(String[]::new)) == 0;
  }

  /// Runs all checks with the game on the class path, and returns what they print.
  private String check() throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    String classPath =
        folder.resolve("game") + File.pathSeparator + System.getProperty("java.class.path");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Duser.language=en",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath,
                AddedGameCheck.class.getName(),
                "domineering",
                Files.createDirectories(folder.resolve("files")).toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    boolean ended = process.waitFor(MAX_MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly();
    assertThat(ended).as("the checks end").isTrue();
    return Files.readString(log);
  }

  @Test
  void theGameWorksEverywhere() throws IOException, InterruptedException {
    assertThat(build("")).as("compiles").isTrue();
    assertThat(check()).endsWith("all checks passed\n");
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("files")
  void noFileCanBeLeftOut(String file) throws IOException, InterruptedException {
    if (build(file)) {
      assertThat(check()).doesNotContain("all checks passed");
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void bothPagesShowTheFile(String file) throws IOException {
    for (String language : List.of("en", "pt")) {
      Path page = ROOT.resolve("docs").resolve(language).resolve("how-to/add-a-game.md");
      assertThat(Files.readString(page).replace("\r\n", "\n"))
          .contains("`examples/domineering/" + file + "`")
          .contains(Files.readString(GAME.resolve(file)).replace("\r\n", "\n"));
    }
  }
}
