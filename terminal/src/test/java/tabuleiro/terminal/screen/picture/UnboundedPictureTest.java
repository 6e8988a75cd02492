package tabuleiro.terminal.screen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.games.niju.LaidTile;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTiles;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;

/// Pictures of an unbounded board with the hands of both sides.
class UnboundedPictureTest {
  private static final BoardStyle STANDARD = BoardStyle.STANDARD;
  private static final BoardStyle HELP = new BoardStyle(true, false, false, true, 0, 0, 0, false);

  @Test
  void aTableScrollsAndKeepsTheCursorInView() {
    BoardView view =
        BoardViews.after(BoardViews.game("niju", "most"), 30, SeededRandom.of(2), STANDARD);
    ClickTarget corner =
        new ClickTarget.Cell(
            view.position().scene().pieces().stream()
                .mapToInt(placed -> placed.cell())
                .min()
                .orElseThrow());
    assertThat(BoardViews.text(BoardViews.draw(BoardViews.at(view, corner), 25, 9), corner))
        .contains("[");
    BoardStyle scrolled = new BoardStyle(false, false, false, false, 1, 1, 0, false);
    BoardView other =
        new BoardView(view.position(), Set.of(), List.of(), Optional.empty(), List.of(), scrolled);
    ClickTarget middle = BoardViews.draw(other, 25, 9).targets().targetAt(14, 2).orElseThrow();
    int[] before = BoardViews.middle(BoardViews.draw(view, 25, 9), middle);
    int[] after = BoardViews.middle(BoardViews.draw(other, 25, 9), middle);
    assertThat(after[0] - before[0]).isEqualTo(2 * 5);
    assertThat(after[1] - before[1]).isEqualTo(-2);
  }

  @Test
  void aZoomedTableFitsItsRoom() {
    BoardView view =
        BoardViews.after(BoardViews.game("niju", "most"), 30, SeededRandom.of(2), STANDARD);
    int last = 0;
    for (int zoom = -3; zoom <= 3; zoom++) {
      BoardStyle style = new BoardStyle(false, false, false, false, 0, 0, zoom, false);
      BoardView zoomed =
          new BoardView(view.position(), Set.of(), List.of(), Optional.empty(), List.of(), style);
      BoardPicture picture = BoardViews.draw(zoomed, 54, 30);
      assertThat(picture.grid().columns()).isLessThanOrEqualTo(54);
      assertThat(picture.grid().rows()).isLessThanOrEqualTo(30);
      int characters =
          BoardViews.texts(picture).entrySet().stream()
              .filter(entry -> entry.getKey() instanceof ClickTarget.Cell)
              .mapToInt(entry -> entry.getValue().length())
              .max()
              .orElseThrow();
      assertThat(characters).isGreaterThanOrEqualTo(last);
      last = characters;
    }
    assertThat(last).isEqualTo(11 * 6);
  }

  @Test
  void aSelectedTileIsShownInItsRotationsAndOnTheBoard() {
    Position position = BoardViews.game("niju", "most").parse("w1r0@0,0 b");
    ClickTarget cell = BoardViews.target(position.game(), "1,0");
    List<ClickTarget> picked = List.of(new ClickTarget.Tile(10), new ClickTarget.Rotation(1));
    BoardView view =
        new BoardView(
            position,
            BoardViews.legal(position, picked),
            picked,
            Optional.of(cell),
            List.of(),
            new BoardStyle(true, false, false, false, 0, 0, 0, false));
    BoardPicture picture = BoardViews.draw(view, 52, 30);
    assertThat(BoardViews.text(picture, new ClickTarget.Rotation(0)))
        .contains("10")
        .doesNotContain("{");
    assertThat(BoardViews.text(picture, new ClickTarget.Rotation(1))).contains("10").contains("{");
    assertThat(BoardViews.text(picture, new ClickTarget.Rotation(2)))
        .as("looks like turn 0")
        .isEmpty();
    assertThat(BoardViews.text(picture, cell)).contains("10").contains("[");
    assertThat(BoardViews.text(picture, BoardViews.target(position.game(), "1,1")))
        .as("tile 10, turned once, marks north")
        .doesNotContain("(");
    assertThat(BoardViews.text(picture, BoardViews.target(position.game(), "0,-1"))).contains("(");
    assertThat(picture.targets().nextTarget(new ClickTarget.Tile(10), 0, 0))
        .isEqualTo(new ClickTarget.Rotation(0));
  }

