package tabuleiro.rules.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;

class BoardRowsTextTest {
  private static final BoardRowsText SQUARE = BoardRowsText.of(new SquareBoard(3, 2), "rb");
  private static final BoardRowsText HEXAGON = BoardRowsText.of(new HexagonBoard(2), "rb");
  private static final BoardRowsText WIDE = BoardRowsText.of(new SquareBoard(13, 1), "rb");

  @Test
  void rowsBeginAtTheTopAndCellsAtTheBottomLeft() {
    assertThat(SQUARE.parse("r2/1br")).containsExactly(0, 'b', 'r', 'r', 0, 0);
    assertThat(HEXAGON.parse("2/r1b/b1")).containsExactly('b', 0, 'r', 0, 'b', 0, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3/3", "rbr/brb", "1r1/b2", "2r/1b1"})
  void whatIsReadIsWrittenTheSame(String text) {
    int[] cells = SQUARE.parse(text);
    assertThat(SQUARE.format(cell -> cells[cell])).isEqualTo(text);
  }

  @Test
  void aRunMayHaveTwoDigits() {
    int[] cells = WIDE.parse("r12");
    assertThat(WIDE.format(cell -> cells[cell])).isEqualTo("r12");
  }

  @ParameterizedTest
  @CsvSource({
    "3, row-count",
    "3/3/3, row-count",
    "'', row-count",
    "2/3, row-length",
    "rrrr/3, row-length",
    "99/3, row-length",
    "/3, row-length",
    "x2/3, unknown-letter",
    "03/3, unknown-letter",
    "R2/3, unknown-letter",
    "\uD83D\uDE00/3, unknown-letter",
  })
  void eachErrorHasItsOwnReason(String text, String key) {
    assertThatThrownBy(() -> SQUARE.parse(text))
        .isInstanceOfSatisfying(
            PositionFormatException.class,
            e -> assertThat(e.violation().message().key()).isEqualTo(key));
  }

  @Test
  void aSideIsOneOfTwoLetters() {
    assertThat(BoardRowsText.parseSide("b", "b", "w")).isEqualTo(Side.FIRST);
    assertThat(BoardRowsText.parseSide("w", "b", "w")).isEqualTo(Side.SECOND);
    assertThatThrownBy(() -> BoardRowsText.parseSide("B", "b", "w"))
        .hasMessageContaining("unknown-side [B, b, w]");
  }
}
