package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Navigation in a game: zooming and scrolling a table, rotating its tiles, stepping through the
/// moves, and watching computers.
class NavigationInputHandlerTest {
  private static final PageContext VIEW = PageContexts.english(80, 24);

  private static final int BOARD = 20;

  private static GamePage page(String family, int plies, Seat first, Seat second) {
    SessionSetup setup = SessionSetup.of(Games.find(family).orElseThrow().game(), 1, first, second);
    GameSession session = new GameSession(setup, () -> 0);
    for (int ply = 0; ply < plies; ply++) {
      Position position = session.position();
      session.play(session.sideToMove(), position.moveAt(7 * ply % position.countMoves()));
    }
    Messages messages = Messages.of(Language.ENGLISH).forGame(family);
    return GamePage.of(GameProgress.of(session), messages, "");
  }

  private static GamePage played(String family, int plies) {
    return page(family, plies, Seat.human("Ana"), Seat.human("Rui"));
  }

  private static GamePage watched(String family, int plies) {
    return page(family, plies, Seat.computer("One", "1"), Seat.computer("Two", "1"));
  }

  private static GamePage on(GamePage page, InputEvent input) {
    return (GamePage) page.handle(input, VIEW).page();
  }

  private static GamePage type(GamePage page, String keys) {
    GamePage now = page;
    for (int key : keys.codePoints().toArray()) {
      now = on(now, new InputEvent.CharacterEvent(key));
    }
    return now;
  }

  private static GamePage wheel(GamePage page, InputEvent.MouseAction way, int column) {
    return on(page, new InputEvent.MouseEvent(way, column, 5));
  }

  private static String board(GamePage page) {
    return GamePageRenderer.picture(page, VIEW).grid().format();
  }

  @Test
  void theWheelZoomsATable() {
    GamePage page = played("niju", 12);
    GamePage larger = wheel(page, InputEvent.MouseAction.WHEEL_UP, BOARD);
    assertThat(board(larger)).isNotEqualTo(board(page)).isEqualTo(board(type(page, "+")));
    assertThat(wheel(larger, InputEvent.MouseAction.WHEEL_DOWN, BOARD)).isEqualTo(page);
    assertThat(type(larger, "-")).isEqualTo(page);
  }

  @Test
  void zoomStopsAtTheLargestSize() {
    GamePage largest = type(played("niju", 12), "++++++++");
    assertThat(board(type(largest, "-"))).isNotEqualTo(board(largest));
  }

  @Test
  void theWheelStepsThroughTheMovesOutsideATable() {
    GamePage niju = played("niju", 4);
    assertThat(wheel(niju, InputEvent.MouseAction.WHEEL_UP, 70).ply()).isEqualTo(3);
    GamePage talpa = played("talpa", 4);
    GamePage back = wheel(talpa, InputEvent.MouseAction.WHEEL_UP, BOARD);
    assertThat(back.ply()).isEqualTo(3);
    assertThat(wheel(back, InputEvent.MouseAction.WHEEL_DOWN, BOARD).ply()).isEqualTo(4);
  }