  @Test
  void anEmptyTableShowsThePlaceOfTheFirstTile() {
    Game game = BoardViews.game("niju", "most");
    BoardPicture empty = BoardViews.draw(game, STANDARD);
    assertThat(empty.grid().format()).contains("The first tile goes here");
    assertThat(BoardViews.text(empty, BoardViews.target(game, "0,0"))).contains("[", "]");
    BoardView later = BoardViews.after(game, 1, SeededRandom.of(2), STANDARD);
    assertThat(BoardViews.draw(later, 54, 30).grid().format()).doesNotContain("first tile");
  }

  @Test
  void theCursorMovesBetweenTheTableAndTheHand() {
    Game game = BoardViews.game("niju", "most");
    BoardPicture.TargetMap targets = BoardViews.draw(game, STANDARD).targets();
    ClickTarget first = BoardViews.target(game, "0,0");
    assertThat(targets.nextTarget(first, 0, 1)).isInstanceOf(ClickTarget.Tile.class);
    assertThat(targets.nextTarget(new ClickTarget.Tile(1), 0, -1)).isEqualTo(first);
    assertThat(targets.nextTarget(new ClickTarget.Tile(1), 1, 0))
        .isEqualTo(new ClickTarget.Tile(2));
    assertThat(targets.nextTarget(new ClickTarget.Tile(1), 0, 1))
        .isEqualTo(new ClickTarget.Tile(11));
  }

  @Test
  void helpDiscsMarkCellsThatCompleteAPattern() {
    int helpDiscs = 0;
    for (int seed = 1; seed <= 20; seed++) {
      BoardView view =
          BoardViews.after(BoardViews.game("niju", "most"), 24, SeededRandom.of(seed), HELP);
      NijuPosition position = (NijuPosition) view.position();
      BoardPicture picture = BoardViews.draw(view, 160, 70);
      for (LaidTile tile : position.laidTiles()) {
        if (!tile.isSpoiled() && Integer.bitCount(tile.missingDirections()) == 1) {
          ClickTarget options = new ClickTarget.Cell(wanted(tile));
          String letter = tile.owner() == Side.FIRST ? "w" : "b";
          assertThat(BoardViews.text(picture, options))
              .as("seed %d", seed)
              .containsAnyOf(letter, "&");
          helpDiscs++;
        }
      }
    }
    assertThat(helpDiscs).isPositive();
  }

  /// Returns the one cell that the pattern of a tile still lacks.
  private static int wanted(LaidTile tile) {
    int direction = Integer.numberOfTrailingZeros(tile.missingDirections());
    UnboundedBoard board = (UnboundedBoard) BoardViews.game("niju", "most").board();
    return board.cellAt(
        board.column(tile.cell()) + NijuTiles.dx(direction),
        board.row(tile.cell()) + NijuTiles.dy(direction));
  }

  @Test
  void aHighWindowShowsBothHandsWithTheirOwners() {
    BoardView view =
        BoardViews.after(BoardViews.game("niju", "most"), 7, SeededRandom.of(1), STANDARD);
    String shown = BoardViews.draw(view, 100, 44).grid().format();
    assertThat(shown).contains("Black: tiles in hand", "White: tiles in hand");
    assertThat(shown.indexOf("White: tiles")).isLessThan(shown.indexOf("Black: tiles"));
    String low = BoardViews.draw(view, 56, 20).grid().format();
    assertThat(low).doesNotContain("tiles in hand");
  }

  @Test
  void onlyTheHandOfTheSideToMoveCanBeSelected() {
    BoardView view =
        BoardViews.after(BoardViews.game("niju", "most"), 0, SeededRandom.of(1), STANDARD);
    BoardPicture picture = BoardViews.draw(view, 100, 44);
    int labelOfMover = row(picture, "White: tiles in hand");
    for (int row = 0; row < labelOfMover; row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        assertThat(
                picture.targets().targetAt(column, row).filter(ClickTarget.Tile.class::isInstance))
            .isEmpty();
      }
    }
    assertThat(BoardViews.text(picture, new ClickTarget.Tile(20))).contains("20");
  }

  private static int row(BoardPicture picture, String text) {
    List<String> lines = picture.grid().format().lines().toList();
    return lines.indexOf(
        lines.stream().filter(line -> line.contains(text)).findFirst().orElseThrow());
  }
}
