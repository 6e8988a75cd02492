package tabuleiro.terminal.screen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;

/// The pictures of boards with edges, and the marks on all boards, by example.
class BoardPicturesTest {
  private static final BoardStyle STANDARD = BoardStyle.STANDARD;
  private static final BoardStyle FLIPPED =
      new BoardStyle(false, true, false, false, 0, 0, 0, false);

  private static ColourRole ground(BoardPicture picture, ClickTarget target) {
    int[] middle = BoardViews.middle(picture, target);
    return picture.grid().style(middle[0] / 2, middle[1] / 2).background();
  }

  @Test
  void talpasEdgesHaveThePlayersColours() {
    BoardPicture picture = BoardViews.draw(BoardViews.game("talpa", "8x8"), STANDARD);
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
    Game game = BoardViews.game("morelli", "13");
    BoardPicture picture = BoardViews.draw(game, STANDARD);
    assertThat(ground(picture, BoardViews.target(game, "a7"))).isEqualTo(ColourRole.BAND_1);
    assertThat(ground(picture, BoardViews.target(game, "c11"))).isEqualTo(ColourRole.BAND_3);
    assertThat(ground(picture, BoardViews.target(game, "g2"))).isEqualTo(ColourRole.BAND_2);
    assertThat(ground(picture, BoardViews.target(game, "g7"))).isEqualTo(ColourRole.THRONE);
    assertThat(BoardViews.text(picture, BoardViews.target(game, "g7"))).contains("◈");
    assertThat(BoardViews.text(picture, BoardViews.target(game, "b7")))
        .as("bands differ in characters too")
        .isNotEqualTo(BoardViews.text(picture, BoardViews.target(game, "c7")));
  }

  @Test
  void theTrenchIsMarked() {
    Game game = BoardViews.game("trench", "classic");
    BoardPicture picture = BoardViews.draw(game, STANDARD);
    assertThat(ground(picture, BoardViews.target(game, "d5"))).isEqualTo(ColourRole.TRENCH);
    assertThat(BoardViews.text(picture, BoardViews.target(game, "d5"))).contains("≈≈≈");
  }

  @Test
  void aDiamondStandsOnItsFirstCornerOrOnItsSide() {
    Game game = BoardViews.game("trench", "classic");
    BoardPicture diamond = BoardViews.draw(game, STANDARD);
    int[] low = BoardViews.middle(diamond, BoardViews.target(game, "a1"));
    int[] high = BoardViews.middle(diamond, BoardViews.target(game, "h8"));
    assertThat(low[0]).isEqualTo(high[0]);
    assertThat(low[1]).isGreaterThan(high[1]);
    BoardPicture square =
        BoardViews.draw(game, new BoardStyle(false, false, true, false, 0, 0, 0, false));
    assertThat(BoardViews.middle(square, BoardViews.target(game, "a1"))[1])
        .isEqualTo(BoardViews.middle(square, BoardViews.target(game, "h1"))[1]);
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
    Game game = BoardViews.game("jostle", "hex");
    BoardPicture.TargetMap targets = BoardViews.draw(game, STANDARD).targets();
    ClickTarget middle = BoardViews.target(game, "f5");
    assertThat(targets.nextTarget(middle, -1, 0)).isEqualTo(BoardViews.target(game, "f4"));
    assertThat(targets.nextTarget(middle, 1, 0)).isEqualTo(BoardViews.target(game, "f6"));
    assertThat(targets.nextTarget(middle, -1, -1)).isEqualTo(BoardViews.target(game, "g4"));
    assertThat(targets.nextTarget(middle, 1, -1)).isEqualTo(BoardViews.target(game, "g5"));
    assertThat(targets.nextTarget(middle, -1, 1)).isEqualTo(BoardViews.target(game, "e4"));
    assertThat(targets.nextTarget(middle, 1, 1)).isEqualTo(BoardViews.target(game, "e5"));
  }

  @Test
  void onAHexagonTheCursorMovesStraightUp() {
    Game game = BoardViews.game("jostle", "hex");
    BoardPicture.TargetMap targets = BoardViews.draw(game, STANDARD).targets();
    ClickTarget top = BoardViews.target(game, "a3");
    for (int i = 0; i < 10; i++) {
      top = targets.nextTarget(top, 0, -1);
    }
    assertThat(top).isEqualTo(BoardViews.target(game, "k3"));
  }

