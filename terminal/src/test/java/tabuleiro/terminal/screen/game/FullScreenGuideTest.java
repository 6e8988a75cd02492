package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The page "Play on the full screen" shows screens of the program and its table of keys; the
/// README shows one of the screens. Run with `-Dgolden=write`, this test writes them into the
/// pages.
class FullScreenGuideTest {
  private static final Pattern SCREEN = Pattern.compile("(?ms)^```text\n(.*?)^```$");

  /// The rows of the table whose first cells are keys.
  private static final Pattern KEYS = Pattern.compile("(?m)(?:^\\| `.` \\| [^|]* \\|\n)+");

  private static final Path ROOT = Path.of("..");

  private static Path page(Language language) {
    Path docs = ROOT.resolve("docs").resolve(language.code());
    return docs.resolve("how-to").resolve("play-on-the-full-screen.md");
  }

  private static Path readme(Language language) {
    return ROOT.resolve(language == Language.ENGLISH ? "README.md" : "LEIAME.md");
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"ENGLISH", "PORTUGUESE"})
  void theScreensAreThoseOfTheProgram(Language language) throws IOException {
    GuideScreens screens = new GuideScreens(language);
    assertThat(shown(page(language), screens.all())).containsExactlyElementsOf(screens.all());
    List<String> first = List.of(screens.first());
    assertThat(shown(readme(language), first)).containsExactlyElementsOf(first);
  }

  private static List<String> shown(Path file, List<String> screens) throws IOException {
    String text = written(file, SCREEN, screens.stream().map(FullScreenGuideTest::block));
    return SCREEN.matcher(text).results().map(block -> block.group(1)).toList();
  }

  private static String block(String screen) {
    return "```text\n" + screen + "```";
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"ENGLISH", "PORTUGUESE"})
  void theKeysAreThoseOfTheProgram(Language language) throws IOException {
    Messages messages = Messages.of(language);
    String keys =
        new GameKeys(new GuideScreens(language).page("talpa", "8x8", 0))
            .all().stream()
                .map(key ->
                    "| `" + key.letter() + "` | " + messages.format(key.explanation()) + " |\n")
                .collect(Collectors.joining());
    String page = written(page(language), KEYS, Stream.of(keys));
    assertThat(KEYS.matcher(page).results().map(MatchResult::group)).containsExactly(keys);
  }

  /// Returns the text of a page, after replacing parts of it with `-Dgolden=write`.
  ///
  /// @param parts the pattern of the parts to replace
  private static String written(Path file, Pattern parts, Stream<String> others)
      throws IOException {
    String text = Files.readString(file).replace("\r\n", "\n");
    if (!"write".equals(System.getProperty("golden"))) {
      return text;
    }
    Iterator<String> next = others.iterator();
    String written = parts.matcher(text).replaceAll(part -> Matcher.quoteReplacement(next.next()));
    Files.writeString(file, written);
    return written;
  }
}
