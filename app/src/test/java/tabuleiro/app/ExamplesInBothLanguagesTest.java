package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The pages of both languages have the same examples: the same commands, files of settings and
/// programs, except comments and the names in `names_in_examples.txt`. A block marked as `text` is
/// what people read, and is in both, in their language. The commands are ones of the program.
final class ExamplesInBothLanguagesTest {
  private static final Path DOCS = DocsFolder.ROOT.resolve("docs");
  private static final Path NAMES =
      Path.of("src", "test", "resources", "tabuleiro", "app", "names_in_examples.txt");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^ *```(\\w*)\n(.*?)^ *```$");
  private static final Pattern COMMENT = Pattern.compile("(?m)(?:^|[ \t]+)# .*$");

  /// A command of the program, up to the end of its line or to another command.
  private static final Pattern COMMAND =
      Pattern.compile(
          "(?m)^(?:\\$ |sudo -u tabuleiro )?(?:\\./)?tabuleiro ((?:\\\\\n|[^|<>&\n])*)");

  private static final Pattern WORD = Pattern.compile("(?:'[^']*'|\"[^\"]*\"|[^\\s'\"])+");

  private record Example(String kind, String text) {
    boolean isForReading() {
      return kind.equals("text");
    }
  }

  private record Pages(Path english, Path portuguese) {}

  @Test
  void thePagesOfBothLanguagesHaveTheSameExamples() {
    Map<String, String> names = names();
    Pattern name = anyOf(names);
    int compared = 0;
    for (Pages pages : pages()) {
      List<Example> english = examples(pages.english());
      List<Example> portuguese = examples(pages.portuguese());
      assertThat(kinds(portuguese)).as("blocks of %s", pages).isEqualTo(kinds(english));
      for (int i = 0; i < english.size(); i++) {
        if (!english.get(i).isForReading()) {
          compared++;
          String expected =
              name.matcher(withoutComments(english.get(i)))
                  .replaceAll(found -> Matcher.quoteReplacement(names.get(found.group())));
          assertThat(withoutComments(portuguese.get(i)))
              .as(pages.portuguese().toString())
              .isEqualTo(expected);
        }
      }
    }
    assertThat(compared).as("examples compared").isGreaterThan(100);
  }

  @Test
  void everyCommandInAnExampleParses() {
    List<String> lines =
        pages().stream()
            .flatMap(pages -> examples(pages.english()).stream())
            .filter(example -> !example.isForReading())
            .flatMap(example -> COMMAND.matcher(withoutComments(example)).results())
            .map(command -> command.group(1).replace("\\\n", ""))
            .filter(line -> !line.startsWith("COMMAND"))
            .toList();
    assertThat(lines).as("commands seen").hasSizeGreaterThan(50);
    for (String line : lines) {
      List<String> words = words(line);
      assertThatCode(() -> CommandModel.program().parseArgs(words.toArray(String[]::new)))
          .as(line)
          .doesNotThrowAnyException();
    }
  }

  /// Returns the words of a command as a shell reads them, without quotes.
  private static List<String> words(String line) {
    return WORD.matcher(line).results().map(word -> word.group().replaceAll("['\"]", "")).toList();
  }

  private static List<Pages> pages() {
    List<Pages> pages = new ArrayList<>();
    for (Path folder : List.of(DocsFolder.ROOT, DOCS.resolve("campaigns"))) {
      pages.add(new Pages(folder.resolve("README.md"), folder.resolve("LEIAME.md")));
    }
    Path english = DOCS.resolve("en");
    for (Path page : DocsFolder.pages(english, Integer.MAX_VALUE)) {
      Path portuguese = DOCS.resolve("pt").resolve(english.relativize(page));
      if (Files.exists(portuguese)) {
        pages.add(new Pages(page, portuguese));
      }
    }
    return pages;
  }

  private static List<Example> examples(Path page) {
    return BLOCK
        .matcher(DocsFolder.read(page))
        .results()
        .map((MatchResult block) -> new Example(block.group(1), block.group(2)))
        .toList();
  }

  private static List<String> kinds(List<Example> examples) {
    return examples.stream().map(Example::kind).toList();
  }

  private static String withoutComments(Example example) {
    return COMMENT.matcher(example.text()).replaceAll("");
  }

  private static Map<String, String> names() {
    return DocsFolder.read(NAMES)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(" = ", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
  }

  /// Returns a pattern that finds each of the names, as whole words, the longest first.
  private static Pattern anyOf(Map<String, String> names) {
    String any =
        names.keySet().stream()
            .sorted(Comparator.comparing(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    return Pattern.compile("(?<![\\w-])(?:" + any + ")(?![\\w-])");
  }
}
