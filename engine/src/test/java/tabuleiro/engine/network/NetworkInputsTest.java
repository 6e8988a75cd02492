package tabuleiro.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;

/// The network inputs of every board that has some.
final class NetworkInputsTest {
  static List<Game> boards() {
    return Games.families().stream()
        .<Game>flatMap(family -> family.variants().stream().map(family::game))
        .filter(board -> inputs(board).findAny().isPresent())
        .toList();
  }

  private static Stream<NetworkInputs> inputs(Game board) {
    return EvaluatorFactories.find(board.id().game()).stream()
        .flatMap(factory -> factory.networkInputs(board).stream());
  }

  @Tag("full")
  @ParameterizedTest
  @MethodSource("boards")
  void valueDoesNotDependOnTheWayToThePosition(Game board) {
    EvaluatorFactory factory = EvaluatorFactories.of(board.id().game());
    for (int seed = 1; seed <= 3; seed++) {
      NetworkContract.check(factory, board, seed);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void secondViewOfTheSecondViewIsTheFirst(Game board) {
    NetworkInputs inputs = inputs(board).findAny().orElseThrow();
    int[] secondView = inputs.secondView();
    assertThat(secondView).hasSize(inputs.count());
    for (int input = 0; input < secondView.length; input++) {
      assertThat(secondView[secondView[input]]).isEqualTo(input);
    }
  }
}
