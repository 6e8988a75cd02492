package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;

class GameReviewTest {
  /// A starting position and those after a number of moves.
  private static List<Position> positions(int plies) {
    List<Position> positions = new ArrayList<>();
    positions.add(Games.find("talpa").orElseThrow().game().start(1));
    for (int i = 0; i < plies; i++) {
      positions.add(positions.getLast().playUnchecked(positions.getLast().moveAt(0)));
    }
    return positions;
  }

  @Test
  void aMoveIsATurningPointWhenTheScoreOfItsPlayerFalls() {
    // The scores are the first side's: its first move loses 150, the reply of the second side 300.
    assertThat(GameReview.turningPoints(positions(4), List.of(0, -150, 150, 160, 100)))
        .containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void aGainOrASmallLossIsNoTurningPoint() {
    assertThat(GameReview.turningPoints(positions(3), List.of(0, 500, 400, 301))).isEmpty();
  }

  @Test
  void onlyTheLargestLossesAreMarked() {
    List<Integer> scores = List.of(0, -100, 100, -200, 200, -300, 300);
    assertThat(GameReview.turningPoints(positions(6), scores))
        .containsExactlyInAnyOrder(3, 4, 5, 6);
  }

  @Test
  void aStoppedReviewHasNoTurningPoints() {
    assertThat(GameReview.turningPoints(positions(2), List.of())).isEmpty();
  }
}
