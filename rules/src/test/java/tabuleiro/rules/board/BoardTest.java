package tabuleiro.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoardTest {
  private static final DiamondBoard DIAMOND = new DiamondBoard(new SquareBoard(8, 8));

  @Test
  void everyCellHasANameAndAPlaceOfItsOwn() {
    List<Board> boards =
        List.of(
            new SquareBoard(3, 10),
            new SquareBoard(13, 13),
            DIAMOND,
            new HexagonBoard(6),
            new UnboundedBoard(39));
    for (Board board : boards) {
      Set<String> names = new HashSet<>();
      Set<List<Integer>> places = new HashSet<>();
      for (int cell = 0; cell < board.cellCount(); cell++) {
        String name = board.name(cell);
        assertThat(names.add(name)).as(name).isTrue();
        assertThat(places.add(List.of(board.column(cell), board.row(cell)))).as(name).isTrue();
        assertThat(board.cell(name)).as(name).hasValue(cell);
      }
    }
  }

  @Test
  void a1IsBottomLeft() {
    SquareBoard board = new SquareBoard(10, 4);
    assertThat(board.name(0)).isEqualTo("a1");
    assertThat(board.name(board.cellAt(9, 3))).isEqualTo("j4");
  }

  @Test
  void theHexagonOfSideSixHas91CellsInRowsOfSixToEleven() {
    HexagonBoard board = new HexagonBoard(6);
    assertThat(board.cellCount()).isEqualTo(91);
    assertThat(board.rowLength(0)).isEqualTo(6);
    assertThat(board.rowLength(5)).isEqualTo(11);
    assertThat(board.name(board.cellAt(10, 5))).isEqualTo("f11");
    assertThat(board.name(90)).isEqualTo("k6");
  }

  @Test
  void theDiamondHasLettersOfItsOwn() {
    SquareBoard squares = DIAMOND.squares();
    assertThat(DIAMOND.cell("ai")).hasValue(squares.cellAt(7, 7));
    assertThat(DIAMOND.cell("hp")).hasValue(squares.cellAt(0, 0));
    assertThat(DIAMOND.diamondName(squares.cellAt(7, 0))).isEqualTo("ap");
    for (int cell = 0; cell < 64; cell++) {
      assertThat(DIAMOND.cell(DIAMOND.diamondName(cell))).hasValue(cell);
    }
  }

  @Test
  void namesThatNameNothingAreRefused() {
    for (String name : List.of("", "a", "a0", "a01", "k1", "a5", "A1", "1a", "a1 ", "aa", "a100")) {
      assertThat(new SquareBoard(10, 4).cell(name)).as(name).isEmpty();
    }
    for (String name : List.of("ah", "aq", "ia", "ii", "a9", "i1", "aai")) {
      assertThat(DIAMOND.cell(name)).as(name).isEmpty();
    }
    for (String name : List.of("a7", "f12", "l1", "b8", "k7")) {
      assertThat(new HexagonBoard(6).cell(name)).as(name).isEmpty();
    }
    for (String name : List.of("0", "0,", "-0,1", "01,1", "40,0", "0,-40", "1, 1", "1,1,1")) {
      assertThat(new UnboundedBoard(39).cell(name)).as(name).isEmpty();
    }
  }
}
