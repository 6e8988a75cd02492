package tabuleiro.games.jostle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tabuleiro.games.jostle.JostleExamples.after;
import static tabuleiro.games.jostle.JostleExamples.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;

/// Hand-written examples of every rule and ruling.
class JostleRulesTest {
  private static final JostleFamily FAMILY = new JostleFamily();

  @Test
  void rule1SquareSetUp() {
    assertThat(picture("10x10"))
        .containsExactly(
            ". . . . . . . . . .",
            ". . . . . . . . . .",
            ". . R B R B R B . .",
            ". . B R B R B R . .",
            ". . R B . . R B . .",
            ". . B R . . B R . .",
            ". . R B R B R B . .",
            ". . B R B R B R . .",
            ". . . . . . . . . .",
            ". . . . . . . . . .");
    assertThat(FAMILY.game().checkersPerSide()).isEqualTo(16);
    assertThat(FAMILY.game().start(1).sideToMove()).isEqualTo(Side.FIRST);
  }

  @Test
  void rule1HexagonalSetUp() {
    assertThat(picture("hex"))
        .containsExactly(
            ". . . . . .",
            ". . . . . . .",
            ". . B R B R . .",
            ". . R . . . B . .",
            ". . B . R B . R . .",
            ". . R . B . R . B . .",
            ". . B . R B . R . .",
            ". . R . . . B . .",
            ". . B R B R . .",
            ". . . . . . .",
            ". . . . . .");
    assertThat(FAMILY.game("hex").checkersPerSide()).isEqualTo(12);
    assertThat(FAMILY.game("hex").start(1).sideToMove()).isEqualTo(Side.FIRST);
  }

  @Test
  void variantsForStudyHaveTheSameRingWithRedAtItsTopLeft() {
    assertThat(picture("6x6"))
        .containsExactly(
            ". . . . . .",
            ". R B R B .",
            ". B . . R .",
            ". R . . B .",
            ". B R B R .",
            ". . . . . .");
    assertThat(picture("8x8"))
        .containsExactly(
            ". . . . . . . .",
            ". R B R B R B .",
            ". B R B R B R .",
            ". R B . . R B .",
            ". B R . . B R .",
            ". R B R B R B .",
            ". B R B R B R .",
            ". . . . . . . .");
  }

  private static List<String> picture(String variant) {
    JostleGame game = FAMILY.game(variant);
    Board board = game.board();
    String[] letters = new String[board.cellCount()];
    Arrays.fill(letters, ".");
    for (Scene.PlacedPiece placed : game.start(1).scene().pieces()) {
      letters[placed.cell()] = placed.piece().side() == Side.FIRST ? "R" : "B";
    }
    List<List<String>> rows = new ArrayList<>();
    for (int cell = 0; cell < letters.length; cell++) {
      if (board.column(cell) == 0) {
        rows.addFirst(new ArrayList<>());
      }
      rows.getFirst().add(letters[cell]);
    }
    return rows.stream().map(row -> String.join(" ", row)).toList();
  }

  @Test
  void rule3TheSceneHasTheValueOfEveryChecker() {
    JostlePosition position = position("10x10", Side.FIRST, "e5 e6 b2", "f5 b3 j1");
    Map<String, Integer> values = new HashMap<>();
    for (Scene.CellValue value : position.scene().values()) {
      values.put(position.game().board().name(value.cell()), value.value());
    }
    assertThat(values).isEqualTo(Map.of("e5", 0, "e6", 1, "b2", -1, "f5", -1, "b3", -1, "j1", 0));
  }

  @Test
  void rule1NoCaptures() {
    JostlePosition start = FAMILY.game().start(1);
    assertThat(whyNot(start, "c8", "d8"))
        .isEqualTo(Violation.of("4", "occupied", "d8", Side.SECOND).at("d8"));
    assertThat(whyNot(start, "c4", "c3"))
        .isEqualTo(Violation.of("4", "occupied", "c3", Side.SECOND).at("c3"));
  }

  @Test
  void rule1PlayersTakeTurns() {
    JostlePosition position = after(FAMILY.game().start(1), "c8b8");
    assertThat(position.sideToMove()).isEqualTo(Side.SECOND);
    assertThat(whyNot(position, "b8", "b9"))
        .isEqualTo(Violations.opponentsPiece("4", "b8", Side.FIRST, Side.SECOND));
  }

