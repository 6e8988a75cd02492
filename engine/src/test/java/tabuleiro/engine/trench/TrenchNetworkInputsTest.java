package tabuleiro.engine.trench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.evaluation.PositionTextSymmetries;
import tabuleiro.engine.network.NetworkContract;
import tabuleiro.games.trench.TrenchFamily;
import tabuleiro.games.trench.TrenchGame;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

final class TrenchNetworkInputsTest {
  private static final TrenchNetworkInputs INPUTS = new TrenchNetworkInputs();

  @Test
  void mirroredPositionHasTheImagesOfTheFeatures() {
    TrenchGame game = new TrenchFamily().game("classic");
    RandomGenerator random = SeededRandom.of(3);
    Position position = game.start(0);
    while (!position.outcome().isOver()) {
      String diagonal = PositionTextSymmetries.diagonalMirror(position.format());
      Position mirrored =
          game.parse(
              PositionTextSymmetries.acrossMirror(PositionTextSymmetries.upwardMirror(diagonal)));
      for (Side view : Side.values()) {
        assertThat(NetworkContract.features(INPUTS, mirrored, view))
            .as("%s", position)
            .isEqualTo(
                NetworkContract.images(
                    INPUTS.symmetries().getFirst(),
                    NetworkContract.features(INPUTS, position, view)));
      }
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
  }

  @Test
  void bothSidesSeeTheSameAtTheStart() {
    Position start = new TrenchFamily().game("classic").start(0);
    assertThat(NetworkContract.features(INPUTS, start, Side.FIRST))
        .isEqualTo(NetworkContract.features(INPUTS, start, Side.SECOND));
  }

  @Test
  void everyBucketOccurs() {
    RandomGenerator random = SeededRandom.of(4);
    boolean[] found = new boolean[INPUTS.buckets()];
    for (int i = 0; i < 20; i++) {
      Position position = new TrenchFamily().game("classic").start(0);
      while (!position.outcome().isOver()) {
        found[INPUTS.bucket(position)] = true;
        position = position.playUnchecked(Playout.randomMove(position, random));
      }
    }
    assertThat(found).doesNotContain(false);
  }
}
