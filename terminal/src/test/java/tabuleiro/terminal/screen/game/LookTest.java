package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Views;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// How a game is looked at: a table is zoomed, moved and its tiles are turned, moves are gone
/// through, computers are watched.
class LookTest {
  private static final View VIEW = Views.english(80, 24);

  private static final int BOARD = 20;

  private static GamePage page(String family, int plies, Seat first, Seat second) {
    TableSetup setup = TableSetup.of(Games.find(family).orElseThrow().game(), 1, first, second);
    Table table = new Table(setup, () -> 0);
    for (int ply = 0; ply < plies; ply++) {
      Position position = table.position();
      table.play(table.sideToMove(), position.moveAt(7 * ply % position.countMoves()));
    }
    Messages words = Messages.of(Language.ENGLISH).forGame(family);
    return GamePage.of(TableView.of(table), words, "");
  }

  private static GamePage played(String family, int plies) {
    return page(family, plies, Seat.human("Ana"), Seat.human("Rui"));
  }

  private static GamePage watched(String family, int plies) {
    return page(family, plies, Seat.computer("One", "1"), Seat.computer("Two", "1"));
  }

  private static GamePage on(GamePage page, Input input) {
    return (GamePage) page.on(input, VIEW).page();
  }

  private static GamePage type(GamePage page, String keys) {
    GamePage now = page;
    for (int key : keys.codePoints().toArray()) {
      now = on(now, new Input.Typed(key));
    }
    return now;
  }

  private static GamePage wheel(GamePage page, Input.Button way, int column) {
    return on(page, new Input.Pointed(way, column, 5));
  }

  private static String board(GamePage page) {
    return GameDrawing.picture(page, VIEW).sheet().text();
  }

  @Test
  void theWheelMakesTheCellsOfATableLargerAndSmaller() {
    GamePage page = played("niju", 12);
    GamePage larger = wheel(page, Input.Button.WHEEL_UP, BOARD);
    assertThat(board(larger)).isNotEqualTo(board(page)).isEqualTo(board(type(page, "+")));
    assertThat(wheel(larger, Input.Button.WHEEL_DOWN, BOARD)).isEqualTo(page);
    assertThat(type(larger, "-")).isEqualTo(page);
  }

  @Test
  void whatIsAsLargeAsItCanBeStaysSo() {
    GamePage largest = type(played("niju", 12), "++++++++");
    assertThat(board(type(largest, "-"))).isNotEqualTo(board(largest));
  }

  @Test
  void theWheelGoesThroughTheMovesBesideATableAndOnOtherBoards() {
    GamePage niju = played("niju", 4);
    assertThat(wheel(niju, Input.Button.WHEEL_UP, 70).ply()).isEqualTo(3);
    GamePage talpa = played("talpa", 4);
    GamePage back = wheel(talpa, Input.Button.WHEEL_UP, BOARD);
    assertThat(back.ply()).isEqualTo(3);
    assertThat(wheel(back, Input.Button.WHEEL_DOWN, BOARD).ply()).isEqualTo(4);
  }

  @Test
  void aTableIsDragged() {
    GamePage page = type(played("niju", 30), "++");
    Input.Pointed down = new Input.Pointed(Input.Button.DOWN, 10, 4);
    GamePage dragged = on(on(page, down), new Input.Pointed(Input.Button.UP, 22, 4));
    Spot under = spot(page, 10);
    assertThat(under).isNotEqualTo(spot(page, 22));
    assertThat(spot(dragged, 22)).isEqualTo(under);
    assertThat(dragged.message()).isEmpty();
  }

  private static Spot spot(GamePage page, int column) {
    return new LookInput(page, VIEW).spotAt(new Picking.Place(column, 4)).orElseThrow();
  }

  @Test
  void aPickedTileIsTurnedWithOneKey() {
    GamePage page = played("niju", 4);
    assertThat(type(page, "r").message()).contains("'r' does nothing here");
    GamePage picked = on(on(page, new Input.Pressed(Stroke.TAB)), new Input.Pressed(Stroke.ENTER));
    Spot tile = picked.picking().picked().getFirst();
    GamePage once = type(picked, "r");
    assertThat(once.picking().picked()).containsExactly(tile, new Spot.Turn(0));
    assertThat(type(once, "r").picking().picked()).containsExactly(tile, new Spot.Turn(1));
    assertThat(type(once, "rrrr").picking()).isEqualTo(once.picking());
  }

  @Test
  void tabGoesBackwardsWithShift() {
    GamePage page = played("talpa", 0);
    GamePage two = on(on(page, new Input.Pressed(Stroke.TAB)), new Input.Pressed(Stroke.TAB));
    GamePage one = on(two, new Input.Pressed(Stroke.BACK_TAB));
    assertThat(one.picking()).isEqualTo(on(page, new Input.Pressed(Stroke.TAB)).picking());
  }

  @Test
  void aMoveInTheListIsClicked() {
    GamePage page = played("talpa", 4);
    String[] lines = page.draw(VIEW).text().split("\n", -1);
    String move = page.table().moves().get(1);
    for (int row = 0; row < lines.length; row++) {
      int column = lines[row].indexOf(move);
      if (column >= 0) {
        GamePage there = on(page, new Input.Pointed(Input.Button.DOWN, column, row));
        assertThat(there.ply()).isEqualTo(2);
        return;
      }
    }
    throw new AssertionError(move + " is not shown");
  }

  @Test
  void computersThatAreWatchedWaitAndGoOn() {
    GamePage page = watched("talpa", 2);
    assertThat(page.glance().pace().lets(2, 2_000_000_000L)).isTrue();
    assertThat(page.glance().pace().lets(2, 1_000)).isFalse();
    GamePage paused = type(page, "p");
    assertThat(paused.draw(VIEW).text()).contains("Paused");
    assertThat(paused.glance().pace().lets(2, Long.MAX_VALUE)).isFalse();
    GamePage stepping = type(paused, ".");
    assertThat(stepping.glance().pace().lets(2, 0)).isTrue();
    assertThat(stepping.glance().pace().lets(3, Long.MAX_VALUE)).isFalse();
    assertThat(type(stepping, "p").glance().pace().paused()).isFalse();
  }

  @Test
  void theSpeedOfWhatIsWatchedIsChosen() {
    GamePage page = watched("talpa", 2);
    assertThat(type(page, "<").message()).isEqualTo("Speed: at least 2 s a move");
    GamePage fastest = type(page, ">>>>>");
    assertThat(fastest.message()).isEqualTo("Speed: as fast as they think");
    assertThat(fastest.glance().pace().lets(2, 0)).isTrue();
    assertThat(type(fastest, "<").message()).isEqualTo("Speed: at least 1 s a move");
  }

  @Test
  void whoPlaysCannotLetTheComputerWait() {
    GamePage page = page("talpa", 0, Seat.human("Ana"), Seat.computer("One", "1"));
    assertThat(type(page, "p").message()).contains("'p' does nothing here");
  }

  @Test
  void whoWatchesAndLooksBackGoesOnLookingThere() {
    GamePage back = type(watched("talpa", 4), "[[");
    GamePage later = back.with(watched("talpa", 5).table());
    assertThat(later.ply()).isEqualTo(2);
    assertThat(later.animated()).isEqualTo(later);
    assertThat(type(later, "]]]").animated().moments()).isNotEmpty();
    GamePage player = type(played("talpa", 4), "[[");
    assertThat(player.with(played("talpa", 5).table()).ply()).isEqualTo(5);
  }
}
