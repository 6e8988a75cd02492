package tabuleiro.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.languagetool.Languages;

/// Reads the documentation and the message bundles with a grammar checker. A word that is right,
/// but that no dictionary has, belongs in `accepted_en.txt` or `accepted_pt.txt`; a rule that does
/// not fit, in `disabled_en.txt` or `disabled_pt.txt` with its reason.
final class GrammarTest {
  private static final Path ROOT = Path.of("..");
  private static final Path BUNDLES = ROOT.resolve("text/src/main/resources/tabuleiro/text");
  private static final CheckedFiles CHECKED = CheckedFiles.read();

  @AfterAll
  static void recordChecked() throws IOException {
    CHECKED.record();
  }

  @Test
  void englishIsCorrect() throws IOException {
    GrammarCheck check =
        new GrammarCheck(
            Languages.getLanguageForShortCode("en-GB"), words("accepted_en"), words("disabled_en"));
    requireCorrect(
        check,
        files(
            "en",
            List.of(
                "README.md",
                "CONTRIBUTING.md",
                "CHANGELOG.md",
                "docs/campaigns/README.md",
                "docs/reports/README.md",
                "engine/README.md",
                "games/README.md",
                "lab/README.md",
                "play/README.md",
                "server/README.md",
                "solver/README.md",
                "terminal/README.md",
                "view/README.md",
                "web/README.md"),
            "docs/decisions",
            "docs/experiments",
            "docs/design-notes.md"));
  }

  @Test
  void portugueseIsCorrect() throws IOException {
    GrammarCheck check =
        new GrammarCheck(
            Languages.getLanguageForShortCode("pt-PT"), words("accepted_pt"), words("disabled_pt"));
    requireCorrect(
        check,
        files("pt", List.of("LEIAME.md", "docs/campaigns/LEIAME.md", "docs/reports/LEIAME.md")));
  }

  @Test
  void brazilianPortugueseIsCorrect() throws IOException {
    GrammarCheck check =
        new GrammarCheck(
            Languages.getLanguageForShortCode("pt-BR"), words("accepted_pt"), words("disabled_pt"));
    requireCorrect(check, bundles("pt_BR"));
  }

  /// Without this the tests above could pass because nothing is read.
  @Test
  void mistakesAreFound() throws IOException {
    Path page = Files.createTempFile("page", ".md");
    try {
      Files.writeString(page, "The engine have a bugg in `main`.\n\n| a |\n|---|\n| He do it. |\n");
      GrammarCheck check =
          new GrammarCheck(Languages.getLanguageForShortCode("en-GB"), List.of(), List.of());
      assertThat(check.findings(MarkdownPassages.of(page)))
          .anyMatch(finding -> finding.contains("'bugg'"))
          .anyMatch(finding -> finding.contains(":5 "));
    } finally {
      Files.delete(page);
    }
  }

  /// Requires that nothing is found in the files that have changed since they were recorded.
  private static void requireCorrect(GrammarCheck check, List<Path> files) throws IOException {
    List<String> findings = new ArrayList<>();
    for (Path file : files) {
      if (!CHECKED.contains(file)) {
        List<String> found = check.findings(passages(file));
        findings.addAll(found);
        if (found.isEmpty()) {
          CHECKED.add(file);
        }
      }
    }
    assertThat(findings).isEmpty();
  }

  private static List<Passage> passages(Path file) throws IOException {
    return file.toString().endsWith(".md") ? MarkdownPassages.of(file) : BundlePassages.of(file);
  }

  /// Returns pages of a language, with those in some folders, and its message bundles.
  private static List<Path> files(String language, List<String> pages, String... folders)
      throws IOException {
    List<Path> files = new ArrayList<>(pages.stream().map(ROOT::resolve).toList());
    for (Path folder :
        Stream.concat(Stream.of("docs/" + language), Stream.of(folders))
            .map(ROOT::resolve)
            .toList()) {
      try (Stream<Path> found = Files.walk(folder)) {
        found.filter(file -> file.toString().endsWith(".md")).sorted().forEach(files::add);
      }
    }
    files.addAll(bundles(language));
    return files;
  }

  private static List<Path> bundles(String locale) throws IOException {
    try (Stream<Path> found = Files.list(BUNDLES)) {
      return found
          .filter(name -> name.toString().endsWith("_" + locale + ".properties"))
          .sorted()
          .toList();
    }
  }

  /// Returns the lines of a list beside this class, without comments.
  private static List<String> words(String name) throws IOException {
    try (var in = GrammarTest.class.getResourceAsStream(name + ".txt")) {
      if (in == null) {
        throw new IllegalStateException("no list " + name);
      }
      return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .toList();
    }
  }
}
