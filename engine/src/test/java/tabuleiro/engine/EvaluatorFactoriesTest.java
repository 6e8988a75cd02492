package tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.evaluation.EvaluatedTrailContract;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;

/// Every game has an evaluator factory, whose trails obey the contract in every variant.
final class EvaluatorFactoriesTest {
  private static final long SEED = 31;

  static List<Game> games() {
    return Games.families().stream()
        .flatMap(family -> family.variants().stream().map(family::game))
        .toList();
  }

  @Tag("full")
  @ParameterizedTest
  @MethodSource("games")
  void trailsObeyTheContract(Game game) {
    EvaluatedTrailContract.check(EvaluatorFactories.of(game.id().game()), game, SEED);
  }

  @Test
  void everyFamilyHasItsOwnFactory() {
    for (String family : Games.names()) {
      assertThat(EvaluatorFactories.of(family).family()).isEqualTo(family);
    }
  }
}