  @Test
  void onADiamondMovingUpEndsAtTheTopCorner() {
    Game game = BoardViews.game("trench", "classic");
    BoardPicture.TargetMap targets = BoardViews.draw(game, STANDARD).targets();
    for (int cell = 0; cell < game.board().cellCount(); cell++) {
      ClickTarget target = new ClickTarget.Cell(cell);
      for (int i = 0; i < 14; i++) {
        target = targets.nextTarget(target, 0, -1);
      }
      assertThat(target)
          .as("from %s", game.board().name(cell))
          .isEqualTo(BoardViews.target(game, "h8"));
    }
  }

  @Test
  void aLargeBoardIsCroppedAroundTheCursor() {
    Game game = BoardViews.game("jostle", "10x10");
    BoardView view = BoardViews.at(BoardViews.start(game, STANDARD), BoardViews.target(game, "j1"));
    BoardPicture picture = BoardViews.draw(view, 12, 6);
    assertThat(BoardViews.text(picture, BoardViews.target(game, "j1"))).contains("[");
    assertThat(BoardViews.text(picture, BoardViews.target(game, "a10"))).isEmpty();
  }

  @Test
  void aHexagonWithoutRoomForThePlacesStillNamesItsRows() {
    BoardView view =
        BoardViews.after(BoardViews.game("jostle", "hex"), 0, SeededRandom.of(1), STANDARD);
    assertThat(BoardViews.draw(view, 112, 46).grid().format())
        .contains("k6", "f11")
        .doesNotContain(" 5 ");
    assertThat(BoardViews.draw(view, 112, 47).grid().format()).contains("k6", "f11", " 5 ");
  }

  @Test
  void theEffectsOfTheLastMoveAreMarked() {
    Game game = BoardViews.game("talpa", "8x8");
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
    assertThat(BoardViews.text(picture, BoardViews.target(game, "b3")))
        .as("moved from")
        .contains("‹")
        .contains("›");
    assertThat(BoardViews.text(picture, BoardViews.target(game, "c3")))
        .as("taken")
        .contains("/")
        .contains("›");
    assertThat(BoardViews.text(picture, BoardViews.target(game, "e3")))
        .doesNotContain("‹")
        .doesNotContain("/");
  }

  @Test
  void aFrameAndTheKingOnTheThroneAreMarked() {
    Position position = BoardViews.game("morelli", "5").parse("5/1b1b1/5/1b1b1/5 w b");
    BoardPicture picture = BoardViews.draw(still(position), 52, 7);
    assertThat(BoardViews.text(picture, BoardViews.target(position.game(), "b2"))).contains("★");
    assertThat(BoardViews.text(picture, BoardViews.target(position.game(), "c3"))).contains("♚");
    assertThat(BoardViews.text(picture, BoardViews.target(position.game(), "a1")))
        .doesNotContain("★");
  }

  @Test
  void completeAndSpoiledPatternsAreMarked() {
    Position position =
        BoardViews.game("niju", "most")
            .parse(
                "b2r0@-1,1;b3r0@0,1;w3r0@1,1;b4r0@-2,0;b1r0@-1,0;w1r1@0,0;w2r0@1,0;w5r0@0,-1;"
                    + "w4r0@1,-1 b");
    BoardPicture picture = BoardViews.draw(still(position), 52, 19);
    assertThat(BoardViews.text(picture, BoardViews.target(position.game(), "0,0"))).contains("★");
    assertThat(BoardViews.text(picture, BoardViews.target(position.game(), "1,0"))).contains("×");
    assertThat(BoardViews.text(picture, BoardViews.target(position.game(), "-2,0")))
        .doesNotContain("★");
  }

  private static BoardView still(Position position) {
    return new BoardView(position, Set.of(), List.of(), Optional.empty(), List.of(), STANDARD);
  }

  @Test
  void jostleShowsTheValueOfEachPiece() {
    for (Game game :
        List.of(BoardViews.game("jostle", "10x10"), BoardViews.game("jostle", "hex"))) {
      for (int rows : new int[] {20, 45}) {
        BoardStyle values = new BoardStyle(false, false, false, false, 0, 0, 0, true);
        BoardView view = BoardViews.after(game, 6, SeededRandom.of(2), values);
        BoardPicture picture = BoardViews.draw(view, rows == 20 ? 56 : 110, rows);
        List<Scene.CellValue> expected = view.position().scene().values();
        assertThat(expected).isNotEmpty();
        for (Scene.CellValue value : expected) {
          String shown = BoardViews.text(picture, new ClickTarget.Cell(value.cell()));
          // The cells of the hexagon are too small in a low window.
          boolean hasRoom = game.id().variant().equals("10x10") || rows == 45;
          assertThat(shown.contains(String.valueOf(value.value()))).as(shown).isEqualTo(hasRoom);
        }
      }
    }
  }
}
