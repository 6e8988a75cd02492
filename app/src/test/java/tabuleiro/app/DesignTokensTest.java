package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Colours, type, corners and durations of the pages have their values in one file. Lengths of
/// layouts are not checked: each belongs to one page.
final class DesignTokensTest {
  private static final Path WEB = DocsFolder.ROOT.resolve("web/src/main/resources/web");
  private static final String TOKENS = "site/tokens.css";
  private static final int MAX_FONT_BYTES = 36_000;

  /// Files that still keep some values.
  private static final Set<String> EXCEPTIONS = Set.of();

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
  private static final Pattern COLOR =
      Pattern.compile(
          "#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?![^{};]*\\{)"
              + "|\\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\\("
              + "|:\\s*(?:white|black|red|blue|green|gold|grey|gray)\\b",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern TYPE =
      Pattern.compile(
          "font-size:\\s*+(?!var\\(|0[;} ]|inherit|calc\\(var)[^;}]+"
              + "|font-family:\\s*+(?!var\\(|inherit)[^;}]+"
              + "|\\bfont:\\s*+(?!inherit|[0-9 ]*var\\()[^;}]+");
  private static final Pattern CORNER =
      Pattern.compile("border-radius:\\s*+(?!var\\(|0[;} ]|50%|inherit)[^;}]+");
  private static final Pattern DURATION =
      Pattern.compile("(?:transition|animation)[a-z-]*:[^;}]*?(?<![\\w.-])[0-9.]+m?s\\b");
  private static final Pattern SCRIPT_VALUE =
      Pattern.compile(
          "['\"`]#(?:[0-9a-f]{6}|[0-9a-f]{8})['\"`]|\\bduration:\\s*[0-9]+",
          Pattern.CASE_INSENSITIVE);

  @ParameterizedTest
  @CsvSource({"color", "type", "corner", "duration"})
  void stylesNameTokensAndNoValues(String kind) {
    Pattern value =
        switch (kind) {
          case "color" -> COLOR;
          case "type" -> TYPE;
          case "corner" -> CORNER;
          default -> DURATION;
        };
    assertThat(found(".css", value)).isEmpty();
  }

  @Test
  void scriptsNameTokensAndNoValues() {
    assertThat(found(".js", SCRIPT_VALUE)).isEmpty();
    assertThat(found(".ts", SCRIPT_VALUE)).isEmpty();
  }

  /// The policy of the pages refuses such attributes; a script may set the property.
  @Test
  void noElementHasAnAttributeWithStyles() {
    Pattern attribute = Pattern.compile("(?<![\\w.-])style=[\"'$]|'style',");
    assertThat(Stream.of(".html", ".ts", ".js").flatMap(ending -> all(ending, attribute)))
        .isEmpty();
  }

  @Test
  void theExceptionsAreNeeded() {
    Set<String> files = new TreeSet<>();
    Stream.of(COLOR, TYPE, CORNER, DURATION)
        .flatMap(pattern -> all(".css", pattern))
        .forEach(fault -> files.add(fault.substring(0, fault.indexOf(':'))));
    assertThat(files).isEqualTo(new TreeSet<>(EXCEPTIONS));
  }

  @Test
  void theFontsAreSmallAndHaveTheirLicence() throws IOException {
    long bytes = 0;
    for (String name : List.of("figtree.woff2", "young-serif.woff2")) {
      bytes += Files.size(WEB.resolve("site/fonts").resolve(name));
    }
    assertThat(bytes).isBetween(10_000L, (long) MAX_FONT_BYTES);
    for (String licence : List.of("OFL-Figtree.txt", "OFL-YoungSerif.txt")) {
      assertThat(Files.readString(WEB.resolve("site/fonts").resolve(licence)))
          .contains("SIL OPEN FONT LICENSE");
      assertThat(Files.readString(DocsFolder.ROOT.resolve("NOTICE"))).contains(licence);
    }
  }

  @Test
  void everyTokenThatIsNamedExists() {
    Set<String> names = new TreeSet<>();
    Pattern definition = Pattern.compile("(?<![\\w(-])--([a-z0-9-]+)\\s*:");
    files(".css")
        .forEach(file ->
            definition.matcher(text(file)).results().forEach(found -> names.add(found.group(1))));
    Set<String> setByScripts = Set.of("size");
    names.addAll(setByScripts);
    Pattern use = Pattern.compile("var\\(--([a-z0-9-]+)\\)");
    List<String> unknown =
        Stream.of(".css", ".svg")
            .flatMap(ending -> all(ending, use))
            .filter(found -> !names.contains(found.replaceFirst(".*var\\(--", "").replace(")", "")))
            .toList();
    assertThat(names).hasSizeGreaterThan(50);
    assertThat(unknown).isEmpty();
  }

  private static List<String> found(String ending, Pattern value) {
    return all(ending, value)
        .filter(fault -> !EXCEPTIONS.contains(fault.substring(0, fault.indexOf(':'))))
        .toList();
  }

  /// Returns what a pattern finds in all files but that of the tokens, each with its file.
  private static Stream<String> all(String ending, Pattern value) {
    return files(ending).stream()
        .filter(file -> !file.endsWith(TOKENS))
        .flatMap(file ->
            value
                .matcher(COMMENT.matcher(text(file)).replaceAll(""))
                .results()
                .map(found -> WEB.relativize(file) + ": " + found.group()));
  }

  private static List<Path> files(String ending) {
    try (Stream<Path> all = Files.walk(WEB)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
