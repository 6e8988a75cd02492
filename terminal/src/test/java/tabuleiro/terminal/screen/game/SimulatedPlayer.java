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
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.ScreenProcess;
import tabuleiro.terminal.screen.TerminalWindow;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A simulated user who plays both sides of a game in a window, and checks the board, the players
/// and the moves that it shows against a session of the test.
final class SimulatedPlayer {
  /// The rows of messages and keys, which are not compared.
  private static final int BELOW = 3;

  /// The code of the wheel when turned up.
  private static final int WHEEL = 65;

  private static final int MOST_WHEELS = 8;

  private static final Map<SpecialKey, String> ARROWS =
      Map.of(
          SpecialKey.UP, "\u001b[A",
          SpecialKey.DOWN, "\u001b[B",
          SpecialKey.RIGHT, "\u001b[C",
          SpecialKey.LEFT, "\u001b[D");

  private final TerminalWindow window;
  private final GameSession session;
  private final Messages messages;
  private GamePage page;
  private PageContext context;

  SimulatedPlayer(TerminalWindow window, Game game, int columns, int rows) {
    this.window = window;
    long seed = ScreenProcess.SEED;
    SessionSetup setup =
        new SessionSetup(
            game.start(seed),
            OptionalLong.of(seed),
            Seat.human("Ana"),
            Seat.human("Rui"),
            TimeControls.none());
    session = new GameSession(setup, () -> 0);
    messages = Messages.of(Language.ENGLISH).forGame(game.id().game());
    page = GamePage.of(GameProgress.of(session), messages, "");
    context = context(columns, rows);
  }

  private PageContext context(int columns, int rows) {
    return PageContexts.of(columns, rows, messages, TerminalSettings.defaults(Language.ENGLISH));
  }

  GameSession session() {
    return session;
  }

  /// Returns the text of the game's ending.
  String ending() {
    return GameResultLine.format(page.progress(), messages);
  }

  void resize(int columns, int rows) throws IOException, InterruptedException {
    window.resize(columns, rows);
    context = context(columns, rows);
    look();
  }

  /// Waits until the window shows the expected text.
  void look() throws IOException, InterruptedException {
    String due = top(page.draw(context).format());
    assertThat(top(window.await(text -> top(text).equals(due)))).isEqualTo(due);
  }

  private String top(String text) {
    return text.lines().limit(context.rows() - BELOW).collect(Collectors.joining("\n"));
  }

  /// Types the text of a move.
  void type(int move) throws IOException, InterruptedException {
    window.type(":" + session.position().formatMove(move) + "\r");
    play(move);
    look();
  }

  private void play(int move) {
    session.play(session.sideToMove(), move);
    page = page.with(GameProgress.of(session));
  }

  /// Enters a move with the arrows, Tab and Enter.
  void go(int move) throws IOException, InterruptedException {
    int before = page.progress().plies();
    for (ClickTarget target : session.position().decode(move).path()) {
      if (page.selection().cursor().isEmpty()) {
        press(SpecialKey.DOWN);
      }
      Optional<List<SpecialKey>> way = way(page.selection().cursor().orElseThrow(), target);
      for (SpecialKey key : way.orElse(List.of())) {
        press(key);
      }
      for (int i = 0;
          way.isEmpty() && !page.selection().cursor().equals(Optional.of(target));
          i++) {
        assertThat(i).as("targets by Tab").isLessThan(1000);
        press(SpecialKey.TAB);
      }
      look();
      press(SpecialKey.ENTER);
    }
    end(before);
  }

  /// When more could be selected, Enter plays the move as it is.
  private void end(int before) throws IOException, InterruptedException {
    if (page.progress().plies() == before) {
      press(SpecialKey.ENTER);
    }
    assertThat(page.progress().plies()).isEqualTo(before + 1);
    look();
  }

