package tabuleiro.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The pages that the build has written.
final class DocumentationTest {
  private static final Path PAGES = Path.of("target", "classes", "web", "docs");
  private static final Pattern LINK = Pattern.compile("(?:href|src|action)=\"([^\"]+)\"");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");

  @Test
  void everyLinkLeadsToAFileAndToAHeading() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path page : pages()) {
      for (MatchResult link : LINK.matcher(Files.readString(page)).results().toList()) {
        String target = link.group(1);
        if (target.startsWith("https:") || target.startsWith("http:")) {
          continue;
        }
        links++;
        URI address = URI.create(target);
        Path file = address.getPath().isEmpty() ? page : page.resolveSibling(address.getPath());
        if (!Files.isRegularFile(file)
            || (address.getFragment() != null && !ids(file).contains(address.getFragment()))) {
          broken.add(PAGES.relativize(page) + ": " + target);
        }
      }
    }
    assertThat(links).isGreaterThan(5000);
    assertThat(broken).isEmpty();
  }

  @Test
  void bothLanguagesHaveTheSamePages() throws IOException {
    assertThat(names("en")).hasSizeGreaterThan(100).isEqualTo(names("pt"));
  }

  @Test
  void noPageLoadsAnythingFromElsewhere() throws IOException {
    for (Path page : pages()) {
      assertThat(Files.readString(page))
          .doesNotContainPattern("(?:src|action)=\"(?:[a-z]+:|/)")
          .doesNotContainPattern("<link[^>]* href=\"(?:[a-z]+:|/)");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void everyPageHasOneTitle(String language) throws IOException {
    for (String name : names(language)) {
      String page = Files.readString(PAGES.resolve(language).resolve(name));
      assertThat(page.split("<h1", -1).length - 1).as(name).isOne();
    }
  }

  @Test
  void noTitleIsInTwoLanguages() throws IOException {
    for (Path page : pages()) {
      assertThat(Files.readString(page))
          .as(page.toString())
          .doesNotContainPattern("<h1[^>]*>[^<]* / ");
    }
  }

  @Test
  void everyPageSaysWhatIsInItToSearchEngines() throws IOException {
    for (Path page : pages()) {
      assertThat(Files.readString(page))
          .as(page.toString())
          .containsPattern("<meta name=\"description\" content=\"[^\"]{20,}\">");
    }
  }

  @Test
  void theListNamesEveryFile() throws IOException {
    try (Stream<Path> files = Files.walk(PAGES)) {
      Set<String> all =
          files
              .filter(Files::isRegularFile)
              .map(file -> PAGES.relativize(file).toString().replace('\\', '/'))
              .collect(Collectors.toCollection(TreeSet::new));
      all.remove("files.txt");
      assertThat(Files.readAllLines(PAGES.resolve("files.txt"))).containsExactlyElementsOf(all);
    }
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(PAGES)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }

  private static Set<String> names(String language) throws IOException {
    Path folder = PAGES.resolve(language);
    return pages().stream()
        .filter(page -> page.startsWith(folder))
        .map(page -> folder.relativize(page).toString().replace('\\', '/'))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> ids(Path page) throws IOException {
    return ID.matcher(Files.readString(page))
        .results()
        .map(id -> id.group(1))
        .collect(Collectors.toSet());
  }
}
