package tabuleiro.view.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.protocol.analysis.PathResultJson;
import tabuleiro.protocol.learn.RulesJson;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.position.PathResultJsonMapper;
import tabuleiro.view.position.Variation;

final class RulesJsonTest {
  private static RulesJson rules(String family, Language language) {
    return RulesJsonMapper.of(family, Messages.of(language).forGame(family));
  }

  private static List<String> numbers(RulesJson rules) {
    return rules.chapters().stream()
        .flatMap(chapter -> chapter.paragraphs().stream())
        .filter(part -> part.kind().equals("rule"))
        .map(RulesJson.Paragraph::number)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void bothLanguagesHaveTheSameRulesInOrder(Family family) {
    RulesJson english = rules(family.name(), Language.ENGLISH);
    RulesJson portuguese = rules(family.name(), Language.PORTUGUESE);
    assertThat(numbers(english)).isEqualTo(numbers(portuguese)).doesNotHaveDuplicates();
    assertThat(numbers(english)).hasSizeGreaterThanOrEqualTo(5).startsWith("1", "2", "3", "4", "5");
    assertThat(english.chapters()).hasSameSizeAs(portuguese.chapters());
    assertThat(english.chapters().getFirst().heading()).isEmpty();
    assertThat(english.credit()).isNotBlank();
    assertThat(english.links())
        .isNotEmpty()
        .allSatisfy(link -> assertThat(link.address()).startsWith("https://"));
    assertThat(english.levels()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void parserKeepsAllText(Family family) {
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language).forGame(family.name());
      StringBuilder said = new StringBuilder();
      for (RulesJson.Chapter chapter : rules(family.name(), language).chapters()) {
        said.append(chapter.heading());
        chapter.paragraphs().forEach(part -> said.append(' ').append(part.text()));
      }
      String page =
          messages.rulesPageForScreens(family.name()).lines().skip(1).reduce("", String::concat);
      assertThat(letters(said.toString())).isEqualTo(letters(page));
    }
  }

  /// Returns the letters of a text, without the numbers of rules and spaces.
  private static String letters(String text) {
    return text.replaceAll("(?<= )[a-e]\\. ", "")
        .replaceAll("[^\\p{L}]", "")
        .toLowerCase(Locale.ROOT);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void everyLessonHasPositionAndRule(Family family) {
    RulesJson rules = rules(family.name(), Language.PORTUGUESE);
    assertThat(rules.lessons()).hasSizeGreaterThanOrEqualTo(5);
    for (RulesJson.Lesson lesson : rules.lessons()) {
      Game game = family.game(lesson.variant());
      assertThat(game.parse(lesson.position()).outcome().isOver()).as(lesson.task()).isFalse();
      assertThat(numbers(rules)).contains(lesson.rule());
    }
  }

  /// The outcomes that the texts of the lessons announce.
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "talpa, path, c2b2, 1-0 path",
        "talpa, remove, d2, 1-0 path",
        "talpa, remove, b4, 0-1 path",
        "talpa, both, a3, 1-0 path",
        "jostle, end, b5a5, 1-0 no-moves",
        "morelli, end, c3d4, 1-0 throne",
        "niju, complete, \"4r0@1,-1\", 1-0 patterns",
        "niju, last, \"6r0@1,2\", 1-0 patterns",
        "trench, behind, e5e4, *",
        "trench, capture, c4d4, *",
        "trench, strike, d5g5, *"
      })
  void lessonsHaveAnnouncedOutcome(String family, String name, String move, String outcome) {
    Position position = lesson(family, name);
    assertThat(position.play(position.parseMove(move)).outcome()).hasToString(outcome);
  }

  private static Position lesson(String family, String name) {
    return Lessons.of(family).lessons().stream()
        .filter(lesson -> lesson.name().equals(name))
        .map(lesson -> Variation.game(family, lesson.variant()).parse(lesson.position()))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, compulsory, a2, 5",
    "trench, front, e2 e4, 6a",
    "trench, along, d5 e4, 6d",
    "trench, back, d5 c5, 6c",
    "morelli, alone, a1 g7, 4",
    "jostle, value, e2 e3, 4"
  })
  void lessonsNameForbiddingRule(String family, String name, String path, String rule) {
    Messages messages = Messages.of(Language.ENGLISH).forGame(family);
    PathResultJson tried =
        PathResultJsonMapper.of(lesson(family, name), Variation.splitWords(path), messages);
    assertThat(tried.move()).isEmpty();
    assertThat(tried.refusal().orElseThrow().rule()).isEqualTo(rule);
    assertThat(tried.message()).contains("(rule " + rule + ")");
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#families")
  void rulesForScreensLeaveOutTypedInput(Family family) {
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language);
      String terminal = messages.rulesPage(family.name());
      String screen = messages.rulesPageForScreens(family.name());
      assertThat(terminal)
          .doesNotContain("[[", "]]")
          .containsIgnoringCase(language == Language.ENGLISH ? "step by step" : "passo a passo");
      assertThat(screen)
          .hasSizeLessThan(terminal.length())
          .doesNotContain("[[", "]]")
          .doesNotContainIgnoringCase("step by step", "passo a passo", "text board");
    }
  }

  @Test
  void tablesKeepColumns() {
    assertThat(rules("trench", Language.ENGLISH).chapters().get(1).paragraphs())
        .anySatisfy(part -> {
          assertThat(part.kind()).isEqualTo("table");
          assertThat(part.text()).startsWith("rank       reach");
        });
  }
}
