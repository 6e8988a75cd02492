package tabuleiro.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Adds the game of the page "Add a game" in the way that the page describes, and checks that it
/// works everywhere. The page shows the files of the folder `examples/domineering`.
@Tag("full")
final class AddedGameTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final int MAX_MINUTES = 5;

  @TempDir private Path folder = Path.of("");

  static Stream<String> files() throws IOException {
    return ExampleGame.files();
  }

  /// Compiles the files of the game, except one.
  ///
  /// @return whether the files compile
  private boolean build(String missing) throws IOException {
    return ExampleGame.build(
        folder.resolve("game"),
        (file, text) -> file.equals(missing) ? Optional.empty() : Optional.of(text));
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
          .contains(Files.readString(ExampleGame.FOLDER.resolve(file)).replace("\r\n", "\n"));
    }
  }
}
