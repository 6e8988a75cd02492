package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The messages of the pages: every key is used, and every used key exists.
class PageMessagesTest {
  /// A key in the source: a whole key, or the prefix of an enumeration's keys.
  private static final Pattern KEY = Pattern.compile("\"(page\\.[a-z.-]*[a-z.-])\"");

  /// A key to which a puzzle may add the name of its theme.
  private static final Pattern THEMED = Pattern.compile("messageKey\\(\"(page\\.[a-z.-]+)\"");

  private static Stream<String> keys(String source) {
    return Stream.concat(
        KEY.matcher(source).results().map(found -> found.group(1)),
        THEMED.matcher(source).results().map(found -> found.group(1) + "."));
  }

  private static List<String> named() {
    try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(PageMessagesTest::read)
          .flatMap(PageMessagesTest::keys)
          .collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyKeyIsUsed() {
    List<String> named = named();
    assertThat(Messages.of(Language.ENGLISH).keys().stream().filter(key -> key.startsWith("page.")))
        .isNotEmpty()
        .allMatch(key -> named.contains(key) || named.stream().anyMatch(n -> isBeginning(n, key)));
  }

  private static boolean isBeginning(String named, String key) {
    return named.endsWith(".") && key.startsWith(named);
  }

  @Test
  void everyUsedKeyExists() {
    Messages messages = Messages.of(Language.PORTUGUESE);
    assertThat(named())
        .filteredOn(key -> !key.endsWith("."))
        .isNotEmpty()
        .allMatch(messages::hasKey);
  }

  @Test
  void theSourceOfThePagesContainsNoText() {
    // A quoted text of two words would be a sentence.
    Matcher sentence = Pattern.compile("\"[A-Za-z]{3,} [A-Za-z]{2,}[^\"]*\"").matcher(pages());
    assertThat(sentence.results().map(found -> found.group()))
        .allMatch(text -> text.startsWith("\"no "), "the message of a defect");
  }

  private static String pages() {
    return Stream.of("page", "game", "review")
        .map(name -> Path.of("src/main/java/tabuleiro/terminal/screen", name))
        .flatMap(PageMessagesTest::list)
        .map(PageMessagesTest::read)
        .collect(Collectors.joining());
  }

  private static Stream<Path> list(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
