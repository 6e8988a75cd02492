package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.ScreenProcess;
import tabuleiro.terminal.screen.Window;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Views;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.terminal.screen.picture.BoardPicture;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A person who plays both sides of a game at a window, and knows what has to be shown there: the
/// board, the players and the moves, as they are drawn of a table that is kept here.
final class Person {
  /// The rows of messages and keys, which are not compared.
  private static final int BELOW = 3;

  /// The code of the wheel turned towards a person.
  private static final int WHEEL = 65;

  private static final int MOST_WHEELS = 8;

  private static final Map<Stroke, String> ARROWS =
      Map.of(
          Stroke.UP, "\u001b[A",
          Stroke.DOWN, "\u001b[B",
          Stroke.RIGHT, "\u001b[C",
          Stroke.LEFT, "\u001b[D");

  private final Window window;
  private final Table table;
  private final Messages words;
  private GamePage page;
  private View view;

  Person(Window window, Game game, int columns, int rows) {
    this.window = window;
    long seed = ScreenProcess.SEED;
    TableSetup setup =
        new TableSetup(
            game.start(seed),
            OptionalLong.of(seed),
            Seat.human("Ana"),
            Seat.human("Rui"),
            ClockSetting.off());
    table = new Table(setup, () -> 0);
    words = Messages.of(Language.ENGLISH).forGame(game.id().game());
    page = GamePage.of(TableView.of(table), words, "");
    view = view(columns, rows);
  }

  private View view(int columns, int rows) {
    return Views.of(columns, rows, words, Settings.standard(Language.ENGLISH));
  }

  Table table() {
    return table;
  }

  /// Returns how the game has ended, in words.
  String ending() {
    return Endings.of(page.table(), words);
  }

  void resize(int columns, int rows) throws IOException, InterruptedException {
    window.resize(columns, rows);
    view = view(columns, rows);
    look();
  }

  /// Waits until the window shows what it has to.
  void look() throws IOException, InterruptedException {
    String due = top(page.draw(view).text());
    assertThat(top(window.await(text -> top(text).equals(due)))).isEqualTo(due);
  }

  private String top(String text) {
    return text.lines().limit(view.rows() - BELOW).collect(Collectors.joining("\n"));
  }

  /// Types the text of a move.
  void type(int move) throws IOException, InterruptedException {
    window.type(":" + table.position().formatMove(move) + "\r");
    play(move);
    look();
  }

  private void play(int move) {
    table.play(table.sideToMove(), move);
    page = page.with(TableView.of(table));
  }

  /// Enters a move with the arrows, Tab and Enter.
  void go(int move) throws IOException, InterruptedException {
    int before = page.table().plies();
    for (Spot spot : table.position().decode(move).path()) {
      if (page.picking().cursor().isEmpty()) {
        press(Stroke.DOWN);
      }
      Optional<List<Stroke>> way = way(page.picking().cursor().orElseThrow(), spot);
      for (Stroke stroke : way.orElse(List.of())) {
        press(stroke);
      }
      for (int i = 0; way.isEmpty() && !page.picking().cursor().equals(Optional.of(spot)); i++) {
        assertThat(i).as("spots by Tab").isLessThan(1000);
        press(Stroke.TAB);
      }
      look();
      press(Stroke.ENTER);
    }
    end(before);
  }

  /// Where more could be picked, Enter says that this is all.
  private void end(int before) throws IOException, InterruptedException {
    if (page.table().plies() == before) {
      press(Stroke.ENTER);
    }
    assertThat(page.table().plies()).isEqualTo(before + 1);
    look();
  }

