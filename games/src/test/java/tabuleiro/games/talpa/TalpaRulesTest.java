package tabuleiro.games.talpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;

/// An example for every numbered rule and every ruling of the rules page.
class TalpaRulesTest {
  private static final Outcome RED_WINS = Outcome.win(Side.FIRST, TalpaPosition.PATH);
  private static final Outcome RED_WINS_BY_DOUBLE_PATH =
      Outcome.win(Side.FIRST, TalpaPosition.DOUBLE_PATH);
  private static final Outcome BLUE_WINS_BY_DOUBLE_PATH =
      Outcome.win(Side.SECOND, TalpaPosition.DOUBLE_PATH);
  private static final Outcome BLUE_WINS = Outcome.win(Side.SECOND, TalpaPosition.PATH);

  private final TalpaFamily talpa = new TalpaFamily();

  private TalpaPosition at(String variant, String text) {
    return talpa.game(variant).parse(text);
  }

  private static TalpaPosition play(TalpaPosition start, String... moves) {
    TalpaPosition position = start;
    for (String move : moves) {
      position = position.play(position.parseMove(move));
    }
    return position;
  }

  private static List<String> moves(TalpaPosition position) {
    TreeSet<String> texts = new TreeSet<>();
    for (int move : position.legalMoves()) {
      texts.add(position.formatMove(move));
    }
    return List.copyOf(texts);
  }

  @ParameterizedTest
  @CsvSource({
    "4x4, rbrb/brbr/rbrb/brbr r",
    "3x3, rbr/brb/rbr r",
    "5x4, rbrbr/brbrb/rbrbr/brbrb r",
    "4x5, rbrb/brbr/rbrb/brbr/rbrb r",
    "8x8, rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbrbr r",
  })
  void rule1TheStartIsAFullChessboardWithRedOnTheTopLeftSquare(String variant, String start) {
    assertThat(talpa.game(variant).start(1).format()).isEqualTo(start);
    assertThat(talpa.game(variant).hasRandomStart()).isFalse();
    assertThat(talpa.game(variant).start(2)).isEqualTo(talpa.game(variant).start(1));
  }

