package tabuleiro.terminal.screen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.terminal.screen.page.PageFrame;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Every board of every variant is shown as a whole, with its coordinates, on the page of a game in
/// a window of any size from the smallest one.
@Tag("full")
class WholeBoardsTest {
  private static final int MAX_COLUMNS = 200;
  private static final int MAX_ROWS = 60;

  /// In Unicode, in ASCII and turned, and a diamond as a square.
  private static final List<BoardStyle> STYLES =
      List.of(
          BoardStyle.STANDARD,
          new BoardStyle(true, true, false, false, 0, 0, 0, false),
          new BoardStyle(true, false, true, false, 0, 0, 0, false));

  private static final Map<Integer, Set<Room>> ROOMS = new HashMap<>();

  private record Room(int columns, int rows) {}

  static Stream<Game> games() {
    return Games.families().stream()
        .flatMap(family -> family.variants().stream().map(family::game))
        .filter(game -> !(game.board() instanceof UnboundedBoard));
  }

  /// A room and the whole picture in it. Smaller rooms have the same picture while it fits: larger
  /// ones do not fit there either.
  private record Drawn(Room room, int columns, int rows) {
    boolean covers(Room other) {
      return other.columns >= columns
          && other.columns <= room.columns
          && other.rows >= rows
          && other.rows <= room.rows;
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theWholeBoardIsShownInAWindowOfAnySize(Game game) {
    Messages messages = Messages.of(Language.ENGLISH).forGame(game.id().game());
    GamePage page = page(game, messages);
    List<String> cropped = new ArrayList<>();
    for (BoardStyle style : STYLES) {
      BoardView view =
          new BoardView(game.start(1), Set.of(), List.of(), Optional.empty(), List.of(), style);
      List<Drawn> whole = new ArrayList<>();
      for (Room room : rooms(page)) {
        if (whole.stream().noneMatch(drawn -> drawn.covers(room))) {
          BoardPicture picture = BoardPictures.draw(view, room.columns, room.rows, messages);
          if (isWhole(picture, game)) {
            whole.add(new Drawn(room, picture.grid().columns(), picture.grid().rows()));
          } else {
            cropped.add(room.columns + "x" + room.rows);
          }
        }
      }
    }
    assertThat(cropped).as("rooms in which %s is cropped", game.id()).isEmpty();
  }

  /// Returns the rooms for the board in windows of all sizes, the largest first. They are the same
  /// for all boards that need as many columns.
  private static Set<Room> rooms(GamePage page) {
    return ROOMS.computeIfAbsent(
        BoardPictures.minColumns(page.progress().game().board()),
        _ -> {
          Set<Room> rooms = new LinkedHashSet<>();
          for (int columns = MAX_COLUMNS; columns >= PageFrame.MIN_COLUMNS; columns--) {
            for (int rows = MAX_ROWS; rows >= PageFrame.MIN_ROWS; rows--) {
              GamePageLayout layout = GamePageLayout.of(page, PageContexts.english(columns, rows));
              rooms.add(new Room(layout.boardColumns(), layout.boardRows()));
            }
          }
          return rooms;
        });
  }

  private static GamePage page(Game game, Messages messages) {
    SessionSetup setup = SessionSetup.of(game, 1, Seat.human("Ana"), Seat.human("Rui"));
    GameSession session = new GameSession(setup, () -> 0);
    return GamePage.of(GameProgress.of(session), messages, "");
  }

  /// Returns whether all cells and their coordinates are drawn, and the edges that are goals.
  private static boolean isWhole(BoardPicture picture, Game game) {
    String text = picture.grid().format();
    return !picture.isPart()
        && names(game.board()).allMatch(text::contains)
        && (!game.joinsEdges() || hasAllEdges(picture));
  }

  /// Returns whether something other than a cell is drawn all around the board.
  private static boolean hasAllEdges(BoardPicture picture) {
    int bottom = picture.grid().rows() - 1;
    int middle = picture.grid().columns() / 2;
    return IntStream.of(0, bottom)
        .allMatch(row ->
            IntStream.rangeClosed(middle - 1, middle + 1)
                .allMatch(column ->
                    picture.targets().targetAt(column, row).isEmpty()
                        && picture.grid().character(column, row) != ' '));
  }

  private static Stream<String> names(Board board) {
    return switch (board) {
      case SquareBoard square ->
          Stream.concat(
              IntStream.range(0, square.columns()).mapToObj(SquareBoard::columnName),
              IntStream.rangeClosed(1, square.rows()).mapToObj(String::valueOf));
      case HexagonBoard hexagon ->
          IntStream.range(0, hexagon.rows())
              .mapToObj(row -> hexagon.name(hexagon.cellAt(0, row)).substring(0, 1));
      case Board _ -> Stream.of();
    };
  }
}
