package tabuleiro.terminal.screen.picture;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.testkit.GoldenFile;

/// Golden tests of the pictures of six boards, in the middle of a game and at its end, with all
/// kinds of marks, in the room that a small and a large screen leave for the board.
class PictureGoldenTest {
  record Room(String name, int columns, int rows) {}

  static Stream<Arguments> pictures() {
    return Games.representativeGames().stream()
        .flatMap(game ->
            Stream.of(new Room("small", 52, 19), new Room("large", 76, 36))
                .map(room -> Arguments.of(game, room)));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyBoardIsDrawn(Game game, Room room) {
    BoardStyle style = new BoardStyle(false, false, false, true, 0, 0, 0, false);
    GoldenFile.check(name(game, room, ""), pictures(game, room, style));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyBoardIsDrawnInAsciiToo(Game game, Room room) {
    BoardStyle style = new BoardStyle(true, false, true, true, 0, 0, 0, false);
    GoldenFile.check(name(game, room, "-ascii"), pictures(game, room, style));
  }

  private static String name(Game game, Room room, String style) {
    String board = game.id().toString().replace(' ', '-');
    return "pictures/" + board + "-" + room.name + style + ".txt";
  }

  /// Returns the pictures after 12 moves, with all targets of a move but the last selected and the
  /// cursor on the last one, and at the end of the game.
  private static String pictures(Game game, Room room, BoardStyle style) {
    BoardView start = BoardViews.after(game, 12, SeededRandom.of(1), style);
    StringBuilder text = new StringBuilder(text(withCursor(start), room));
    BoardView selection = BoardViews.picking(start);
    while (!BoardViews.picking(selection).legal().isEmpty()) {
      selection = BoardViews.picking(selection);
    }
    text.append('\n').append(text(withCursor(selection), room));
    BoardView end = BoardViews.after(game, game.maxPlies(), SeededRandom.of(5), style);
    return text.append('\n').append(text(end, room)).toString();
  }

  private static BoardView withCursor(BoardView view) {
    return BoardViews.at(view, BoardViews.inOrder(view).get(view.legal().size() / 2));
  }

  private static String text(BoardView view, Room room) {
    return BoardViews.draw(view, room.columns, room.rows).grid().format();
  }
}
