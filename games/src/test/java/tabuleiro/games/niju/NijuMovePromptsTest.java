package tabuleiro.games.niju;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static tabuleiro.games.niju.NijuExamples.SCORED;
import static tabuleiro.games.niju.NijuExamples.position;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Piece;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

/// What screens use: click paths, entry step by step, and the scene.
class NijuMovePromptsTest {
  private final NijuPosition start = new NijuFamily().game("most").start(1);
  private final NijuPosition two = position("most", "w7r0@0,0;b12r1@1,0 w");

  @Nested
  class Clicks {
    private static ClickTarget tile(int number) {
      return new ClickTarget.Tile(number);
    }

    private static ClickTarget turn(int turns) {
      return new ClickTarget.Rotation(turns);
    }

    private static ClickTarget cell(int x, int y) {
      return new ClickTarget.Cell(NijuMove.BOARD.cellAt(x, y));
    }

    private String refusal(NijuPosition position, ClickTarget... path) {
      Optional<Violation> why = position.findViolation(List.of(path));
      return why.map(violation -> violation.rule() + " " + violation.message().key())
          .orElse("fine");
    }

    @Test
    void aMoveIsATileATurnAndACell() {
      int move = two.parseMove("10r1@2,0");
      assertThat(two.decode(move).path()).containsExactly(tile(10), turn(1), cell(2, 0));
      assertThat(two.decode(move).effects())
          .containsExactly(
              new Effect.Placed(
                  NijuMove.BOARD.cellAt(2, 0), new Piece(Side.FIRST, "tile", 10, 204)));
    }

    @Test
    void aPathThatALegalMoveBeginsWithIsFine() {
      assertThat(refusal(two)).isEqualTo("fine");
      assertThat(refusal(two, tile(8))).isEqualTo("fine");
      assertThat(refusal(two, tile(8), turn(3))).isEqualTo("fine");
      assertThat(refusal(two, tile(8), turn(3), cell(0, 1))).isEqualTo("fine");
      assertThat(refusal(start, tile(8), turn(3), cell(0, 0))).isEqualTo("fine");
    }

    @Test
    void anyOtherPathIsRefusedWithItsReason() {
      assertThat(refusal(two, cell(0, 1))).isEqualTo(" tile-first");
      assertThat(refusal(two, turn(0))).isEqualTo(" tile-first");
      assertThat(refusal(two, tile(7))).isEqualTo("1 tile-laid");
      assertThat(refusal(two, tile(-1))).isEqualTo("1 no-such-tile");
      assertThat(refusal(two, tile(33))).isEqualTo("1 no-such-tile");
      assertThat(refusal(two, tile(8), cell(0, 1))).isEqualTo(" turn-second");
      assertThat(refusal(two, tile(8), turn(4))).isEqualTo(" out-of-range");
      assertThat(refusal(two, tile(8), turn(-1))).isEqualTo(" out-of-range");
      assertThat(refusal(two, tile(10), turn(2))).isEqualTo("4 same-turn");
      assertThat(refusal(two, tile(8), turn(0), tile(8))).isEqualTo(" cell-third");
      assertThat(refusal(two, tile(8), turn(0), cell(0, 0))).isEqualTo("3 cell-taken");
      assertThat(refusal(two, tile(8), turn(0), cell(3, 3))).isEqualTo("3 not-touching");
      assertThat(refusal(two, tile(8), turn(0), new ClickTarget.Cell(-1)))
          .isEqualTo(" no-such-cell");
      assertThat(refusal(two, tile(8), turn(0), new ClickTarget.Cell(6241)))
          .isEqualTo(" no-such-cell");
      assertThat(refusal(two, tile(8), turn(0), cell(0, 1), cell(0, 1)))
          .isEqualTo(" move-complete");
      assertThat(refusal(start, tile(8), turn(0), cell(0, 1))).isEqualTo("3 first-tile");
    }

    @Test
    void afterTheEndEveryPathIsRefused() {
      NijuPosition end = position("first", SCORED);
      assertThat(refusal(end)).isEqualTo(" game-over");
      assertThat(refusal(end, tile(8))).isEqualTo(" game-over");
    }
  }

  @Nested
  class Steps {
    private MovePrompt step(NijuPosition position, String answers) {
      return position.prompt(answers.isEmpty() ? List.of() : Arrays.asList(answers.split("/", -1)));
    }

    private String done(NijuPosition position, String answers) {
      return position.formatMove(((MovePrompt.Complete) step(position, answers)).move());
    }

    @Test
    void aTileATurnAndAPlaceAreAskedFor() {
      assertThat(step(two, "")).isEqualTo(ask("question.tile", 1, 20));
      assertThat(step(two, "8")).isEqualTo(ask("question.direction"));
      assertThat(step(two, "8/l")).isEqualTo(ask("question.turns", 0, 2));
      assertThat(step(two, "8/l/1")).isEqualTo(ask("question.row", -1, 1));
      assertThat(step(two, "8/l/1/-1")).isEqualTo(ask("question.column", -1, 2));
      assertThat(done(two, "8/l/1/-1/0")).isEqualTo("8r3@0,-1");
    }

