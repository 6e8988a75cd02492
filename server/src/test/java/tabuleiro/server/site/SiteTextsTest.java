package tabuleiro.server.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.protocol.catalogue.TextsJson;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.PageTextsJsonMapper;

/// Checks that every text of the pages exists, and that every text is used.
final class SiteTextsTest {
  private static final Path WEB = Path.of("..", "web", "src", "main", "resources", "web");
  private static final Path WORDS =
      Path.of("..", "text", "src", "main", "resources", "tabuleiro", "text");

  /// A complete key in a template, a script or the Java code of a page.
  private static final Pattern WHOLE =
      Pattern.compile(
          "(?:\\{\\{|['\"])((?:site|home|new|lobby|watch|mine|account|player|game|list)\\.[a-z0-9.-]+)(?:}}|['\"])");

  /// The prefix of a key that a script completes.
  private static final Pattern BEGINNING =
      Pattern.compile(
          "`((?:site|home|new|lobby|watch|mine|account|player|game|list)\\.[a-z0-9.-]*)\\$\\{");

  @Test
  void pagesUseEveryKey() throws IOException {
    String pages = pages();
    Set<String> whole = found(WHOLE, pages);
    Set<String> beginnings = found(BEGINNING, pages);
    assertThat(keys())
        .isNotEmpty()
        .filteredOn(key -> !whole.contains(key))
        .filteredOn(key -> beginnings.stream().noneMatch(key::startsWith))
        .isEmpty();
  }

  @Test
  void everyUsedKeyHasText() throws IOException {
    String pages = pages();
    Set<String> keys = keys();
    assertThat(keys).containsAll(found(WHOLE, pages));
    for (String beginning : found(BEGINNING, pages)) {
      assertThat(keys).as(beginning).anyMatch(key -> key.startsWith(beginning));
    }
  }

  @Test
  void scriptsGetTextsWithPlaceholders() {
    for (Language language : Language.values()) {
      TextsJson messages = PageTextsJsonMapper.of(Messages.of(language));
      Map<String, String> says = messages.texts();
      assertThat(messages.language()).isEqualTo(language.code());
      assertThat(says.get("game.turn-of")).contains("{0}", "{1}");
      assertThat(says.keySet()).noneMatch(key -> key.startsWith("store."));
    }
  }

  private static Set<String> keys() throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(Files.readString(WORDS.resolve("site_en.properties"))));
    return new TreeSet<>(properties.stringPropertyNames());
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(result -> result.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// Returns all templates and scripts except those of the board, which have their own test.
  private static String pages() throws IOException {
    StringBuilder all = new StringBuilder();
    List<Path> folders =
        List.of(
            WEB.resolve("documentation"),
            WEB.resolve("pages"),
            WEB.resolve("parts"),
            WEB.resolve("play"),
            WEB.resolve("site"),
            Path.of("..", "documentation", "src", "main", "java"),
            Path.of("src", "main", "java", "tabuleiro", "server", "catalogue"),
            Path.of("src", "main", "java", "tabuleiro", "server", "site"));
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file :
            files.filter(path -> path.toString().matches(".*\\.(js|ts|html|java)")).toList()) {
          all.append(Files.readString(file));
        }
      }
    }
    return all.toString();
  }
}
