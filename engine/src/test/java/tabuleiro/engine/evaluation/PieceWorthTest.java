package tabuleiro.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

class PieceWorthTest {
  private static List<PieceWorth> worths(Position position) {
    String family = position.game().id().game();
    return PieceWorth.of(EvaluatorFactories.of(family).strongestEvaluator(), position);
  }

  @ParameterizedTest
  @CsvSource({
    "jostle, 10x10",
    "jostle, hex",
    "morelli, 13",
    "morelli, 9",
    "trench, classic",
    "talpa, 8x8",
    "talpa, 10x10"
  })
  void everyPieceOrAlmostHasAWorth(String family, String variant) {
    Game game = Games.find(family).orElseThrow().game(variant);
    Position position = Playout.play(game.start(1), SeededRandom.of(2), 10);
    List<PieceWorth> worths = worths(position);
    List<Scene.PlacedPiece> pieces = position.scene().pieces();
    assertThat(worths).hasSizeBetween(pieces.size() / 2, pieces.size());
    assertThat(worths.stream().map(PieceWorth::cell)).doesNotHaveDuplicates();
    for (PieceWorth worth : worths) {
      assertThat(pieces)
          .anyMatch(piece -> piece.cell() == worth.cell() && piece.piece().side() == worth.owner());
    }
    assertThat(worths.stream().map(worth -> Math.abs(worth.points())).toList())
        .isSortedAccordingTo((one, other) -> other - one);
  }

  @Test
  void aGeneralIsWorthMoreThanASoldier() {
    Game game = Games.find("trench").orElseThrow().game("classic");
    Position position = game.parse("7g/7k/8/8/8/8/2S5/G7 b 0-0 0 0");
    List<PieceWorth> worths = worths(position);
    assertThat(worths).hasSize(4).allMatch(worth -> worth.points() > 0);
    assertThat(worths.getLast().cell()).isEqualTo(game.board().cell("c2").orElseThrow());
    assertThat(worths.getLast().owner()).isEqualTo(Side.FIRST);
  }

  @Test
  void aPieceIsLeftOutWithoutWhichTheGameWouldBeOver() {
    Game game = Games.find("talpa").orElseThrow().game("3x3");
    Position position = game.parse("1r1/r1b/1b1 r");
    assertThat(worths(position)).hasSizeLessThan(position.scene().pieces().size());
  }

  @Test
  void tilesOnATableHaveNoWorth() {
    Game game = Games.find("niju").orElseThrow().game();
    assertThat(worths(Playout.play(game.start(1), SeededRandom.of(2), 10))).isEmpty();
  }
}
