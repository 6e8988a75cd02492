package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.games.morelli.MorelliExamples.at;
import static tabuleiro.games.morelli.MorelliExamples.row;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// Scenes of positions and effects of moves.
final class MorelliSceneTest {
  private static final Piece BLACK = Piece.of(Side.FIRST, "stone");
  private static final Piece WHITE = Piece.of(Side.SECOND, "stone");
  private static final Piece BLACK_KING = Piece.of(Side.FIRST, "king");
  private static final Piece WHITE_KING = Piece.of(Side.SECOND, "king");

  @Test
  void beforeTheThroneIsTakenBothKingsAreInHand() {
    Scene scene = row(5, 1, "bw3", "b -").scene();
    assertThat(scene.area()).isEqualTo(new Scene.Area(0, 0, 4, 4));
    assertThat(scene.pieces())
        .containsExactly(new Scene.PlacedPiece(0, BLACK), new Scene.PlacedPiece(1, WHITE));
    assertThat(scene.hands())
        .containsExactly(
            new Scene.Hand(Side.FIRST, List.of(BLACK_KING)),
            new Scene.Hand(Side.SECOND, List.of(WHITE_KING)));
    assertThat(scene.marks()).containsExactly(new Scene.Mark(Scenes.THRONE, List.of(12)));
    assertThat(scene.metrics())
        .containsExactly(
            Message.of("metric.stones", Side.FIRST, 1),
            Message.of("metric.stones", Side.SECOND, 1),
            Message.of("metric.no-throne"));
  }

  @Test
  void theKingAndTheFramesOfTheOwnerAreMarked() {
    Scene scene = at(5, "b3b/1b1b1/5/1b1b1/b3b b b").scene();
    assertThat(scene.pieces()).contains(new Scene.PlacedPiece(12, BLACK_KING)).hasSize(9);
    assertThat(scene.hands())
        .containsExactly(
            new Scene.Hand(Side.FIRST, List.of()),
            new Scene.Hand(Side.SECOND, List.of(WHITE_KING)));
    assertThat(scene.marks())
        .as("the four corners of the edge are no frame")
        .containsExactly(
            new Scene.Mark(Scenes.THRONE, List.of(12)),
            new Scene.Mark(Scenes.FRAME, List.of(6, 8, 16, 18)));
    assertThat(scene.metrics())
        .containsExactly(
            Message.of("metric.stones", Side.FIRST, 8),
            Message.of("metric.stones", Side.SECOND, 0),
            Message.of("metric.throne", Side.FIRST));
  }

  @Test
  void framesOfTheOtherSideAreNotMarked() {
    assertThat(at(5, "5/1b1b1/5/1b1b1/5 b w").scene().marks())
        .containsExactly(new Scene.Mark(Scenes.THRONE, List.of(12)));
  }

  @Test
  void everyFlippedStoneIsAnEffect() {
    assertThat(decode(at(7, "7/3b3/2w4/7/b1w4/3b3/7 b -"), "a3b4"))
        .isEqualTo(
            new Action(
                path(14, 22),
                List.of(
                    new Effect.Moved(14, 22, BLACK),
                    new Effect.Flipped(16, BLACK),
                    new Effect.Flipped(30, BLACK))));
  }

  @Test
  void kingsMoveAfterAllOtherEffects() {
    MorelliPosition position = at(9, "9/9/2b3b2/9/9/9/2b3wb1/9/5b3 b w");
    assertThat(decode(position, "f1f3"))
        .isEqualTo(
            new Action(
                path(5, 23),
                List.of(
                    new Effect.Moved(5, 23, BLACK),
                    new Effect.Flipped(24, BLACK),
                    new Effect.Withdrawn(40, WHITE_KING),
                    new Effect.Entered(40, BLACK_KING))));
  }

  @Test
  void takingTheEmptyThroneRemovesNoKing() {
    assertThat(decode(at(9, "9/9/2b3b2/9/9/9/6b2/9/b8 b -"), "a1c3").effects())
        .containsExactly(new Effect.Moved(0, 20, BLACK), new Effect.Entered(40, BLACK_KING));
  }

  @Test
  void takingTheThroneAgainHasNoEffect() {
    assertThat(decode(at(9, "9/9/2b3b2/9/9/9/6b2/9/b8 b b"), "a1c3").effects())
        .containsExactly(new Effect.Moved(0, 20, BLACK));
  }

  private static Action decode(MorelliPosition position, String move) {
    return position.decode(position.parseMove(move));
  }

  private static List<ClickTarget> path(int from, int to) {
    return List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to));
  }
}
