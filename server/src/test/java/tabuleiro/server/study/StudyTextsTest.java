package tabuleiro.server.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.text.Language;

/// Checks that every text of the pages for learning and analysis exists, and that every text is
/// used.
final class StudyTextsTest {
  private static final Path MAIN = Path.of("src", "main");
  private static final String GROUPS = "(?:learn|analysis|study)";

  /// A complete key in Java, a script or a page.
  private static final Pattern KEY =
      Pattern.compile("[\"'{](" + GROUPS + "(?:\\.[a-z0-9-]+)+)[\"'}]");

  /// The prefix of a key that is completed.
  private static final Pattern BEGINNING =
      Pattern.compile("[\"'`](" + GROUPS + "(?:\\.[a-z0-9-]+)*\\.)(?:\"|'|\\$\\{)");

  @Test
  void textsAreExactlyThoseUsed() throws IOException {
    String texts = texts();
    Set<String> said = found(KEY, texts);
    said.addAll(lessons());
    said.removeIf(key -> key.startsWith("analysis.edit.rest."));
    List<String> beginnings = new ArrayList<>(found(BEGINNING, texts));
    beginnings.remove("learn.lesson.");
    for (Language language : Language.ofDocuments()) {
      Set<String> known = keys(language);
      assertThat(known).containsAll(said);
      assertThat(known)
          .allSatisfy(key ->
              assertThat(said.contains(key) || beginnings.stream().anyMatch(key::startsWith))
                  .as(key)
                  .isTrue());
      assertThat(beginnings)
          .allSatisfy(start -> assertThat(known).anyMatch(key -> key.startsWith(start)));
    }
  }

  private static Set<String> found(Pattern pattern, String texts) {
    return pattern
        .matcher(texts)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> lessons() {
    return Games.names().stream()
        .flatMap(game ->
            Lessons.of(game).lessons().stream()
                .map(lesson -> "learn.lesson." + game + "." + lesson.name()))
        .toList();
  }

  private static String texts() throws IOException {
    StringBuilder all = new StringBuilder();
    for (Path folder :
        List.of(
            MAIN.resolve("java/tabuleiro/server/analysis"),
            MAIN.resolve("java/tabuleiro/server/learn"),
            MAIN.resolve("java/tabuleiro/server/study"),
            MAIN.resolve("java/tabuleiro/server/puzzle"),
            Path.of("../view/src/main/java/tabuleiro/view"),
            Path.of("../play/src/main/java/tabuleiro/play/lesson"),
            Path.of("../terminal/src/main/java/tabuleiro/terminal"),
            Path.of("../web/src/main/resources/web/play"),
            Path.of("../web/src/main/resources/web/study"),
            Path.of("../web/src/main/resources/web/pages"),
            Path.of("../web/src/main/resources/web/parts"))) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          all.append(Files.readString(file));
        }
      }
    }
    return all.toString();
  }

  private static Set<String> keys(Language language) throws IOException {
    Path file =
        Path.of("../text/src/main/resources/tabuleiro/text")
            .resolve("study_" + language.code() + ".properties");
    Properties properties = new Properties();
    properties.load(new StringReader(Files.readString(file)));
    return properties.stringPropertyNames();
  }
}
