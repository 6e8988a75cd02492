package tabuleiro.terminal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.games.Games;
import tabuleiro.rules.GameId;
import tabuleiro.terminal.common.TerminalWidth;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

class ConsoleWidthTest {
  private static final int COLUMNS = 52;

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

  private Console console(Language language, String typed, int columns) {
    return new Console(
        Messages.of(language),
        new BufferedReader(new StringReader(typed)),
        new PrintStream(shown, true, StandardCharsets.UTF_8),
        true,
        Path.of("target"),
        () -> columns);
  }

  private List<String> lines() {
    return shown.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void lessonFitsANarrowTerminalWithItsWordsWhole(Language language) {
    GameId board = new GameId("trench", "classic");
    new ConsoleLesson(console(language, "nonsense\na1 c1\nnext\n", COLUMNS), board).run();
    List<String> narrow = lines();
    shown.reset();
    new ConsoleLesson(console(language, "nonsense\na1 c1\nnext\n", TerminalWidth.UNLIMITED), board)
        .run();

    assertThat(narrow).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(COLUMNS));
    assertThat(words(narrow)).isEqualTo(words(lines()));
  }

  private static List<String> words(List<String> lines) {
    return List.of(String.join(" ", lines).strip().split("\\s+"));
  }

  @Test
  void drawingIsNeverBroken() {
    console(Language.ENGLISH, "", 8).printDrawing(". . . . . . . . .\n");

    assertThat(lines()).containsExactly(". . . . . . . . .");
  }

  /// A paragraph is broken once, behind its number.
  @Test
  void rulesAreParagraphs() {
    console(Language.ENGLISH, "", COLUMNS).printRules("talpa");

    assertThat(lines())
        .containsSequence(
            "5. A capture is compulsory while you have any. When",
            "   you have none, you remove one of your own pieces",
            "   instead.");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void rulesFitAnyTerminalWithTheirWordsWhole(Language language) {
    for (String family : Games.names()) {
      shown.reset();
      console(language, "", COLUMNS).printRules(family);
      List<String> narrow = lines();
      shown.reset();
      console(language, "", TerminalWidth.UNLIMITED).printRules(family);

      assertThat(narrow).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(COLUMNS));
      assertThat(lines())
          .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(TextLines.PROSE_WIDTH));
      assertThat(words(narrow)).isEqualTo(words(lines()));
    }
  }
}