  /// A lone checker gains nothing, but only a step to a neighbour is refused for that reason. Two
  /// enemies far away let the game go on.
  @ParameterizedTest
  @CsvSource({
    "10x10, e5, d5 e4 e6 f5, a1, b1",
    "10x10, a1, a2 b1, j9, j10",
    "10x10, j10, i10 j9, a1, b1",
    "10x10, a5, a4 a6 b5, j9, j10",
    "10x10, j5, i5 j4 j6, a1, b1",
    "8x8, h4, g4 h3 h5, a1, b1",
    "6x6, f1, e1 f2, a5, a6",
    "hex, f5, e4 e5 f4 f6 g4 g5, a1, a2",
    "hex, e5, d4 d5 e4 e6 f5 f6, a1, a2",
    "hex, g5, f5 f6 g4 g6 h4 h5, a1, a2",
    "hex, a1, a2 b1 b2, k1, k2",
    "hex, f1, e1 f2 g1, k5, k6",
    "hex, f11, e10 f10 g10, a1, a2",
    "hex, k6, j6 j7 k5, a1, a2"
  })
  void rule2Neighbours(String variant, String cell, String neighbours, String red, String blue) {
    Board board = FAMILY.game(variant).board();
    JostlePosition position = position(variant, Side.FIRST, cell + " " + red, blue);
    Set<String> found = new TreeSet<>();
    for (int to = 0; to < board.cellCount(); to++) {
      Violation why = whyNot(position, cell, board.name(to));
      if (!why.message().key().equals("not-adjacent")) {
        assertThat(why).isEqualTo(Violation.of("4", "value-stays", 0).at(cell, board.name(to)));
        found.add(board.name(to));
      }
    }
    assertThat(found).containsExactly(neighbours.split(" ", -1));
  }

  @Test
  void rule3ValueIsFriendsMinusEnemies() {
    // e5 has two friends and one enemy, so the value 1; a step down leaves it with nothing.
    JostlePosition two = position("10x10", Side.FIRST, "e5 d5 f5 a1", "e6 a2");
    assertThat(whyNot(two, "e5", "e4"))
        .isEqualTo(Violation.of("4", "value-falls", 1, 0).at("e5", "e4"));
    // With three enemies it has the value -3, and every step is a gain.
    JostlePosition three = position("10x10", Side.FIRST, "e5", "d5 f5 e6");
    assertThat(moves(three)).containsExactly("e5e4");
  }

  @Test
  void rule4TheValueMustRise() {
    // The report's example: the checker in the middle rises from 0 (one friend, one enemy) to 1
    // (one friend); the one on the left would stay at 0, from one of each kind to none.
    JostlePosition position = position("10x10", Side.FIRST, "e5 e6 f6 b5 b6", "d5 b4");
    assertThat(moves(position)).contains("e5f5");
    assertThat(whyNot(position, "b5", "a5"))
        .isEqualTo(Violation.of("4", "value-stays", 0).at("b5", "a5"));
  }

  @Test
  void rule4TheSquareItLeavesDoesNotCount() {
    // Were a1 still a friend of b1, the lone checker would rise from 0 to 1.
    JostlePosition lone = position("10x10", Side.FIRST, "a1 j1", "j2");
    assertThat(whyNot(lone, "a1", "b1"))
        .isEqualTo(Violation.of("4", "value-stays", 0).at("a1", "b1"));
    // A checker that goes along a line of friends keeps its one friend and gains none.
    JostlePosition line = position("10x10", Side.FIRST, "c3 c2 d2 j1", "j2");
    assertThat(whyNot(line, "c3", "d3"))
        .isEqualTo(Violation.of("4", "value-stays", 1).at("c3", "d3"));
  }

  @Test
  void rule4LeavingAnEnemyIsAGain() {
    JostlePosition position = position("10x10", Side.FIRST, "e5", "e6");
    assertThat(moves(position)).containsExactly("e5d5", "e5e4", "e5f5");
  }

  @Test
  void rule4OnTheHexagon() {
    // f5 and f6 are enemies; of f5's neighbours, g5 and e5 touch f6 too.
    JostlePosition position = position("hex", Side.FIRST, "f5", "f6");
    assertThat(moves(position)).containsExactly("f5e4", "f5f4", "f5g4");
    assertThat(whyNot(position, "f5", "g5"))
        .isEqualTo(Violation.of("4", "value-stays", -1).at("f5", "g5"));
  }

