package tabuleiro.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.games.Games;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

class EvaluationSharesTest {
  static List<String> games() {
    return Games.names();
  }

  private static EvaluationShares trench(String text) {
    Position position = Games.find("trench").orElseThrow().game("classic").parse(text);
    return EvaluationShares.of(EvaluatorFactories.of("trench"), position);
  }

  /// In Trench the terms that need attack maps have a limit, which random positions pass rarely.
  @ParameterizedTest
  @CsvSource({
    "niju, most",
    "niju, first",
    "jostle, 10x10",
    "jostle, hex",
    "jostle, 6x6",
    "morelli, 13",
    "morelli, 9",
    "trench, classic",
    "talpa, 8x8",
    "talpa, 10x10"
  })
  void sharesAddUpToTheEvaluation(String family, String variant) {
    EvaluatorFactory factory = EvaluatorFactories.of(family);
    Position start = Games.find(family).orElseThrow().game(variant).start(1);
    int checked = 0;
    for (int plies = 0; plies < 20; plies++) {
      Position position = Playout.play(start, SeededRandom.of(plies), plies);
      if (!position.outcome().isOver()) {
        EvaluationShares evaluation = EvaluationShares.of(factory, position);
        int total = factory.strongestEvaluator().trail(position, 1).evaluate();
        assertThat(evaluation.total()).isEqualTo(total);
        assertThat(evaluation.shares().stream().mapToInt(EvaluationShare::points).sum())
            .as(position.format())
            .isCloseTo(total, within(1 + evaluation.shares().size()));
        assertThat(evaluation.shares())
            .isSortedAccordingTo(Comparator.comparingInt(share -> -Math.abs(share.points())))
            .noneMatch(share -> share.points() == 0);
        checked++;
      }
    }
    assertThat(checked).isGreaterThanOrEqualTo(10);
  }

  @Test
  void aHangingPieceWeighsAgainstItsOwner() {
    EvaluationShares evaluation = trench("8/8/8/8/8/8/2Sc4/8 b 0-0 0 0");
    assertThat(evaluation.shares())
        .anyMatch(share -> share.feature().equals("captures") && share.points() > 0);
    evaluation = trench("8/8/8/8/8/8/2Sc4/8 w 0-0 0 0");
    assertThat(evaluation.shares())
        .anyMatch(share -> share.feature().equals("captures") && share.points() < 0);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyFeatureHasANameInBothLanguages(String family) {
    EvaluatorFactory factory = EvaluatorFactories.of(family);
    Set<String> features =
        factory.termNames().stream()
            .map(factory::featureOf)
            .collect(Collectors.toCollection(TreeSet::new));
    features.add(EvaluationShares.NETWORK);
    assertThat(features).hasSizeBetween(4, 8);
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language).forGame(family);
      assertThat(features)
          .allSatisfy(feature -> assertThat(messages.format("feature." + feature)).isNotBlank());
    }
  }
}
