package tabuleiro.games.jostle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static tabuleiro.games.jostle.JostleExamples.position;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Piece;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

class JostleTextTest {
  private static final JostleFamily FAMILY = new JostleFamily();
  private static final JostlePosition START = FAMILY.game().start(1);
  private static final JostlePosition HEX = FAMILY.game("hex").start(1);

  @Test
  void theStartsAreWrittenAsOnTheRulesPage() {
    assertThat(START.format())
        .isEqualTo("10/10/2rbrbrb2/2brbrbr2/2rb2rb2/2br2br2/2rbrbrb2/2brbrbr2/10/10 r");
    assertThat(HEX.format())
        .isEqualTo("6/7/2brbr2/2r3b2/2b1rb1r2/2r1b1r1b2/2b1rb1r2/2r3b2/2brbr2/7/6 r");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "6/6/6/6/6/6 | position-form",
        "6/6/6/6/6/6  r | position-form",
        "6/6/6/6/6/6 r r | position-form",
        "6/6/6/6/6 r | row-count",
        "6/6/6/6/6/6/6 r | row-count",
        "6/6/5/6/6/6 r | row-length",
        "6/6/r6/6/6/6 r | row-length",
        "6/6/6r/6/6/6 r | row-length",
        "6/6/33b/6/6/6 r | row-length",
        "6/6//6/6/6 r | row-length",
        "6/6/66/6/6/6 r | row-length",
        "6/6/x5/6/6/6 r | unknown-letter",
        "6/6/R5/6/6/6 r | unknown-letter",
        "6/6/06/6/6/6 r | unknown-letter",
        "6/6/-6/6/6/6 r | unknown-letter",
        "6/6/6/6/6/6 R | unknown-side",
        "6/6/6/6/6/6 w | unknown-side",
      })
  void aMalformedPositionIsRefusedWithItsReason(String text, String key) {
    JostleGame game = FAMILY.game("6x6");
    assertThatExceptionOfType(PositionFormatException.class)
        .isThrownBy(() -> game.parse(text))
        .satisfies(e -> assertThat(e.violation().message().key()).isEqualTo(key))
        .satisfies(e -> assertThat(e.violation().rule()).isEmpty());
  }

  @Test
  void whatIsWrongWithARowIsCountedFromTheTop() {
    JostleGame game = FAMILY.game("6x6");
    assertThatExceptionOfType(PositionFormatException.class)
        .isThrownBy(() -> game.parse("6/2r2/6/6/6/6 r"))
        .satisfies(e -> assertThat(e.violation()).isEqualTo(violation("", "row-length", 2, 6, 5)));
    assertThatExceptionOfType(PositionFormatException.class)
        .isThrownBy(() -> game.parse("6/6/6/6/6/5\uD83D\uDE00 r"))
        .satisfies(e ->
            assertThat(e.violation())
                .isEqualTo(violation("", "unknown-letter", "\uD83D\uDE00", 6)));
  }

  @ParameterizedTest
  @CsvSource({"rrrrrr/r5/6/6/6/6 r, FIRST", "bbbbbb/b5/6/6/6/6 r, SECOND"})
  void noSideHasMoreCheckersThanAtTheStart(String text, Side side) {
    JostleGame game = FAMILY.game("6x6");
    assertThatExceptionOfType(IllegalPositionException.class)
        .isThrownBy(() -> game.parse(text))
        .satisfies(e ->
            assertThat(e.violation()).isEqualTo(violation("1", "too-many-pieces", side, 6, 7)));
  }

  @Test
  void fewerCheckersMayBeRead() {
    assertThat(FAMILY.game("6x6").parse("r4b/6/6/6/6/6 b").format()).isEqualTo("r4b/6/6/6/6/6 b");
  }

  @ParameterizedTest
  @CsvSource({
    "'', move-form",
    "c8, move-form",
    "c8-b8, move-form",
    "C8B8, move-form",
    "c8b8 , move-form",
    "resign, move-form",
    "c8b8b9, move-form",
    "k1k2, no-such-cell",
    "a1a11, no-such-cell",
    "c0c1, no-such-cell",
    "c08b8, no-such-cell"
  })
  void aMalformedMoveIsRefusedWithItsReason(String text, String key) {
    String exact = text.equals("c8b8") ? "c8b8 " : text;
    assertThatExceptionOfType(MoveFormatException.class)
        .isThrownBy(() -> START.parseMove(exact))
        .satisfies(e -> assertThat(e.violation().message().key()).isEqualTo(key));
  }

  @Test
  void anIllegalMoveNamesTheRule() {
    assertThat(refused(START, "a1a2")).isEqualTo(violation("4", "empty-cell", "a1").at("a1"));
    assertThat(refused(START, "d8d9"))
        .isEqualTo(violation("4", "not-yours", "d8", Side.SECOND, Side.FIRST).at("d8"));
    assertThat(refused(START, "c8a8"))
        .isEqualTo(violation("4", "not-adjacent", "c8", "a8").at("c8", "a8"));
    assertThat(refused(START, "c8d8"))
        .isEqualTo(violation("4", "occupied", "d8", Side.SECOND).at("d8"));
    JostlePosition position = position("10x10", Side.FIRST, "e5 e6 b2 b1 j2", "j1 b3");
    assertThat(refused(position, "e5d5"))
        .isEqualTo(violation("4", "value-falls", 1, 0).at("e5", "d5"));
    assertThat(refused(position, "b2b3"))
        .isEqualTo(violation("4", "occupied", "b3", Side.SECOND).at("b3"));
    assertThat(refused(position, "b2a2"))
        .isEqualTo(violation("4", "value-stays", 0).at("b2", "a2"));
  }

  private static Violation refused(JostlePosition position, String move) {
    return catchThrowableOfType(IllegalMoveException.class, () -> position.parseMove(move))
        .violation();
  }

  private static Violation violation(String rule, String key, Object... arguments) {
    return Violation.of(rule, key, arguments);
  }

  @Test
  void afterTheEndEveryMoveIsRefused() {
    JostlePosition over = position("10x10", Side.FIRST, "a1", "j10");
    assertThat(refused(over, "a1a2").message().key()).isEqualTo("game-over");
    assertThat(over.findViolation(List.of()).orElseThrow().message().key()).isEqualTo("game-over");
    assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> over.prompt(List.of()));
  }

  @Test
  void impossibleClickPathsAreRefused() {
    assertThat(START.findViolation(List.of())).isEmpty();
    assertThat(key(START, new ClickTarget.Tile(1))).isEqualTo("not-a-move");
    assertThat(key(START, new ClickTarget.Cell(-1))).isEqualTo("no-such-cell");
    assertThat(key(START, new ClickTarget.Cell(100))).isEqualTo("no-such-cell");
    assertThat(key(START, cell("c8"), new ClickTarget.Rotation(1))).isEqualTo("not-a-move");
    assertThat(key(START, cell("c8"), new ClickTarget.Cell(Integer.MAX_VALUE)))
        .isEqualTo("no-such-cell");
    assertThat(key(START, cell("c8"), cell("b8"), cell("a8"))).isEqualTo("not-a-move");
    assertThat(key(START, cell("c8"), cell("d8"), cell("a8"))).isEqualTo("occupied");
    assertThat(key(START, cell("d7"))).isEqualTo("no-move-from");
  }

  private static String key(JostlePosition position, ClickTarget... path) {
    return position.findViolation(List.of(path)).orElseThrow().message().key();
  }

  private static ClickTarget cell(String name) {
    return new ClickTarget.Cell(START.game().board().cell(name).orElseThrow());
  }

  @Test
  void aMoveAsData() {
    int c8 = START.game().board().cell("c8").orElseThrow();
    int b8 = START.game().board().cell("b8").orElseThrow();
    assertThat(START.decode(START.parseMove("c8b8")))
        .isEqualTo(
            new Action(
                List.of(cell("c8"), cell("b8")),
                List.of(new Effect.Moved(c8, b8, Piece.of(Side.FIRST, "checker")))));
  }

  @Test
  void theScene() {
    Scene scene = START.scene();
    assertThat(scene.area()).isEqualTo(new Scene.Area(0, 0, 9, 9));
    assertThat(scene.pieces()).hasSize(32);
    assertThat(scene.hands()).isEmpty();
    assertThat(scene.marks()).isEmpty();
    assertThat(scene.metrics())
        .containsExactly(
            Message.of("metric.mobility", Side.FIRST, 16),
            Message.of("metric.mobility", Side.SECOND, 16));
    assertThat(HEX.scene().area()).isEqualTo(new Scene.Area(0, 0, 10, 10));
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex"})
  void moveTextsAreReadBack(String variant) {
    JostlePosition start = FAMILY.game(variant).start(1);
    for (int move : start.legalMoves()) {
      assertThat(start.parseMove(start.formatMove(move))).isEqualTo(move);
    }
  }
}