    private static MovePrompt ask(String key, Object... arguments) {
      return new MovePrompt.Question(Message.of(key, arguments));
    }

    @ParameterizedTest
    @CsvSource({
      "r, 0, 8r0",
      "r, 1, 8r1",
      "r, 2, 8r2",
      "l, 0, 8r0",
      "l, 1, 8r3",
      "l, 2, 8r2",
      "L, 1, 8r3",
      "left, 1, 8r3",
      "esquerda, 1, 8r3",
      "Right, 1, 8r1",
      "direita, 1, 8r1"
    })
    void leftTurnsCountTheOtherWay(String direction, String turns, String tile) {
      assertThat(done(two, "8/" + direction + "/" + turns + "/1/0")).isEqualTo(tile + "@0,1");
    }

    @Test
    void aTileThatLooksTheSameIsTheSameMove() {
      assertThat(done(two, "10/l/1/1/0")).isEqualTo("10r1@0,1");
      assertThat(done(two, "20/r/2/1/0")).isEqualTo("20r0@0,1");
    }

    @Test
    void theFirstTileHasNoRowAndNoColumn() {
      assertThat(done(start, "8/l/1")).isEqualTo("8r3@0,0");
      assertThat(reason(start, "8/l/1/0")).isEqualTo(" move-complete");
    }

    private String reason(NijuPosition position, String answers) {
      RulesException problem =
          catchThrowableOfType(RulesException.class, () -> step(position, answers));
      return problem.violation().rule() + " " + problem.violation().message().key();
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "x|not-a-number",
          "0|out-of-range",
          "21|out-of-range",
          "99999999999|out-of-range",
          "8/x|not-left-or-right",
          "8/1|not-left-or-right",
          "8/l/x|not-a-number",
          "8/l/3|out-of-range",
          "8/l/-1|out-of-range",
          "8/l/1/y|not-a-number",
          "8/l/1/2|out-of-range",
          "8/l/1/1/|not-a-number",
          "8/l/1/1/3|out-of-range",
          "8/l/1/1/1/1|move-complete",
        })
    void typeAndRangeAreCheckedAtOnce(String answers, String key) {
      assertThat(reason(two, answers)).isEqualTo(" " + key);
    }

    @ParameterizedTest
    @CsvSource({"7, 1 tile-laid", "8/l/1/0/0, 3 cell-taken", "8/l/1/1/2, 3 not-touching"})
    void ownershipAndRuleAreCheckedAtOnce(String answers, String expected) {
      assertThat(reason(two, answers)).isEqualTo(expected);
    }

    @Test
    void afterTheEndNothingIsAsked() {
      assertThat(reason(position("first", SCORED), "")).isEqualTo(" game-over");
    }
  }

  @Nested
  class Scenes {
    private final Scene scene = position("most", SCORED).scene();

    @Test
    void theAreaIsTheTilesWithOneCellAround() {
      assertThat(scene.area()).isEqualTo(new Scene.Area(-3, -2, 2, 2));
      assertThat(start.scene().area()).isEqualTo(new Scene.Area(0, 0, 0, 0));
    }

    @Test
    void aTileIsDrawnAsItLies() {
      assertThat(scene.pieces())
          .hasSize(9)
          .contains(
              new Scene.PlacedPiece(
                  NijuMove.BOARD.cellAt(0, 0), new Piece(Side.FIRST, "tile", 1, 60)));
    }

    @Test
    void theHandsShowTheTilesNotLaidWithoutATurn() {
      assertThat(scene.hands()).extracting(Scene.Hand::side).containsExactly(Side.values());
      List<Piece> black = scene.hands().getLast().pieces();
      assertThat(black).hasSize(16).startsWith(new Piece(Side.SECOND, "tile", 5, 135));
      assertThat(scene.hands().getFirst().pieces())
          .extracting(Piece::number)
          .containsExactly(6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20);
    }

    @Test
    void completeAndSpoiledPatternsAreMarked() {
      // An enemy lies north-west of w5 and of w2, south-east of b2, east of b1, south of b3.
      assertThat(scene.marks())
          .containsExactly(
              new Scene.Mark(
                  tabuleiro.games.niju.Scenes.COMPLETE, List.of(NijuMove.BOARD.cellAt(0, 0))),
              new Scene.Mark(
                  tabuleiro.games.niju.Scenes.SPOILED,
                  List.of(
                      NijuMove.BOARD.cellAt(0, -1),
                      NijuMove.BOARD.cellAt(-1, 0),
                      NijuMove.BOARD.cellAt(1, 0),
                      NijuMove.BOARD.cellAt(-1, 1),
                      NijuMove.BOARD.cellAt(0, 1))));
    }

    @Test
    void playersWatchTheirCompletePatterns() {
      assertThat(scene.metrics())
          .containsExactly(
              Message.of("metric.patterns", Side.FIRST, 1),
              Message.of("metric.patterns", Side.SECOND, 0));
    }
  }
}
