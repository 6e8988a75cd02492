package tabuleiro.terminal.screen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.games.niju.LaidTile;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTiles;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;

/// The pictures of each kind of board, by example.
class BoardPicturesTest {
  private static final BoardStyle STANDARD = BoardStyle.STANDARD;
  private static final BoardStyle FLIPPED =
      new BoardStyle(false, true, false, false, 0, 0, 0, false);
  private static final BoardStyle HELP = new BoardStyle(true, false, false, true, 0, 0, 0, false);

  private static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }

  private static BoardView start(Game game, BoardStyle style) {
    return BoardViews.after(game, 0, SeededRandom.of(1), style);
  }

  private static ClickTarget target(Game game, String name) {
    return new ClickTarget.Cell(game.board().cell(name).orElseThrow());
  }

  private static BoardPicture draw(Game game, BoardStyle style) {
    return BoardViews.draw(start(game, style), 56, 20);
  }

  private static ColourRole ground(BoardPicture picture, ClickTarget target) {
    int[] middle = BoardViews.middle(picture, target);
    return picture.grid().style(middle[0] / 2, middle[1] / 2).background();
  }

  @Test
  void talpasEdgesHaveThePlayersColours() {
    BoardPicture picture = draw(game("talpa", "8x8"), STANDARD);
    int right = picture.grid().columns() - 2;
    int bottom = picture.grid().rows() - 1;
    assertThat(picture.grid().style(2, 0).foreground()).isEqualTo(ColourRole.FIRST);
    assertThat(picture.grid().style(2, bottom).foreground()).isEqualTo(ColourRole.FIRST);
    assertThat(picture.grid().style(1, 1).foreground()).isEqualTo(ColourRole.SECOND);
    assertThat(picture.grid().style(right, 1).foreground()).isEqualTo(ColourRole.SECOND);
    assertThat(picture.grid().format().lines().findFirst().orElseThrow()).contains("●");
    assertThat(picture.grid().format()).contains("○4");
  }

  @Test
  void morellisBandsAndThroneHaveDistinctColours() {
    Game game = game("morelli", "13");
    BoardPicture picture = draw(game, STANDARD);
    assertThat(ground(picture, target(game, "a7"))).isEqualTo(ColourRole.BAND_1);
    assertThat(ground(picture, target(game, "c11"))).isEqualTo(ColourRole.BAND_3);
    assertThat(ground(picture, target(game, "g2"))).isEqualTo(ColourRole.BAND_2);
    assertThat(ground(picture, target(game, "g7"))).isEqualTo(ColourRole.THRONE);
    assertThat(BoardViews.text(picture, target(game, "g7"))).contains("◈");
    assertThat(BoardViews.text(picture, target(game, "b7")))
        .as("bands differ in characters too")
        .isNotEqualTo(BoardViews.text(picture, target(game, "c7")));
  }

  @Test
  void theTrenchIsMarked() {
    Game game = game("trench", "classic");
    BoardPicture picture = draw(game, STANDARD);
    assertThat(ground(picture, target(game, "d5"))).isEqualTo(ColourRole.TRENCH);
    assertThat(BoardViews.text(picture, target(game, "d5"))).contains("≈≈≈");
  }

  @Test
  void aDiamondStandsOnItsFirstCornerOrOnItsSide() {
    Game game = game("trench", "classic");
    BoardPicture diamond = draw(game, STANDARD);
    int[] low = BoardViews.middle(diamond, target(game, "a1"));
    int[] high = BoardViews.middle(diamond, target(game, "h8"));
    assertThat(low[0]).isEqualTo(high[0]);
    assertThat(low[1]).isGreaterThan(high[1]);
    BoardPicture square = draw(game, new BoardStyle(false, false, true, false, 0, 0, 0, false));
    assertThat(BoardViews.middle(square, target(game, "a1"))[1])
        .isEqualTo(BoardViews.middle(square, target(game, "h1"))[1]);
  }

  @Test
  void aFlippedBoardIsTurnedByHalfATurn() {
    for (Game game : Games.representativeGames()) {
      Board board = game.board();
      BoardView view = BoardViews.after(game, 10, SeededRandom.of(3), STANDARD);
      BoardView flipped =
          new BoardView(view.position(), Set.of(), List.of(), Optional.empty(), List.of(), FLIPPED);
      int first = view.position().scene().pieces().getFirst().cell();
      int last = view.position().scene().pieces().getLast().cell();
      assertThat(board.name(first)).isNotEqualTo(board.name(last));
      int[] before = difference(BoardViews.draw(view, 76, 36), first, last);
      int[] after = difference(BoardViews.draw(flipped, 76, 36), first, last);
      assertThat(after).as("%s", game).containsExactly(-before[0], -before[1]);
    }
  }

  private static int[] difference(BoardPicture picture, int from, int to) {
    int[] start = BoardViews.middle(picture, new ClickTarget.Cell(from));
    int[] end = BoardViews.middle(picture, new ClickTarget.Cell(to));
    return new int[] {end[0] - start[0], end[1] - start[1]};
  }

  @Test
  void onAHexagonTheCursorGoesToTheSixNeighbours() {
    Game game = game("jostle", "hex");
    BoardPicture.TargetMap targets = draw(game, STANDARD).targets();
    ClickTarget middle = target(game, "f5");
    assertThat(targets.nextTarget(middle, -1, 0)).isEqualTo(target(game, "f4"));
    assertThat(targets.nextTarget(middle, 1, 0)).isEqualTo(target(game, "f6"));
    assertThat(targets.nextTarget(middle, -1, -1)).isEqualTo(target(game, "g4"));
    assertThat(targets.nextTarget(middle, 1, -1)).isEqualTo(target(game, "g5"));
    assertThat(targets.nextTarget(middle, -1, 1)).isEqualTo(target(game, "e4"));
    assertThat(targets.nextTarget(middle, 1, 1)).isEqualTo(target(game, "e5"));
  }

  @Test
  void onAHexagonTheCursorMovesStraightUp() {
    Game game = game("jostle", "hex");
    BoardPicture.TargetMap targets = draw(game, STANDARD).targets();
    ClickTarget top = target(game, "a3");
    for (int i = 0; i < 10; i++) {
      top = targets.nextTarget(top, 0, -1);
    }
    assertThat(top).isEqualTo(target(game, "k3"));
  }

  @Test
  void onADiamondMovingUpEndsAtTheTopCorner() {
    Game game = game("trench", "classic");
    BoardPicture.TargetMap targets = draw(game, STANDARD).targets();
    for (int cell = 0; cell < game.board().cellCount(); cell++) {
      ClickTarget target = new ClickTarget.Cell(cell);
      for (int i = 0; i < 14; i++) {
        target = targets.nextTarget(target, 0, -1);
      }
      assertThat(target).as("from %s", game.board().name(cell)).isEqualTo(target(game, "h8"));
    }
  }

  @Test
  void aLargeBoardIsCroppedAroundTheCursor() {
    Game game = game("jostle", "10x10");
    BoardView view = BoardViews.at(start(game, STANDARD), target(game, "j1"));
    BoardPicture picture = BoardViews.draw(view, 12, 6);
    assertThat(BoardViews.text(picture, target(game, "j1"))).contains("[");
    assertThat(BoardViews.text(picture, target(game, "a10"))).isEmpty();
  }

  @Test
  void aTableScrollsAndKeepsTheCursorInView() {
    BoardView view = BoardViews.after(game("niju", "most"), 30, SeededRandom.of(2), STANDARD);
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
  void aHexagonWithoutRoomForThePlacesStillNamesItsRows() {
    BoardView view = BoardViews.after(game("jostle", "hex"), 0, SeededRandom.of(1), STANDARD);
    assertThat(BoardViews.draw(view, 112, 46).grid().format())
        .contains("k6", "f11")
        .doesNotContain(" 5 ");
    assertThat(BoardViews.draw(view, 112, 47).grid().format()).contains("k6", "f11", " 5 ");
  }

  @Test
  void aZoomedTableFitsItsRoom() {
    BoardView view = BoardViews.after(game("niju", "most"), 30, SeededRandom.of(2), STANDARD);
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
    Position position = game("niju", "most").parse("w1r0@0,0 b");
    ClickTarget cell = target(position.game(), "1,0");
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
    assertThat(BoardViews.text(picture, target(position.game(), "1,1")))
        .as("tile 10, turned once, marks north")
        .doesNotContain("(");
    assertThat(BoardViews.text(picture, target(position.game(), "0,-1"))).contains("(");
    assertThat(picture.targets().nextTarget(new ClickTarget.Tile(10), 0, 0))
        .isEqualTo(new ClickTarget.Rotation(0));
  }

  @Test
  void theCursorMovesBetweenTheTableAndTheHand() {
    Game game = game("niju", "most");
    BoardPicture.TargetMap targets = draw(game, STANDARD).targets();
    ClickTarget first = target(game, "0,0");
    assertThat(targets.nextTarget(first, 0, 1)).isInstanceOf(ClickTarget.Tile.class);
    assertThat(targets.nextTarget(new ClickTarget.Tile(1), 0, -1)).isEqualTo(first);
    assertThat(targets.nextTarget(new ClickTarget.Tile(1), 1, 0))
        .isEqualTo(new ClickTarget.Tile(2));
    assertThat(targets.nextTarget(new ClickTarget.Tile(1), 0, 1))
        .isEqualTo(new ClickTarget.Tile(11));
  }

  @Test
  void theEffectsOfTheLastMoveAreMarked() {
    Game game = game("talpa", "8x8");
    Position start = game.start(1);
    int move = start.parseMove("b3c3");
    BoardView view =
        new BoardView(
            start.play(move),
            Set.of(),
            List.of(),
            Optional.empty(),
            start.decode(move).effects(),
            STANDARD);
    BoardPicture picture = BoardViews.draw(view, 52, 12);
    assertThat(BoardViews.text(picture, target(game, "b3")))
        .as("moved from")
        .contains("‹")
        .contains("›");
    assertThat(BoardViews.text(picture, target(game, "c3")))
        .as("taken")
        .contains("/")
        .contains("›");
    assertThat(BoardViews.text(picture, target(game, "e3")))
        .doesNotContain("‹")
        .doesNotContain("/");
  }

  @Test
  void aFrameAndTheKingOnTheThroneAreMarked() {
    Position position = game("morelli", "5").parse("5/1b1b1/5/1b1b1/5 w b");
    BoardPicture picture = BoardViews.draw(still(position), 52, 7);
    assertThat(BoardViews.text(picture, target(position.game(), "b2"))).contains("★");
    assertThat(BoardViews.text(picture, target(position.game(), "c3"))).contains("♚");
    assertThat(BoardViews.text(picture, target(position.game(), "a1"))).doesNotContain("★");
  }

  @Test
  void completeAndSpoiledPatternsAreMarked() {
    Position position =
        game("niju", "most")
            .parse(
                "b2r0@-1,1;b3r0@0,1;w3r0@1,1;b4r0@-2,0;b1r0@-1,0;w1r1@0,0;w2r0@1,0;w5r0@0,-1;"
                    + "w4r0@1,-1 b");
    BoardPicture picture = BoardViews.draw(still(position), 52, 19);
    assertThat(BoardViews.text(picture, target(position.game(), "0,0"))).contains("★");
    assertThat(BoardViews.text(picture, target(position.game(), "1,0"))).contains("×");
    assertThat(BoardViews.text(picture, target(position.game(), "-2,0"))).doesNotContain("★");
  }

  private static BoardView still(Position position) {
    return new BoardView(position, Set.of(), List.of(), Optional.empty(), List.of(), STANDARD);
  }

  @Test
  void helpDiscsMarkCellsThatCompleteAPattern() {
    int helpDiscs = 0;
    for (int seed = 1; seed <= 20; seed++) {
      BoardView view = BoardViews.after(game("niju", "most"), 24, SeededRandom.of(seed), HELP);
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
    UnboundedBoard board = (UnboundedBoard) game("niju", "most").board();
    return board.cellAt(
        board.column(tile.cell()) + NijuTiles.dx(direction),
        board.row(tile.cell()) + NijuTiles.dy(direction));
  }

  @Test
  void jostleShowsTheValueOfEachPiece() {
    for (Game game : List.of(game("jostle", "10x10"), game("jostle", "hex"))) {
      for (int rows : new int[] {20, 45}) {
        BoardStyle values = new BoardStyle(false, false, false, false, 0, 0, 0, true);
        BoardView view = BoardViews.after(game, 6, SeededRandom.of(2), values);
        BoardPicture picture = BoardViews.draw(view, rows == 20 ? 56 : 110, rows);
        List<Scene.CellValue> expected = view.position().scene().values();
        assertThat(expected).isNotEmpty();
        for (Scene.CellValue value : expected) {
          String shown = textOf(picture, new ClickTarget.Cell(value.cell()));
          // The cells of the hexagon are too small in a low window.
          boolean hasRoom = game.id().variant().equals("10x10") || rows == 45;
          assertThat(shown.contains(String.valueOf(value.value()))).as(shown).isEqualTo(hasRoom);
        }
      }
    }
  }

  /// Returns the characters that belong to a target.
  private static String textOf(BoardPicture picture, ClickTarget target) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < picture.grid().rows(); row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        if (picture.targets().targetAt(column, row).equals(Optional.of(target))) {
          text.appendCodePoint(picture.grid().character(column, row));
        }
      }
    }
    return text.toString();
  }

  @Test
  void aHighWindowShowsBothHandsWithTheirOwners() {
    BoardView view = BoardViews.after(game("niju", "most"), 7, SeededRandom.of(1), STANDARD);
    String shown = BoardViews.draw(view, 100, 44).grid().format();
    assertThat(shown).contains("Black: tiles in hand", "White: tiles in hand");
    assertThat(shown.indexOf("White: tiles")).isLessThan(shown.indexOf("Black: tiles"));
    String low = BoardViews.draw(view, 56, 20).grid().format();
    assertThat(low).doesNotContain("tiles in hand");
  }

  @Test
  void onlyTheHandOfTheSideToMoveCanBeSelected() {
    BoardView view = BoardViews.after(game("niju", "most"), 0, SeededRandom.of(1), STANDARD);
    BoardPicture picture = BoardViews.draw(view, 100, 44);
    int labelOfMover = row(picture, "White: tiles in hand");
    for (int row = 0; row < labelOfMover; row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        assertThat(
                picture.targets().targetAt(column, row).filter(ClickTarget.Tile.class::isInstance))
            .isEmpty();
      }
    }
    assertThat(textOf(picture, new ClickTarget.Tile(20))).contains("20");
  }

  private static int row(BoardPicture picture, String text) {
    List<String> lines = picture.grid().format().lines().toList();
    return lines.indexOf(
        lines.stream().filter(line -> line.contains(text)).findFirst().orElseThrow());
  }
}
