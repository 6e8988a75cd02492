package tabuleiro.lab.report.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.lab.report.statistic.ResultCounts;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The words of the verdict.
final class VerdictSectionTest {
  private static ResultCounts results(int firstWins, int draws, int secondWins) {
    ResultCounts results = new ResultCounts();
    add(results, firstWins, Outcome.win(Side.FIRST, EndReason.NO_MOVES));
    add(results, draws, Outcome.draw(EndReason.NO_MOVES));
    add(results, secondWins, Outcome.win(Side.SECOND, EndReason.NO_MOVES));
    return results;
  }

  private static void add(ResultCounts results, int count, Outcome outcome) {
    Stream.generate(() -> outcome).limit(count).forEach(results::add);
  }

  /// With few games an advantage is never claimed.
  @ParameterizedTest
  @CsvSource({
    "6, 0, 4, open",
    "10000, 0, 10050, balanced",
    "5300, 0, 4700, slight-first",
    "600, 0, 400, clear-first",
    "70, 0, 30, strong-first",
    "4700, 0, 5300, slight-second",
    "400, 0, 600, clear-second",
    "10, 20, 70, strong-second"
  })
  void balanceIsClaimedWithinTheInterval(int first, int draws, int second, String expected) {
    assertThat(VerdictSection.balance(results(first, draws, second))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"1.0, decisive", "0.9, decisive", "0.7, often-drawn", "0.2, mostly-drawn"})
  void decisivenessHasThreeWords(double share, String expected) {
    assertThat(VerdictSection.decisiveness(share)).isEqualTo(expected);
  }

  @Test
  void everySentenceExistsInBothLanguages() {
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language);
      List<String> keys =
          List.of(
              "counted",
              "balanced",
              "open",
              "slight-first",
              "clear-first",
              "strong-first",
              "slight-second",
              "clear-second",
              "strong-second",
              "decisive",
              "often-drawn",
              "mostly-drawn",
              "deep",
              "unclear-depth",
              "worse",
              "no-depth",
              "length");
      assertThat(keys)
          .allSatisfy(key -> assertThat(messages.hasKey("report.verdict." + key)).isTrue());
    }
  }
}