  @Test
  void aTableIsDragged() {
    GamePage page = type(played("niju", 30), "++");
    InputEvent.MouseEvent down = new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, 10, 4);
    GamePage dragged =
        on(on(page, down), new InputEvent.MouseEvent(InputEvent.MouseAction.RELEASE, 22, 4));
    ClickTarget under = target(page, 10);
    assertThat(under).isNotEqualTo(target(page, 22));
    assertThat(target(dragged, 22)).isEqualTo(under);
    assertThat(dragged.message()).isEmpty();
  }

  private static ClickTarget target(GamePage page, int column) {
    return new NavigationInputHandler(page, VIEW)
        .targetAt(new MoveSelection.WindowPoint(column, 4))
        .orElseThrow();
  }

  @Test
  void aSelectedTileIsRotatedWithOneKey() {
    GamePage page = played("niju", 4);
    assertThat(type(page, "r").message()).contains("'r' has no meaning here");
    GamePage picked =
        on(
            on(page, new InputEvent.KeyEvent(SpecialKey.TAB)),
            new InputEvent.KeyEvent(SpecialKey.ENTER));
    ClickTarget tile = picked.selection().targets().getFirst();
    GamePage once = type(picked, "r");
    assertThat(once.selection().targets()).containsExactly(tile, new ClickTarget.Rotation(0));
    assertThat(type(once, "r").selection().targets())
        .containsExactly(tile, new ClickTarget.Rotation(1));
    assertThat(type(once, "rrrr").selection()).isEqualTo(once.selection());
  }

  @Test
  void tabGoesBackwardsWithShift() {
    GamePage page = played("talpa", 0);
    GamePage two =
        on(
            on(page, new InputEvent.KeyEvent(SpecialKey.TAB)),
            new InputEvent.KeyEvent(SpecialKey.TAB));
    GamePage one = on(two, new InputEvent.KeyEvent(SpecialKey.BACK_TAB));
    assertThat(one.selection())
        .isEqualTo(on(page, new InputEvent.KeyEvent(SpecialKey.TAB)).selection());
  }

  @Test
  void aMoveInTheListIsClicked() {
    GamePage page = played("talpa", 4);
    String[] lines = page.draw(VIEW).format().split("\n", -1);
    String move = page.progress().moves().get(1);
    for (int row = 0; row < lines.length; row++) {
      int column = lines[row].indexOf(move);
      if (column >= 0) {
        GamePage there =
            on(page, new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, column, row));
        assertThat(there.ply()).isEqualTo(2);
        return;
      }
    }
    throw new AssertionError(move + " is not shown");
  }

  @Test
  void aGameBetweenComputersCanBePausedAndResumed() {
    GamePage page = watched("talpa", 2);
    assertThat(page.display().speed().allowsMove(2, 2_000_000_000L)).isTrue();
    assertThat(page.display().speed().allowsMove(2, 1_000)).isFalse();
    GamePage paused = type(page, "p");
    assertThat(paused.draw(VIEW).format()).contains("Paused");
    assertThat(paused.display().speed().allowsMove(2, Long.MAX_VALUE)).isFalse();
    GamePage stepping = type(paused, ".");
    assertThat(stepping.display().speed().allowsMove(2, 0)).isTrue();
    assertThat(stepping.display().speed().allowsMove(3, Long.MAX_VALUE)).isFalse();
    assertThat(type(stepping, "p").display().speed().isPaused()).isFalse();
  }

  @Test
  void theSpeedOfAGameBetweenComputersCanBeChanged() {
    GamePage page = watched("talpa", 2);
    assertThat(type(page, "<").message()).isEqualTo("Speed: at least 2 s a move");
    GamePage fastest = type(page, ">>>>>");
    assertThat(fastest.message()).isEqualTo("Speed: as fast as the computers think");
    assertThat(fastest.display().speed().allowsMove(2, 0)).isTrue();
    assertThat(type(fastest, "<").message()).isEqualTo("Speed: at least 1 s a move");
  }

  @Test
  void aHumanPlayerCannotPauseTheComputer() {
    GamePage page = page("talpa", 0, Seat.human("Ana"), Seat.computer("One", "1"));
    assertThat(type(page, "p").message()).contains("'p' has no meaning here");
  }

  @Test
  void aSpectatorStaysAtAReviewedPosition() {
    GamePage back = type(watched("talpa", 4), "[[");
    GamePage later = back.with(watched("talpa", 5).progress());
    assertThat(later.ply()).isEqualTo(2);
    assertThat(later.withAnimation()).isEqualTo(later);
    assertThat(type(later, "]]]").withAnimation().isAnimated()).isTrue();
    GamePage player = type(played("talpa", 4), "[[");
    assertThat(player.with(played("talpa", 5).progress()).ply()).isEqualTo(5);
  }
}