  /// Returns the arrow keys that move the cursor to a target; empty when there are none.
  private Optional<List<SpecialKey>> way(ClickTarget from, ClickTarget to) {
    BoardPicture.TargetMap targets = GamePageRenderer.picture(page, context).targets();
    Map<ClickTarget, List<SpecialKey>> navigation = new HashMap<>(Map.of(from, List.of()));
    Deque<ClickTarget> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty() && !navigation.containsKey(to)) {
      ClickTarget target = next.remove();
      for (SpecialKey arrow : ARROWS.keySet()) {
        ClickTarget other = targets.nextTarget(target, right(arrow), down(arrow));
        if (!navigation.containsKey(other)) {
          List<SpecialKey> way = new ArrayList<>(navigation.get(target));
          way.add(arrow);
          navigation.put(other, way);
          next.add(other);
        }
      }
    }
    return Optional.ofNullable(navigation.get(to));
  }

  private static int right(SpecialKey arrow) {
    return arrow == SpecialKey.RIGHT ? 1 : arrow == SpecialKey.LEFT ? -1 : 0;
  }

  private static int down(SpecialKey arrow) {
    return arrow == SpecialKey.DOWN ? 1 : arrow == SpecialKey.UP ? -1 : 0;
  }

  private void press(SpecialKey key) throws IOException {
    String bytes =
        switch (key) {
          case TAB -> "\t";
          case ENTER -> "\r";
          case BACKSPACE -> "\u007f";
          default -> ARROWS.getOrDefault(key, "");
        };
    for (char character : bytes.toCharArray()) {
      window.type(Character.toString(character)); // One by one, as from a slow terminal.
    }
    take(new InputEvent.KeyEvent(key));
  }

  private void take(InputEvent input) {
    PageUpdate answer = page.handle(input, context);
    page = (GamePage) answer.page();
    if (answer.request().orElse(null) instanceof PageRequest.PlayMove(int move)) {
      play(move);
    }
  }

  /// Enters a move by clicks, or by keys when the window cannot show all of its targets.
  void click(int move) throws IOException, InterruptedException {
    int before = page.progress().plies();
    for (ClickTarget target : session.position().decode(move).path()) {
      if (!isReached(target)) {
        press(SpecialKey.BACKSPACE);
        press(SpecialKey.BACKSPACE);
        go(move);
        return;
      }
      MoveSelection.WindowPoint place = place(target);
      window.type(mouse(0, place, 'M') + mouse(0, place, 'm'));
      take(new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, place.column(), place.row()));
      take(new InputEvent.MouseEvent(InputEvent.MouseAction.RELEASE, place.column(), place.row()));
      look();
    }
    end(before);
  }

  /// Turns the wheel over an unbounded board until a target is shown, and returns whether it is.
  private boolean isReached(ClickTarget target) throws IOException, InterruptedException {
    MoveSelection.WindowPoint middle =
        new MoveSelection.WindowPoint(context.columns() / 3, context.rows() / 2);
    for (int i = 0; i < MOST_WHEELS && places(target).isEmpty(); i++) {
      window.type(mouse(WHEEL, middle, 'M'));
      take(
          new InputEvent.MouseEvent(
              InputEvent.MouseAction.WHEEL_DOWN, middle.column(), middle.row()));
      look();
    }
    return !places(target).isEmpty();
  }

  /// Enters a move by one drag from its first target to its second, where it has just two.
  void drag(int move) throws IOException, InterruptedException {
    List<ClickTarget> path = session.position().decode(move).path();
    if (path.size() != 2) {
      click(move);
      return;
    }
    int before = page.progress().plies();
    MoveSelection.WindowPoint from = place(path.getFirst());
    window.type(mouse(0, from, 'M'));
    take(new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, from.column(), from.row()));
    MoveSelection.WindowPoint to = place(path.getLast());
    window.type(mouse(0, to, 'm'));
    take(new InputEvent.MouseEvent(InputEvent.MouseAction.RELEASE, to.column(), to.row()));
    end(before);
  }

  /// Returns the middle one of the places that show a target.
  private MoveSelection.WindowPoint place(ClickTarget target) {
    List<MoveSelection.WindowPoint> places = places(target);
    return places.get(places.size() / 2);
  }

  private List<MoveSelection.WindowPoint> places(ClickTarget target) {
    BoardPicture picture = GamePageRenderer.picture(page, context);
    GamePageLayout layout = GamePageLayout.of(page, context);
    List<MoveSelection.WindowPoint> places = new ArrayList<>();
    for (int row = 0; row < picture.grid().rows(); row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        if (picture.targets().targetAt(column, row).equals(Optional.of(target))) {
          places.add(
              new MoveSelection.WindowPoint(
                  column + layout.left(picture.grid()), row + layout.top(picture.grid())));
        }
      }
    }
    return places;
  }

  private static String mouse(int code, MoveSelection.WindowPoint place, char end) {
    return "\u001b[<%d;%d;%d%c".formatted(code, place.column() + 1, place.row() + 1, end);
  }

  /// Returns the current position.
  Position position() {
    return session.position();
  }
}
