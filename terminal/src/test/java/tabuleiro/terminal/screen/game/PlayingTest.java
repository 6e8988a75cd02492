package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Views;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.terminal.screen.picture.BoardPicture;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Whole games of every board by events alone, without a terminal. The moves are random; the seed
/// is in the test.
class PlayingTest {
  private static final View VIEW = Views.english(160, 50);

  /// How a person enters a move.
  private interface Entering {
    Desk enter(Desk desk, int move);
  }

  /// A table and its page.
  private record Desk(Table table, GamePage page) {
    static Desk of(Game game) {
      Seat ana = Seat.human("Ana");
      Seat rui = Seat.human("Rui");
      Table table = new Table(TableSetup.of(game, 1, ana, rui), () -> 0);
      Messages words = Messages.of(Language.ENGLISH).forGame(game.id().game());
      return new Desk(table, GamePage.of(TableView.of(table), words, ""));
    }

    Desk on(Input input) {
      Answer answer = page.on(input, VIEW);
      GamePage after = (GamePage) answer.page();
      if (answer.wish().isPresent()) {
        assertThat(answer.wish().get()).isInstanceOf(Wish.Play.class);
        table.play(table.sideToMove(), ((Wish.Play) answer.wish().get()).move());
      }
      return new Desk(table, after.with(TableView.of(table)));
    }

    Desk on(Stroke stroke) {
      return on(new Input.Pressed(stroke));
    }

    List<Spot> path(int move) {
      return table.position().decode(move).path();
    }

    /// Whether the move was played with the last spot, where no other goes on from there.
    Desk confirmed(int plies) {
      return table.moves().size() == plies ? on(Stroke.ENTER) : this;
    }
  }

  private static Desk byKeyboard(Desk desk, int move) {
    int plies = desk.table().moves().size();
    Desk now = desk;
    for (Spot spot : desk.path(move)) {
      int tries = 0;
      while (!now.page().picking().cursor().equals(Optional.of(spot))) {
        now = now.on(Stroke.TAB);
        assertThat(tries++).as("places of %s", spot).isLessThan(5000);
      }
      now = now.on(Stroke.ENTER);
    }
    return now.confirmed(plies);
  }

  private static Desk byMouse(Desk desk, int move) {
    int plies = desk.table().moves().size();
    Desk now = desk;
    for (Spot spot : desk.path(move)) {
      int[] place = place(now.page(), spot);
      now = now.on(new Input.Pointed(Input.Button.DOWN, place[0], place[1]));
      now = now.on(new Input.Pointed(Input.Button.UP, place[0], place[1]));
    }
    return now.confirmed(plies);
  }

  /// The last two spots are where the mouse's button goes down and where it goes up.
  private static Desk byDragging(Desk desk, int move) {
    List<Spot> path = desk.path(move);
    if (path.size() < 2) {
      return byMouse(desk, move);
    }
    int plies = desk.table().moves().size();
    Desk now = desk;
    for (Spot spot : path.subList(0, path.size() - 1)) {
      int[] place = place(now.page(), spot);
      now = now.on(new Input.Pointed(Input.Button.DOWN, place[0], place[1]));
    }
    int[] place = place(now.page(), path.getLast());
    return now.on(new Input.Pointed(Input.Button.UP, place[0], place[1])).confirmed(plies);
  }

  private static int[] place(GamePage page, Spot spot) {
    BoardPicture picture = GameDrawing.picture(page, VIEW);
    Layout layout = Layout.of(VIEW);
    for (int row = 0; row < picture.sheet().rows(); row++) {
      for (int column = 0; column < picture.sheet().columns(); column++) {
        if (picture.spots().at(column, row).equals(Optional.of(spot))) {
          return new int[] {
            column + layout.left(picture.sheet()), row + layout.top(picture.sheet())
          };
        }
      }
    }
    throw new AssertionError(spot + " is not in the picture");
  }

  private static Desk byTyping(Desk desk, int move) {
    Desk now = desk.on(new Input.Typed(':'));
    for (int c : desk.table().position().formatMove(move).codePoints().toArray()) {
      now = now.on(new Input.Typed(c));
    }
    return now.on(Stroke.ENTER);
  }

  private static void play(Game game, Entering entering) {
    RandomGenerator random = Seeds.random(5);
    Desk desk = Desk.of(game);
    while (desk.table().ending().isEmpty()) {
      Position before = desk.table().position();
      int move = before.moveAt(random.nextInt(before.countMoves()));
      desk = entering.enter(desk, move);
      assertThat(desk.table().positions())
          .as("%s", before.formatMove(move))
          .endsWith(before, before.playUnchecked(move));
    }
    assertThat(desk.page().draw(VIEW).text())
        .contains(desk.table().ending().get().result().format());
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#boards")
  void aGameIsPlayedWithTheKeyboardAlone(Game game) {
    play(game, PlayingTest::byKeyboard);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#boards")
  void aGameIsPlayedWithTheMouseAlone(Game game) {
    play(game, PlayingTest::byMouse);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#boards")
  void aGameIsPlayedByDragging(Game game) {
    play(game, PlayingTest::byDragging);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#boards")
  void aGameIsPlayedByTypingItsMoves(Game game) {
    play(game, PlayingTest::byTyping);
  }
}