  @Test
  void rule1TheStandardSizeIs8x8() {
    assertThat(talpa.game().id()).hasToString("talpa 8x8");
    assertThat(talpa.variants()).startsWith("8x8").hasSize(64).doesNotHaveDuplicates();
    assertThat(talpa.variants()).contains("3x3", "10x10", "3x10", "10x3", "4x7");
    assertThat(talpa.featuredVariants())
        .containsExactly("8x8", "4x4", "5x5", "6x6", "7x7", "9x9", "10x10");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x3", "11x4", "8", "8X8", "", "08x8", "8x8 ", "-8x8", "8x"})
  void otherSizesAreNoVariants(String variant) {
    assertThatThrownBy(() -> talpa.game(variant)).isInstanceOf(UnknownVariantException.class);
  }

  @Test
  void widthIsCountedInColumns() {
    TalpaGame game = talpa.game("10x3");
    assertThat(game.board().columns()).isEqualTo(10);
    assertThat(game.start(1).format()).isEqualTo("rbrbrbrbrb/brbrbrbrbr/rbrbrbrbrb r");
    assertThat(game).isEqualTo(talpa.game("10x3")).isNotEqualTo(talpa.game("3x10"));
  }

  @Test
  void rule2RedMovesFirstAndWinsFromTopToBottom() {
    assertThat(talpa.game().start(1).sideToMove()).isEqualTo(Side.FIRST);
    TalpaPosition before = at("3x3", "r1r/brb/r1b r");
    assertThat(before.outcome()).isSameAs(Outcome.ONGOING);
    assertThat(play(before, "b2a2").outcome()).isSameAs(RED_WINS);
  }

  @Test
  void rule2BlueWinsFromLeftToRight() {
    TalpaPosition before = at("3x3", "rbr/1b1/brb b");
    assertThat(before.outcome()).isSameAs(Outcome.ONGOING);
    assertThat(play(before, "b2b1").outcome()).isSameAs(BLUE_WINS);
  }

  @Test
  void rule2TheReportsWinByVerticalPathBelongsToItsXWhoIsRed() {
    // The report also says that x wins "if the vertical sides connect"; the ruling is the path.
    assertThat(at("3x3", "r1r/b1b/r1b b").outcome()).isSameAs(RED_WINS);
    assertThat(at("3x3", "rbr/3/brb r").outcome()).isSameAs(BLUE_WINS);
  }

  @Test
  void rule3PlayersMoveInTurn() {
    TalpaPosition position = talpa.game("4x4").start(1);
    for (Side side : List.of(Side.FIRST, Side.SECOND, Side.FIRST, Side.SECOND)) {
      assertThat(position.sideToMove()).isEqualTo(side);
      position = position.playUnchecked(position.moveAt(0));
    }
  }

  @Test
  void rule4APieceCapturesUpDownLeftAndRight() {
    TalpaPosition middle = at("5x5", "r1b1r/2b2/bbrbb/2b2/r1b1r r");
    assertThat(moves(middle)).containsExactly("c3b3", "c3c2", "c3c4", "c3d3");
    assertThat(play(middle, "c3c4").format()).isEqualTo("r1b1r/2r2/bb1bb/2b2/r1b1r b");
    assertThat(play(middle, "c3b3").format()).isEqualTo("r1b1r/2b2/br1bb/2b2/r1b1r b");
  }

  @Test
  void rule4NothingIsCapturedDiagonallyOrAcrossAGapOrRoundTheEdge() {
    // Diagonal: b2 and a3, a1. A gap: c4 and a4. Round the edge: d2 and a3.
    assertThat(moves(at("4x4", "b1rr/b3/1rrr/b2b r"))).containsExactly("d2d1");
  }

  @Test
  void rule5ACaptureIsCompulsory() {
    TalpaPosition oneCapture = at("4x4", "b1rr/b3/1rrr/b2b b");
    assertThat(oneCapture.canCapture()).isTrue();
    assertThat(moves(oneCapture)).containsExactly("d1d2");
  }

  @Test
  void rule5WithoutACaptureAnOwnPieceIsRemoved() {
    TalpaPosition noCapture = at("4x4", "r1b1/1r2/b1r1/1b1r b");
    assertThat(noCapture.canCapture()).isFalse();
    assertThat(moves(noCapture)).containsExactly("a2", "b1", "c4");
    assertThat(play(noCapture, "a2").format()).isEqualTo("r1b1/1r2/2r1/1b1r r");
  }

  @Test
  void rule5OnceNoCaptureExistsNoneEverDoesAgain() {
    TalpaPosition position = at("9x8", "4b1rr1/r4b3/1bb3rr1/3r1b2b/4b1b2/2rr5/1r5bb/2r2rr2 r");
    while (!position.outcome().isOver()) {
      assertThat(position.canCapture()).isFalse();
      int move = position.moveAt(position.countMoves() - 1);
      assertThat(TalpaMove.isRemoval(move)).isTrue();
      position = position.play(move);
    }
  }

  @Test
  void rule6APathGoesByEdgesAndNotByCorners() {
    assertThat(at("3x3", "1rb/b1r/rb1 r").outcome()).isSameAs(Outcome.ONGOING);
    assertThat(at("3x3", "1rb/2r/rb1 r").outcome()).isSameAs(Outcome.ONGOING);
    assertThat(at("3x3", "1rb/2r/r1b r").outcome()).isSameAs(RED_WINS);
  }

  @Test
  void rule6APathMayWind() {
    TalpaPosition winding = at("5x5", "1rbrb/4b/rbr1b/r3b/b1rbr r");
    assertThat(winding.outcome()).isSameAs(RED_WINS);
    assertThat(at("5x5", "1rbrb/4b/rbrrb/r3b/b1rbr r").outcome()).isSameAs(Outcome.ONGOING);
  }

  @Test
  void rule6ACornerSquareBelongsToBothItsEdges() {
    // a3 to a1 touches the left edge all along, and the top and the bottom in its corners.
    assertThat(at("3x3", "1rb/1br/1rb r").outcome()).isSameAs(RED_WINS);
    // a1 to c1 touches the bottom edge all along, and the left and the right in its corners.
    assertThat(at("3x3", "brb/rbr/3 b").outcome()).isSameAs(BLUE_WINS);
    TalpaPosition corner = at("3x3", "brb/rbr/b2 b");
    assertThat(corner.outcome()).isSameAs(Outcome.ONGOING);
    assertThat(play(corner, "a1a2").outcome()).isSameAs(BLUE_WINS);
  }

  @Test
  void rule7TheMoverWinsWithAPathOfItsOwn() {
    TalpaPosition won = play(at("3x3", "rbr/1b1/brb b"), "b2b1");
    assertThat(won.outcome()).isSameAs(BLUE_WINS);
    assertThat(won.outcome()).hasToString("0-1 path");
    assertThat(won.legalMoves()).isEmpty();
  }

  @Test
  void rule7WhoOpensTheOpponentsPathLoses() {
    TalpaPosition lost = play(at("3x3", "rbr/1r1/brb r"), "b2b3");
    assertThat(lost.outcome()).isSameAs(BLUE_WINS);
  }

  @Test
  void rule7WhoOpensBothPathsLosesTheExampleOfTheRulesPage() {
    TalpaPosition before = play(talpa.game("3x3").start(1), "a1b1", "a2b2", "b1b2", "b3a3", "c3c2");
    assertThat(before.format()).isEqualTo("b2/1rr/2r b");
    assertThat(before.outcome()).isSameAs(Outcome.ONGOING);
    assertThat(moves(before)).containsExactly("a3");
    TalpaPosition both = play(before, "a3");
    assertThat(both.format()).isEqualTo("3/1rr/2r r");
    assertThat(both.verticalSpan()).isEqualTo(3);
    assertThat(both.horizontalSpan()).isEqualTo(3);
    assertThat(both.outcome()).isSameAs(RED_WINS_BY_DOUBLE_PATH);
  }

  @Test
  void rule7AReadPositionWithBothPathsIsLostByTheSideNotToMove() {
    assertThat(at("3x3", "3/1rr/2r r").outcome()).isSameAs(RED_WINS_BY_DOUBLE_PATH);
    assertThat(at("3x3", "3/1rr/2r b").outcome()).isSameAs(BLUE_WINS_BY_DOUBLE_PATH);
    assertThat(at("3x3", "3/1bb/2b r").outcome()).isSameAs(RED_WINS_BY_DOUBLE_PATH);
  }

  @ParameterizedTest
  @CsvSource({"3x3, 7", "4x4, 13", "8x8, 57", "10x10, 91", "3x10, 21", "10x4, 31"})
  void aGameLastsAtMostTheRulingsNumberOfPlies(String variant, int plies) {
    assertThat(talpa.game(variant).maxPlies()).isEqualTo(plies);
  }

  @Test
  void aPositionOfFinishedGameHasNoMovesAndShowsItsPath() {
    TalpaPosition over = at("3x3", "r1r/b1b/r1b b");
    assertThat(over.countMoves()).isZero();
    assertThat(over.generateMoves(new int[20], 4)).isEqualTo(4);
    assertThat(over.scene().marks()).containsExactly(new Scene.Mark(Scenes.PATH, List.of(1, 4, 7)));
  }

  @Test
  void theMarkIsAShortestWinningPathFromEdgeToEdge() {
    TalpaPosition double3 = at("3x3", "3/1rr/2r r");
    assertThat(double3.scene().marks())
        .containsExactly(new Scene.Mark(Scenes.PATH, List.of(0, 3, 6)));
    TalpaPosition winding = at("4x4", "1rrb/1bbr/3b/rb1r b");
    assertThat(winding.scene().marks())
        .containsExactly(new Scene.Mark(Scenes.PATH, List.of(2, 6, 5, 4, 8, 12)));
    TalpaPosition blue = at("3x3", "rbr/3/brb r");
    assertThat(blue.scene().marks()).containsExactly(new Scene.Mark(Scenes.PATH, List.of(3, 4, 5)));
    TalpaPosition twoPaths = at("4x4", "1rr1/1bb1/1rr1/1bb1 r");
    assertThat(twoPaths.scene().marks())
        .containsExactly(
            new Scene.Mark(Scenes.PATH, List.of(0, 4, 8, 12)),
            new Scene.Mark(Scenes.PATH, List.of(3, 7, 11, 15)));
    assertThat(at("3x3", "1rb/2r/rb1 r").scene().marks()).isEmpty();
  }

  @Test
  void theMetricsAreTheReachAndTheSpans() {
    // The report's example: one path with hps 2 and vps 3, another of a single square.
    TalpaPosition report = at("5x5", "r1rbr/b2rb/rb1br/brbrb/rbr1r r");
    assertThat(report.spans()).isEqualTo(new TalpaSpans(2, 3));
    assertThat(report.reach(Side.SECOND)).isEqualTo(-1);
    assertThat(report.reach(Side.FIRST)).isEqualTo(1);
    assertThat(report.scene().metrics())
        .containsExactly(
            Message.of("metric.reach", Side.FIRST, 1),
            Message.of("metric.reach", Side.SECOND, -1),
            Message.of("metric.spans", 3, 2));
  }

  @Test
  void theTwoSpansMayComeFromDifferentRegions() {
    TalpaPosition two = at("5x5", "r3r/brbrb/1brbr/1rbrb/1brbr r");
    assertThat(two.horizontalSpan()).isEqualTo(3);
    assertThat(two.verticalSpan()).isEqualTo(3);
    assertThat(at("9x9", large()).spans()).isEqualTo(new TalpaSpans(4, 8));
  }

  /// A column of eight empty squares and a row of four.
  private static String large() {
    return "rbrbrbrbr/1rbrbrbrb/1brbrbrbr/1rbr4b/1brbrbrbr/1rbrbrbrb/1brbrbrbr/1rbrbrbrb/1brbrbrbr"
        + " r";
  }

  @Test
  void thereIsNoSpanWithoutAnEmptySquare() {
    assertThat(talpa.game().start(1).spans()).isEqualTo(new TalpaSpans(0, 0));
    assertThat(talpa.game("10x10").start(1).spans()).isEqualTo(new TalpaSpans(0, 0));
  }

  @Test
  void aCaptureIsDrawnAsARemovalAndAMove() {
    TalpaPosition start = talpa.game("3x3").start(1);
    Action capture = start.decode(start.parseMove("a1b1"));
    assertThat(capture.path()).containsExactly(new ClickTarget.Cell(0), new ClickTarget.Cell(1));
    assertThat(capture.effects())
        .containsExactly(
            new Effect.Removed(1, Piece.of(Side.SECOND, "mole")),
            new Effect.Moved(0, 1, Piece.of(Side.FIRST, "mole")));
    TalpaPosition last = at("3x3", "b2/1rr/2r b");
    Action removal = last.decode(last.parseMove("a3"));
    assertThat(removal.path()).containsExactly(new ClickTarget.Cell(6));
    assertThat(removal.effects())
        .containsExactly(new Effect.Removed(6, Piece.of(Side.SECOND, "mole")));
  }

  @Test
  void evaluatorsReadTheBoardAsBits() {
    TalpaPosition small = at("3x3", "b2/1rr/2r b");
    assertThat(small.red(0)).isEqualTo(0b000_110_100);
    assertThat(small.blue(0)).isEqualTo(0b001_000_000);
    assertThat(small.empty(0)).isEqualTo(0b110_001_011);
    assertThat(small.red(1) | small.blue(1) | small.empty(1)).isZero();
    assertThat(small.emptyRegion(0).stream()).containsExactly(0, 1, 3);
    assertThat(small.emptyRegion(2).stream()).isEmpty();
    TalpaPosition large = talpa.game("10x10").start(1);
    large = play(large, "a10b10");
    assertThat(large.empty(0)).isZero();
    assertThat(large.empty(1)).isEqualTo(1L << (90 - 64));
    assertThat(large.red(1) & large.blue(1)).isZero();
    assertThat(Long.bitCount(large.red(0)) + Long.bitCount(large.red(1))).isEqualTo(50);
    assertThat(Long.bitCount(large.blue(0)) + Long.bitCount(large.blue(1))).isEqualTo(49);
  }
}
