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
import tabuleiro.rules.Board;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;
import tabuleiro.rules.TableBoard;
import tabuleiro.terminal.screen.sheet.Ink;

/// What the picture of each kind of board shows, by example.
class PicturesTest {
  private static final BoardStyle STANDARD = BoardStyle.STANDARD;
  private static final BoardStyle FLIPPED = new BoardStyle(false, true, false, false, 0, 0, 0);
  private static final BoardStyle HELP = new BoardStyle(true, false, false, true, 0, 0, 0);

  private static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }

  private static BoardView start(Game game, BoardStyle style) {
    return Views.after(game, 0, Seeds.random(1), style);
  }

  private static Spot spot(Game game, String name) {
    return new Spot.Cell(game.board().cell(name).orElseThrow());
  }

  private static BoardPicture draw(Game game, BoardStyle style) {
    return Views.draw(start(game, style), 56, 20);
  }

  private static Ink ground(BoardPicture picture, Spot spot) {
    int[] middle = Views.middle(picture, spot);
    return picture.sheet().look(middle[0] / 2, middle[1] / 2).ground();
  }

  @Test
  void talpasEdgesHaveThePlayersColours() {
    BoardPicture picture = draw(game("talpa", "8x8"), STANDARD);
    int right = picture.sheet().columns() - 2;
    int bottom = picture.sheet().rows() - 1;
    assertThat(picture.sheet().look(2, 0).ink()).isEqualTo(Ink.FIRST);
    assertThat(picture.sheet().look(2, bottom).ink()).isEqualTo(Ink.FIRST);
    assertThat(picture.sheet().look(1, 1).ink()).isEqualTo(Ink.SECOND);
    assertThat(picture.sheet().look(right, 1).ink()).isEqualTo(Ink.SECOND);
    assertThat(picture.sheet().text().lines().findFirst().orElseThrow()).contains("●");
    assertThat(picture.sheet().text()).contains("○4");
  }

  @Test
  void morellisBandsAndThroneHaveColoursOfTheirOwn() {
    Game game = game("morelli", "13");
    BoardPicture picture = draw(game, STANDARD);
    assertThat(ground(picture, spot(game, "a7"))).isEqualTo(Ink.BAND_1);
    assertThat(ground(picture, spot(game, "c11"))).isEqualTo(Ink.BAND_3);
    assertThat(ground(picture, spot(game, "g2"))).isEqualTo(Ink.BAND_2);
    assertThat(ground(picture, spot(game, "g7"))).isEqualTo(Ink.THRONE);
    assertThat(Views.text(picture, spot(game, "g7"))).contains("◈");
    assertThat(Views.text(picture, spot(game, "b7")))
        .as("bands differ in characters too")
        .isNotEqualTo(Views.text(picture, spot(game, "c7")));
  }

  @Test
  void theTrenchIsMarked() {
    Game game = game("trench", "classic");
    BoardPicture picture = draw(game, STANDARD);
    assertThat(ground(picture, spot(game, "d5"))).isEqualTo(Ink.TRENCH);
    assertThat(Views.text(picture, spot(game, "d5"))).contains("≈≈≈");
  }

  @Test
  void aDiamondStandsOnItsFirstCornerOrOnItsSide() {
    Game game = game("trench", "classic");
    BoardPicture diamond = draw(game, STANDARD);
    int[] low = Views.middle(diamond, spot(game, "a1"));
    int[] high = Views.middle(diamond, spot(game, "h8"));
    assertThat(low[0]).isEqualTo(high[0]);
    assertThat(low[1]).isGreaterThan(high[1]);
    BoardPicture square = draw(game, new BoardStyle(false, false, true, false, 0, 0, 0));
    assertThat(Views.middle(square, spot(game, "a1"))[1])
        .isEqualTo(Views.middle(square, spot(game, "h1"))[1]);
  }

  @Test
  void aFlippedBoardIsTurnedByHalfATurn() {
    for (Game game : Games.boards()) {
      Board board = game.board();
      BoardView view = Views.after(game, 10, Seeds.random(3), STANDARD);
      BoardView flipped =
          new BoardView(view.position(), Set.of(), List.of(), Optional.empty(), List.of(), FLIPPED);
      int first = view.position().scene().pieces().getFirst().cell();
      int last = view.position().scene().pieces().getLast().cell();
      assertThat(board.name(first)).isNotEqualTo(board.name(last));
      int[] before = difference(Views.draw(view, 76, 36), first, last);
      int[] after = difference(Views.draw(flipped, 76, 36), first, last);
      assertThat(after).as("%s", game).containsExactly(-before[0], -before[1]);
    }
  }

  private static int[] difference(BoardPicture picture, int from, int to) {
    int[] start = Views.middle(picture, new Spot.Cell(from));
    int[] end = Views.middle(picture, new Spot.Cell(to));
    return new int[] {end[0] - start[0], end[1] - start[1]};
  }

  @Test
  void onAHexagonTheCursorGoesToTheSixNeighbours() {
    Game game = game("jostle", "hex");
    BoardPicture.Spots spots = draw(game, STANDARD).spots();
    Spot middle = spot(game, "f5");
    assertThat(spots.next(middle, -1, 0)).isEqualTo(spot(game, "f4"));
    assertThat(spots.next(middle, 1, 0)).isEqualTo(spot(game, "f6"));
    assertThat(spots.next(middle, -1, -1)).isEqualTo(spot(game, "g4"));
    assertThat(spots.next(middle, 1, -1)).isEqualTo(spot(game, "g5"));
    assertThat(spots.next(middle, -1, 1)).isEqualTo(spot(game, "e4"));
    assertThat(spots.next(middle, 1, 1)).isEqualTo(spot(game, "e5"));
  }

  @Test
  void onAHexagonTheWayUpIsUpright() {
    Game game = game("jostle", "hex");
    BoardPicture.Spots spots = draw(game, STANDARD).spots();
    Spot top = spot(game, "a3");
    for (int i = 0; i < 10; i++) {
      top = spots.next(top, 0, -1);
    }
    assertThat(top).isEqualTo(spot(game, "k3"));
  }

  @Test
  void onADiamondEveryWayUpEndsAtTheTopCorner() {
    Game game = game("trench", "classic");
    BoardPicture.Spots spots = draw(game, STANDARD).spots();
    for (int cell = 0; cell < game.board().cellCount(); cell++) {
      Spot spot = new Spot.Cell(cell);
      for (int i = 0; i < 14; i++) {
        spot = spots.next(spot, 0, -1);
      }
      assertThat(spot).as("from %s", game.board().name(cell)).isEqualTo(spot(game, "h8"));
    }
  }

  @Test
  void aBoardThatIsTooLargeIsShownAroundTheCursor() {
    Game game = game("jostle", "10x10");
    BoardView view = Views.at(start(game, STANDARD), spot(game, "j1"));
    BoardPicture picture = Views.draw(view, 12, 6);
    assertThat(Views.text(picture, spot(game, "j1"))).contains("[");
    assertThat(Views.text(picture, spot(game, "a10"))).isEmpty();
  }

  @Test
  void aTablesPictureIsScrolledAndKeepsTheCursorInView() {
    BoardView view = Views.after(game("niju", "most"), 30, Seeds.random(2), STANDARD);
    Spot corner =
        new Spot.Cell(
            view.position().scene().pieces().stream()
                .mapToInt(placed -> placed.cell())
                .min()
                .orElseThrow());
    assertThat(Views.text(Views.draw(Views.at(view, corner), 25, 9), corner)).contains("[");
    BoardStyle scrolled = new BoardStyle(false, false, false, false, 1, 1, 0);
    BoardView other =
        new BoardView(view.position(), Set.of(), List.of(), Optional.empty(), List.of(), scrolled);
    Spot middle = Views.draw(other, 25, 9).spots().at(14, 2).orElseThrow();
    int[] before = Views.middle(Views.draw(view, 25, 9), middle);
    int[] after = Views.middle(Views.draw(other, 25, 9), middle);
    assertThat(after[0] - before[0]).isEqualTo(2 * 5);
    assertThat(after[1] - before[1]).isEqualTo(-2);
  }

  @Test
  void aHexagonWithoutRoomForThePlacesStillNamesItsRows() {
    BoardView view = Views.after(game("jostle", "hex"), 0, Seeds.random(1), STANDARD);
    assertThat(Views.draw(view, 112, 46).sheet().text())
        .contains("k6", "f11")
        .doesNotContain(" 5 ");
    assertThat(Views.draw(view, 112, 47).sheet().text()).contains("k6", "f11", " 5 ");
  }

  @Test
  void aTableThatIsZoomedStaysInItsRoom() {
    BoardView view = Views.after(game("niju", "most"), 30, Seeds.random(2), STANDARD);
    int last = 0;
    for (int zoom = -3; zoom <= 3; zoom++) {
      BoardStyle style = new BoardStyle(false, false, false, false, 0, 0, zoom);
      BoardView zoomed =
          new BoardView(view.position(), Set.of(), List.of(), Optional.empty(), List.of(), style);
      BoardPicture picture = Views.draw(zoomed, 54, 30);
      assertThat(picture.sheet().columns()).isLessThanOrEqualTo(54);
      assertThat(picture.sheet().rows()).isLessThanOrEqualTo(30);
      int characters =
          Views.texts(picture).entrySet().stream()
              .filter(entry -> entry.getKey() instanceof Spot.Cell)
              .mapToInt(entry -> entry.getValue().length())
              .max()
              .orElseThrow();
      assertThat(characters).isGreaterThanOrEqualTo(last);
      last = characters;
    }
    assertThat(last).isEqualTo(11 * 6);
  }

  @Test
  void aPickedTileIsShownInItsTurnsAndWhereItWouldLie() {
    Position position = game("niju", "most").parse("w1r0@0,0 b");
    Spot cell = spot(position.game(), "1,0");
    List<Spot> picked = List.of(new Spot.Tile(10), new Spot.Turn(1));
    BoardView view =
        new BoardView(
            position,
            Views.legal(position, picked),
            picked,
            Optional.of(cell),
            List.of(),
            new BoardStyle(true, false, false, false, 0, 0, 0));
    BoardPicture picture = Views.draw(view, 52, 30);
    assertThat(Views.text(picture, new Spot.Turn(0))).contains("10").doesNotContain("{");
    assertThat(Views.text(picture, new Spot.Turn(1))).contains("10").contains("{");
    assertThat(Views.text(picture, new Spot.Turn(2))).as("looks like turn 0").isEmpty();
    assertThat(Views.text(picture, cell)).contains("10").contains("[");
    assertThat(Views.text(picture, spot(position.game(), "1,1")))
        .as("tile 10, turned once, marks north")
        .doesNotContain("(");
    assertThat(Views.text(picture, spot(position.game(), "0,-1"))).contains("(");
    assertThat(picture.spots().next(new Spot.Tile(10), 0, 0)).isEqualTo(new Spot.Turn(0));
  }

  @Test
  void betweenTheTableAndTheHandTheCursorGoesUpAndDown() {
    Game game = game("niju", "most");
    BoardPicture.Spots spots = draw(game, STANDARD).spots();
    Spot first = spot(game, "0,0");
    assertThat(spots.next(first, 0, 1)).isInstanceOf(Spot.Tile.class);
    assertThat(spots.next(new Spot.Tile(1), 0, -1)).isEqualTo(first);
    assertThat(spots.next(new Spot.Tile(1), 1, 0)).isEqualTo(new Spot.Tile(2));
    assertThat(spots.next(new Spot.Tile(1), 0, 1)).isEqualTo(new Spot.Tile(11));
  }

  @Test
  void whatTheLastMoveDidIsMarked() {
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
    BoardPicture picture = Views.draw(view, 52, 12);
    assertThat(Views.text(picture, spot(game, "b3"))).as("moved from").contains("‹").contains("›");
    assertThat(Views.text(picture, spot(game, "c3"))).as("taken").contains("/").contains("›");
    assertThat(Views.text(picture, spot(game, "e3"))).doesNotContain("‹").doesNotContain("/");
  }

  @Test
  void aFrameAndTheKingOnTheThroneAreMarked() {
    Position position = game("morelli", "5").parse("5/1b1b1/5/1b1b1/5 w b");
    BoardPicture picture = Views.draw(still(position), 52, 7);
    assertThat(Views.text(picture, spot(position.game(), "b2"))).contains("★");
    assertThat(Views.text(picture, spot(position.game(), "c3"))).contains("♚");
    assertThat(Views.text(picture, spot(position.game(), "a1"))).doesNotContain("★");
  }

  @Test
  void completeAndSpoiledPatternsAreMarked() {
    Position position =
        game("niju", "most")
            .parse(
                "b2r0@-1,1;b3r0@0,1;w3r0@1,1;b4r0@-2,0;b1r0@-1,0;w1r1@0,0;w2r0@1,0;w5r0@0,-1;"
                    + "w4r0@1,-1 b");
    BoardPicture picture = Views.draw(still(position), 52, 19);
    assertThat(Views.text(picture, spot(position.game(), "0,0"))).contains("★");
    assertThat(Views.text(picture, spot(position.game(), "1,0"))).contains("×");
    assertThat(Views.text(picture, spot(position.game(), "-2,0"))).doesNotContain("★");
  }

  private static BoardView still(Position position) {
    return new BoardView(position, Set.of(), List.of(), Optional.empty(), List.of(), STANDARD);
  }

  @Test
  void helpDiscsLieWhereOneTileCompletesAPattern() {
    int discs = 0;
    for (int seed = 1; seed <= 20; seed++) {
      BoardView view = Views.after(game("niju", "most"), 24, Seeds.random(seed), HELP);
      NijuPosition position = (NijuPosition) view.position();
      BoardPicture picture = Views.draw(view, 160, 70);
      for (LaidTile tile : position.laidTiles()) {
        if (!tile.isSpoiled() && Integer.bitCount(tile.missing()) == 1) {
          Spot wanted = new Spot.Cell(wanted(tile));
          String letter = tile.side() == Side.FIRST ? "w" : "b";
          assertThat(Views.text(picture, wanted)).as("seed %d", seed).containsAnyOf(letter, "&");
          discs++;
        }
      }
    }
    assertThat(discs).isPositive();
  }

  /// Returns the cell of the one tile that the pattern of a tile lacks.
  private static int wanted(LaidTile tile) {
    int direction = Integer.numberOfTrailingZeros(tile.missing());
    TableBoard board = (TableBoard) game("niju", "most").board();
    return board.cellAt(
        board.column(tile.cell()) + NijuTiles.dx(direction),
        board.row(tile.cell()) + NijuTiles.dy(direction));
  }
}