  /// Returns the arrows that bring the cursor to a spot; empty where they do not.
  private Optional<List<Stroke>> way(Spot from, Spot to) {
    BoardPicture.Spots spots = GameDrawing.picture(page, view).spots();
    Map<Spot, List<Stroke>> ways = new HashMap<>(Map.of(from, List.of()));
    Deque<Spot> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty() && !ways.containsKey(to)) {
      Spot spot = next.remove();
      for (Stroke arrow : ARROWS.keySet()) {
        Spot other = spots.next(spot, right(arrow), down(arrow));
        if (!ways.containsKey(other)) {
          List<Stroke> way = new ArrayList<>(ways.get(spot));
          way.add(arrow);
          ways.put(other, way);
          next.add(other);
        }
      }
    }
    return Optional.ofNullable(ways.get(to));
  }

  private static int right(Stroke arrow) {
    return arrow == Stroke.RIGHT ? 1 : arrow == Stroke.LEFT ? -1 : 0;
  }

  private static int down(Stroke arrow) {
    return arrow == Stroke.DOWN ? 1 : arrow == Stroke.UP ? -1 : 0;
  }

  private void press(Stroke stroke) throws IOException {
    String bytes =
        switch (stroke) {
          case TAB -> "\t";
          case ENTER -> "\r";
          case BACKSPACE -> "\u007f";
          default -> ARROWS.getOrDefault(stroke, "");
        };
    window.type(bytes);
    take(new Input.Pressed(stroke));
  }

  private void take(Input input) {
    Answer answer = page.on(input, view);
    page = (GamePage) answer.page();
    if (answer.wish().orElse(null) instanceof Wish.Play(int move)) {
      play(move);
    }
  }

  /// Enters a move by clicks; by keys where the window cannot show all of its spots.
  void click(int move) throws IOException, InterruptedException {
    int before = page.table().plies();
    for (Spot spot : table.position().decode(move).path()) {
      if (!isReached(spot)) {
        press(Stroke.BACKSPACE);
        press(Stroke.BACKSPACE);
        go(move);
        return;
      }
      Picking.Place place = place(spot);
      window.type(mouse(0, place, 'M') + mouse(0, place, 'm'));
      take(new Input.Pointed(Input.Button.DOWN, place.column(), place.row()));
      take(new Input.Pointed(Input.Button.UP, place.column(), place.row()));
      look();
    }
    end(before);
  }

  /// Turns the wheel over a table until a spot is shown, and returns whether it is.
  private boolean isReached(Spot spot) throws IOException, InterruptedException {
    Picking.Place middle = new Picking.Place(view.columns() / 3, view.rows() / 2);
    for (int i = 0; i < MOST_WHEELS && places(spot).isEmpty(); i++) {
      window.type(mouse(WHEEL, middle, 'M'));
      take(new Input.Pointed(Input.Button.WHEEL_DOWN, middle.column(), middle.row()));
      look();
    }
    return !places(spot).isEmpty();
  }

  /// Enters a move by one drag from its first spot to its second, where it has just two.
  void drag(int move) throws IOException, InterruptedException {
    List<Spot> path = table.position().decode(move).path();
    if (path.size() != 2) {
      click(move);
      return;
    }
    int before = page.table().plies();
    Picking.Place from = place(path.getFirst());
    window.type(mouse(0, from, 'M'));
    take(new Input.Pointed(Input.Button.DOWN, from.column(), from.row()));
    Picking.Place to = place(path.getLast());
    window.type(mouse(0, to, 'm'));
    take(new Input.Pointed(Input.Button.UP, to.column(), to.row()));
    end(before);
  }

  /// Returns the middle one of the places where a spot is shown.
  private Picking.Place place(Spot spot) {
    List<Picking.Place> places = places(spot);
    return places.get(places.size() / 2);
  }

  private List<Picking.Place> places(Spot spot) {
    BoardPicture picture = GameDrawing.picture(page, view);
    Layout layout = Layout.of(view);
    List<Picking.Place> places = new ArrayList<>();
    for (int row = 0; row < picture.sheet().rows(); row++) {
      for (int column = 0; column < picture.sheet().columns(); column++) {
        if (picture.spots().at(column, row).equals(Optional.of(spot))) {
          places.add(
              new Picking.Place(
                  column + layout.left(picture.sheet()), row + layout.top(picture.sheet())));
        }
      }
    }
    return places;
  }

  private static String mouse(int code, Picking.Place place, char end) {
    return "\u001b[<%d;%d;%d%c".formatted(code, place.column() + 1, place.row() + 1, end);
  }

  /// Returns the position on the table.
  Position position() {
    return table.position();
  }
}