  @Test
  void rule4OneStepOnly() {
    JostlePosition start = FAMILY.game().start(1);
    assertThat(whyNot(start, "c8", "a8"))
        .isEqualTo(Violation.of("4", "not-adjacent", "c8", "a8").at("c8", "a8"));
    assertThat(whyNot(start, "c8", "b9"))
        .isEqualTo(Violation.of("4", "not-adjacent", "c8", "b9").at("c8", "b9"));
    assertThat(whyNot(start, "c8", "c8"))
        .isEqualTo(Violation.of("4", "not-adjacent", "c8", "c8").at("c8", "c8"));
    // j1 and a2 follow each other in the numbering of the cells, but are no neighbours.
    JostlePosition edge = position("10x10", Side.FIRST, "j1", "i1");
    assertThat(whyNot(edge, "j1", "a2"))
        .isEqualTo(Violation.of("4", "not-adjacent", "j1", "a2").at("j1", "a2"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void rule5WhoeverCannotMoveLoses(String variant) {
    // Red goes away from Blue's checker, which has nothing to gain then.
    JostlePosition redFirst = position(variant, Side.FIRST, "a1", "a2");
    assertThat(redFirst.outcome()).isSameAs(Outcome.ONGOING);
    JostlePosition blueStuck = redFirst.playUnchecked(redFirst.moveAt(0));
    assertThat(blueStuck.countMoves()).isZero();
    assertThat(blueStuck.outcome()).isSameAs(Outcome.win(Side.FIRST, EndReason.NO_MOVES));
    assertThat(blueStuck.outcome()).hasToString("1-0 no-moves");

    JostlePosition blueFirst = position(variant, Side.SECOND, "a1", "a2");
    JostlePosition redStuck = blueFirst.playUnchecked(blueFirst.moveAt(0));
    assertThat(redStuck.countMoves()).isZero();
    assertThat(redStuck.outcome()).isSameAs(Outcome.win(Side.SECOND, EndReason.NO_MOVES));
    assertThat(redStuck.outcome()).hasToString("0-1 no-moves");
  }

  @Test
  void rule5AlsoWhenTheOpponentCouldMove() {
    // Red's checkers are all on their best squares; Blue's b1 could still leave the two of them.
    JostlePosition position = position("10x10", Side.FIRST, "a1 a2 b2", "b1 j9");
    assertThat(position.mobility(Side.SECOND)).isPositive();
    assertThat(moves(position)).isEmpty();
    assertThat(position.outcome()).isSameAs(Outcome.win(Side.SECOND, EndReason.NO_MOVES));
    assertThat(whyNot(position, "a1")).isEqualTo(Violations.gameOver());
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void rule5NoCheckersNoMove(Side side) {
    JostleGame game = FAMILY.game("6x6");
    JostlePosition position = game.parse("6/6/6/6/6/6 " + (side == Side.FIRST ? "r" : "b"));
    assertThat(position.outcome()).isSameAs(Outcome.win(side.other(), EndReason.NO_MOVES));
  }

  @ParameterizedTest
  @CsvSource({"10x10, -48, 96", "hex, -24, 72", "8x8, -48, 96", "6x6, -12, 26"})
  void rulingNoGameIsLongerThanTheBalanceOfPairsCanRise(String variant, int start, int plies) {
    JostleGame game = FAMILY.game(variant);
    assertThat(game.start(1).pairBalance()).isEqualTo(start);
    assertThat(game.maxPlies()).isEqualTo(plies);
  }

  @Test
  void rulingTheLastColumnAndRowCountLikeAllOthers() {
    // Two enemies on j: the report's program overlooked pieces there.
    JostlePosition column = position("10x10", Side.FIRST, "j5", "j6");
    assertThat(moves(column)).containsExactly("j5i5", "j5j4");
    JostlePosition row = position("10x10", Side.SECOND, "e10", "f10");
    assertThat(moves(row)).containsExactly("f10f9", "f10g10");
  }

  @Test
  void theFigureThatPlayersWatchIsTheNumberOfMovesOfEachSide() {
    JostlePosition start = FAMILY.game().start(1);
    assertThat(start.mobility(Side.FIRST)).isEqualTo(16);
    assertThat(start.mobility(Side.SECOND)).isEqualTo(16);
    JostlePosition lopsided = position("10x10", Side.FIRST, "a1", "a2");
    assertThat(lopsided.mobility(Side.FIRST)).isEqualTo(1);
    assertThat(lopsided.mobility(Side.SECOND)).isEqualTo(2);
  }

  @Test
  void theStartNeverDependsOnTheSeed() {
    assertThat(FAMILY.game().start(1)).isEqualTo(FAMILY.game().start(2));
    assertThat(FAMILY.game().hasRandomStart()).isFalse();
  }

  @Test
  void variants() {
    assertThat(FAMILY.name()).isEqualTo("jostle");
    assertThat(FAMILY.variants()).containsExactly("10x10", "hex", "8x8", "6x6");
    assertThat(FAMILY.featuredVariants()).isEqualTo(FAMILY.variants());
    assertThat(FAMILY.game().id()).hasToString("jostle 10x10");
    assertThat(FAMILY.game("hex")).isEqualTo(new JostleFamily().game("hex"));
    assertThatThrownBy(() -> FAMILY.game("9x9")).isInstanceOf(UnknownVariantException.class);
  }

  @Test
  void playRefusesWhatIsNoMove() {
    JostlePosition start = FAMILY.game().start(1);
    int move = start.parseMove("c8b8");
    assertThat(start.play(move)).isEqualTo(after(start, "c8b8"));
    Position next = start.play(move);
    assertThatThrownBy(() -> next.play(move)).isInstanceOf(IllegalMoveException.class);
  }

  private static Violation whyNot(JostlePosition position, String... cells) {
    List<ClickTarget> path = new ArrayList<>();
    for (String cell : cells) {
      path.add(new ClickTarget.Cell(position.game().board().cell(cell).orElseThrow()));
    }
    return position.findViolation(path).orElseThrow();
  }

  private static Set<String> moves(JostlePosition position) {
    Set<String> moves = new TreeSet<>();
    for (int move : position.legalMoves()) {
      moves.add(position.formatMove(move));
    }
    return moves;
  }
}
