package tabuleiro.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A game of another jar in which something is missing is left out, with one message that says
/// what, and the other games are played as before.
@Tag("full")
final class BrokenGameTest {
  private static final String GAME = "domineering/Domineering.java";
  private static final String POSITION = "domineering/DomineeringPosition.java";

  /// The classes of the game as the page has it.
  @TempDir private static Path unchanged = Path.of("");

  @TempDir private Path folder = Path.of("");

  @BeforeAll
  static void compile() throws IOException {
    assertThat(ExampleGame.compile(unchanged, (_, text) -> Optional.of(text))).isTrue();
  }

  /// Returns what is wrong with the game when its resources are changed; `[]` when nothing is.
  private String problems(BiFunction<String, String, Optional<String>> change)
      throws IOException, ReflectiveOperationException {
    ExampleGame.copyResources(folder, change);
    return problems(unchanged, folder);
  }

  /// Returns what is wrong with the game when its sources are changed.
  private String problemsOfSources(BiFunction<String, String, Optional<String>> change)
      throws IOException, ReflectiveOperationException {
    Path classes = folder.resolve("game");
    assertThat(ExampleGame.build(classes, change)).as("compiles").isTrue();
    return problems(classes);
  }

  private static String problems(Path... game) throws IOException, ReflectiveOperationException {
    try (URLClassLoader loader =
        new URLClassLoader(classPath(game), ClassLoader.getPlatformClassLoader())) {
      Class<?> games = loader.loadClass("tabuleiro.games.Games");
      String names = games.getMethod("names").invoke(null).toString();
      String leftOut = games.getMethod("leftOut").invoke(null).toString();
      assertThat(names).startsWith("[niju, jostle, morelli, trench, talpa");
      assertThat(leftOut.equals("[]")).isEqualTo(names.endsWith("domineering]"));
      return leftOut;
    }
  }

