package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The pages at the root, of modules, and under `docs`: their links lead somewhere, and what is for
/// players is there in both languages.
final class DocsTest {
  private static final Path DOCS = DocsFolder.ROOT.resolve("docs");

  /// Folders of `docs/en` for developers, in English only.
  private static final Set<String> ENGLISH_ONLY = Set.of("evidence");

  /// A link with its target, without the part after `#`; an image is a link too.
  private static final Pattern LINK = Pattern.compile("\\[[^]\\[]*]\\(([^)#\\s]*)(#[^)\\s]*)?\\)");

  /// The line below the title of a decision.
  private static final Pattern DECISION =
      Pattern.compile(
          "# \\d+\\. .+\n\nDate: 20\\d\\d-\\d\\d-\\d\\d\\. Status: .+\\.\n\n## (?s:.*)");

  /// The name of a class, or of its member, as code.
  private static final Pattern CLASS = Pattern.compile("`([A-Z][a-z]\\w+)(?:\\.\\w+)?`");

  private static final Pattern ADDRESS = Pattern.compile("[a-z]+:.*");
  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```|`[^`\n]*`");

  @Test
  void everyRelativeLinkLeadsToAFile() {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path page : pages()) {
      for (String target : targets(page)) {
        links++;
        if (!Files.isRegularFile(page.resolveSibling(target))) {
          broken.add(DocsFolder.ROOT.relativize(page) + ": " + target);
        }
      }
    }
    assertThat(links).as("links seen").isGreaterThan(20);
    assertThat(broken).isEmpty();
  }

  @Test
  void everyPageForPlayersExistsInBothLanguages() {
    assertThat(names("en")).isNotEmpty().isEqualTo(names("pt"));
  }

  @Test
  void everyDecisionHasADateAndAStatus() {
    List<Path> decisions = DocsFolder.pages(DOCS.resolve("decisions"), 1);
    assertThat(decisions)
        .hasSizeGreaterThan(20)
        .allSatisfy(page -> assertThat(DocsFolder.read(page)).matches(DECISION));
  }

  /// The maps of the modules name classes, which may be renamed.
  @Test
  void everyClassThatTheReadmeOfAModuleNamesExists() {
    Set<String> classes = DocsFolder.classNames();
    List<String> unknown = new ArrayList<>();
    int names = 0;
    for (Path page : DocsFolder.pages(DocsFolder.ROOT, 2)) {
      if (page.endsWith("README.md") && !page.equals(DocsFolder.ROOT.resolve("README.md"))) {
        for (MatchResult name : CLASS.matcher(DocsFolder.read(page)).results().toList()) {
          names++;
          if (!classes.contains(name.group(1))) {
            unknown.add(DocsFolder.ROOT.relativize(page) + ": " + name.group(1));
          }
        }
      }
    }
    assertThat(names).as("names of classes seen").isGreaterThan(50);
    assertThat(unknown).isEmpty();
  }

  private static List<Path> pages() {
    List<Path> pages = new ArrayList<>(DocsFolder.pages(DocsFolder.ROOT, 2));
    pages.addAll(DocsFolder.pages(DOCS, Integer.MAX_VALUE));
    return pages;
  }

  private static List<String> targets(Path page) {
    String text = CODE.matcher(DocsFolder.read(page)).replaceAll("");
    return LINK.matcher(text)
        .results()
        .map((MatchResult link) -> link.group(1))
        .filter(target -> !target.isEmpty() && !ADDRESS.matcher(target).matches())
        .toList();
  }

  /// Returns the pages of a language for players, by their paths in its folder.
  private static Set<String> names(String language) {
    Path folder = DOCS.resolve(language);
    return DocsFolder.pages(folder, Integer.MAX_VALUE).stream()
        .map(folder::relativize)
        .filter(page -> !ENGLISH_ONLY.contains(page.getName(0).toString()))
        .map(page -> page.toString().replace('\\', '/'))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
