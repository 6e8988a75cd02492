package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The matches of the page "Measure two players" give the output that it shows.
final class MeasurePlayersPageTest {
  private static final Pattern SHOWN =
      Pattern.compile("(?m)^```\n\\./tabuleiro (.*)\n```\n\n```text\n((?s:.*?))^```$");

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void everyMatchPrintsTheOutputOnThePage(String language) {
    String page = DocsFolder.page(language, "how-to/measure-two-players.md");
    List<MatchResult> matches = SHOWN.matcher(page).results().toList();
    assertThat(matches).hasSize(3);
    for (MatchResult match : matches) {
      CommandTester.Result run =
          CommandTester.run((match.group(1) + " --lang " + language).split(" ", -1));
      assertThat(run.out().replace("\r\n", "\n")).isEqualTo(match.group(2));
    }
  }
}