  private static URL[] classPath(Path... game) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (Path folder : game) {
      urls.add(folder.toUri().toURL());
    }
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return urls.toArray(URL[]::new);
  }

  private static BiFunction<String, String, Optional<String>> replacing(
      String suffix, String old, String changed) {
    return (file, text) -> Optional.of(file.endsWith(suffix) ? replaced(text, old, changed) : text);
  }

  private static String replaced(String text, String old, String changed) {
    assertThat(text).contains(old);
    return text.replace(old, changed);
  }

  private static String withoutKey(String text, String key) {
    return text.replaceAll("(?m)^" + key.replace(".", "\\.") + "=.*\\R", "");
  }

  @Test
  void theGameOfThePageIsComplete() throws IOException, ReflectiveOperationException {
    assertThat(problems((_, text) -> Optional.of(text))).isEqualTo("[]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "name",
        "tagline",
        "credit",
        "variants",
        "side.first",
        "side.second",
        "side.grammar",
        "piece.domino",
        "piece.domino.the",
        "symbol.first.domino",
        "symbol.second.domino",
        "question.cell",
        "clicks",
        "steps",
        "no-room",
        "not-dominoes"
      })
  void everyMissingKeyIsNamed(String key) throws IOException, ReflectiveOperationException {
    assertThat(
            problems((file, text) ->
                Optional.of(file.endsWith("_pt.properties") ? withoutKey(text, key) : text)))
        .contains("domineering", "domineering_pt.properties, " + key + "]")
        .doesNotContain("_en");
  }

  @Test
  void oneMessageListsAllKeysOfBothLanguages() throws IOException, ReflectiveOperationException {
    assertThat(
            problems((file, text) ->
                Optional.of(
                    file.endsWith(".properties")
                        ? withoutKey(withoutKey(text, "piece.domino.the"), "side.grammar")
                        : text)))
        .contains(
            "domineering_en.properties, piece.domino.the, side.grammar",
            "domineering_pt.properties, piece.domino.the, side.grammar");
  }

  @ParameterizedTest
  @CsvSource({
    "EndReason.of(\"full\"), false, 'reason.full, won.full'",
    "EndReason.of(\"full\"), true, 'drawn.full, reason.full, won.full'",
    "'EndReason.NO_MOVES, EndReason.of(\"no-moves\", \"stuck\")', true, 'drawn.stuck, won.stuck'"
  })
  void everyDeclaredReasonIsExplained(String reasons, boolean hasDraws, String keys)
      throws IOException, ReflectiveOperationException {
    assertThat(
            problemsOfSources((file, text) -> {
              String declared =
                  file.endsWith(GAME) ? replaced(text, "EndReason.NO_MOVES)", reasons + ")") : text;
              return Optional.of(
                  file.endsWith("DomineeringGame.java")
                      ? replaced(declared, "return false;", "return " + hasDraws + ";")
                      : declared);
            }))
        .contains("domineering_en.properties, " + keys, "domineering_pt.properties, " + keys);
  }

  @Test
  void aReasonThatWasNotDeclaredIsFoundInAGame() throws IOException, ReflectiveOperationException {
    assertThat(
            problemsOfSources(replacing(POSITION, "EndReason.NO_MOVES", "EndReason.of(\"stuck\")")))
        .contains("reason.stuck, won.stuck")
        .doesNotContain("drawn.stuck");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "side.grammar=0|side.grammar=masculine",
        "symbol.first.domino=v|symbol.first.domino=vertical",
        "name=Domineering|name=",
        "no-room={1}|no-room={one}",
        "steps=Answer|steps={0,nothing} Answer",
        "piece.domino=domino|piece.domino={0,number} dominoes",
      })
  void aMalformedTextIsNamed(String old, String changed)
      throws IOException, ReflectiveOperationException {
    assertThat(problems(replacing("_en.properties", old, changed)))
        .contains("family.bad-keys", "domineering_en.properties, " + old.split("=", 2)[0] + "]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "domineering_en.properties",
        "domineering_pt.properties",
        "rules/domineering_en.txt",
        "rules/domineering_pt.txt"
      })
  void aMissingFileIsNamed(String name) throws IOException, ReflectiveOperationException {
    assertThat(
            problems(
                (file, text) -> file.endsWith("/" + name) ? Optional.empty() : Optional.of(text)))
        .contains("family.no-file, arguments=[" + name + "]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "return \"domineering\";|return \"talpa\";|family.name-taken",
        "return \"domineering\";|return \"pages\";|family.name-taken",
        "return \"domineering\";|return \"../Domineering\";|family.name-form",
        "return \"domineering\";|throw new IllegalStateException(\"no name\");|no name",
        "return List.of(\"4x4\", \"6x6\", \"8x8\");|return List.of();|family.variants",
        "return variants();|return List.of(\"5x5\");|family.variants",
        "variant.charAt(0) - '0'|4|family.wrong-id",
        "return variants();|throw new LinkageError(\"old\");|old",
        "public final class Domineering |final class Domineering |family.failed",
      })
  void aFamilyThatFailsIsLeftOut(String old, String changed, String problem)
      throws IOException, ReflectiveOperationException {
    assertThat(problemsOfSources(replacing(GAME, old, changed))).contains(problem);
  }

  @Test
  void aFamilyWithoutItsClassIsLeftOut() throws IOException, ReflectiveOperationException {
    assertThat(
            problems(replacing("tabuleiro.rules.Family", "domineering.Domineering", "x.Missing")))
        .contains("x.Missing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tabuleiro.engine.evaluation.EvaluatorFactory",
        "tabuleiro.solver.SolverGameFactory"
      })
  void aBrokenFactoryLeavesItsGameOut(String service)
      throws IOException, ReflectiveOperationException {
    assertThat(problems(replacing(service, "domineering.Domineering", "domineering.Missing")))
        .contains("domineering", "family.failed", "domineering.Missing");
  }

  @Test
  void featuresAndLevelsAreChecked() throws IOException, ReflectiveOperationException {
    assertThat(
            problems((file, text) ->
                Optional.of(
                    file.endsWith("_en.properties")
                        ? withoutKey(text, "feature.room")
                        : file.endsWith("levels.txt") ? text.replace("8 5000", "9 5000") : text)))
        .contains("levels.txt has to have the levels 2 to 8");
    assertThat(
            problems((file, text) ->
                Optional.of(
                    file.endsWith("_en.properties") ? withoutKey(text, "feature.room") : text)))
        .contains("domineering_en.properties, feature.room]");
  }

  @Test
  void theProgramSaysWhatIsMissingAndGoesOn() throws IOException, InterruptedException {
    Path classes = folder.resolve("game");
    ExampleGame.build(
        classes,
        (file, text) ->
            Optional.of(file.endsWith("_en.properties") ? withoutKey(text, "side.grammar") : text));
    Path errors = folder.resolve("errors");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classes + File.pathSeparator + System.getProperty("java.class.path"),
                "tabuleiro.app.Main",
                "games",
                "--lang",
                "en")
            .redirectError(errors.toFile())
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    assertThat(out).contains("talpa: ").doesNotContain("domineering");
    assertThat(Files.readString(errors))
        .isEqualTo(
            "the game domineering is left out: tabuleiro/text/domineering_en.properties lacks"
                + " side.grammar\n");
  }
}
