package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Plays whole games on every board by input events, without a terminal. The moves are random with
/// a fixed seed.
class FullScreenPlayTest {
  private static final PageContext VIEW = PageContexts.english(160, 50);

  /// The ways to enter a move.
  private interface Entering {
    Desk enter(Desk desk, int move);
  }

  /// A game and its page.
  private record Desk(GameSession session, GamePage page) {
    static Desk of(Game game) {
      Seat ana = Seat.human("Ana");
      Seat rui = Seat.human("Rui");
      GameSession session = new GameSession(SessionSetup.of(game, 1, ana, rui), () -> 0);
      Messages messages = Messages.of(Language.ENGLISH).forGame(game.id().game());
      return new Desk(session, GamePage.of(GameProgress.of(session), messages, ""));
    }

    Desk on(InputEvent input) {
      PageUpdate answer = page.handle(input, VIEW);
      GamePage after = (GamePage) answer.page();
      if (answer.request().isPresent()) {
        assertThat(answer.request().get()).isInstanceOf(PageRequest.PlayMove.class);
        session.play(session.sideToMove(), ((PageRequest.PlayMove) answer.request().get()).move());
      }
      return new Desk(session, after.with(GameProgress.of(session)));
    }

    Desk on(SpecialKey key) {
      return on(new InputEvent.KeyEvent(key));
    }

    List<ClickTarget> path(int move) {
      return session.position().decode(move).path();
    }

    /// Returns whether the move was played with its last target, as no other target continues it.
    Desk confirmed(int plies) {
      return session.moves().size() == plies ? on(SpecialKey.ENTER) : this;
    }
  }

  private static Desk byKeyboard(Desk desk, int move) {
    int plies = desk.session().moves().size();
    Desk now = desk;
    for (ClickTarget target : desk.path(move)) {
      int tries = 0;
      while (!now.page().selection().cursor().equals(Optional.of(target))) {
        now = now.on(SpecialKey.TAB);
        assertThat(tries++).as("places of %s", target).isLessThan(5000);
      }
      now = now.on(SpecialKey.ENTER);
    }
    return now.confirmed(plies);
  }

  private static Desk byMouse(Desk desk, int move) {
    int plies = desk.session().moves().size();
    Desk now = desk;
    for (ClickTarget target : desk.path(move)) {
      int[] place = place(now.page(), target);
      now = now.on(new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, place[0], place[1]));
      now = now.on(new InputEvent.MouseEvent(InputEvent.MouseAction.RELEASE, place[0], place[1]));
    }
    return now.confirmed(plies);
  }

  /// Drags from the last target but one to the last.
  private static Desk byDragging(Desk desk, int move) {
    List<ClickTarget> path = desk.path(move);
    if (path.size() < 2) {
      return byMouse(desk, move);
    }
    int plies = desk.session().moves().size();
    Desk now = desk;
    for (ClickTarget target : path.subList(0, path.size() - 1)) {
      int[] place = place(now.page(), target);
      now = now.on(new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, place[0], place[1]));
    }
    int[] place = place(now.page(), path.getLast());
    return now.on(new InputEvent.MouseEvent(InputEvent.MouseAction.RELEASE, place[0], place[1]))
        .confirmed(plies);
  }

  private static int[] place(GamePage page, ClickTarget target) {
    BoardPicture picture = GamePageRenderer.picture(page, VIEW);
    GamePageLayout layout = GamePageLayout.of(page, VIEW);
    for (int row = 0; row < picture.grid().rows(); row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        if (picture.targets().targetAt(column, row).equals(Optional.of(target))) {
          return new int[] {column + layout.left(picture.grid()), row + layout.top(picture.grid())};
        }
      }
    }
    throw new AssertionError(target + " is not in the picture");
  }

  private static Desk byTyping(Desk desk, int move) {
    Desk now = desk.on(new InputEvent.CharacterEvent(':'));
    for (int c : desk.session().position().formatMove(move).codePoints().toArray()) {
      now = now.on(new InputEvent.CharacterEvent(c));
    }
    return now.on(SpecialKey.ENTER);
  }

  private static void play(Game game, Entering entering) {
    RandomGenerator random = SeededRandom.of(5);
    Desk desk = Desk.of(game);
    while (desk.session().ending().isEmpty()) {
      Position before = desk.session().position();
      int move = before.moveAt(random.nextInt(before.countMoves()));
      desk = entering.enter(desk, move);
      assertThat(desk.session().positions())
          .as("%s", before.formatMove(move))
          .endsWith(before, before.playUnchecked(move));
    }
    assertThat(desk.page().draw(VIEW).format())
        .contains(desk.session().ending().get().result().format());
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void aGameIsPlayedWithTheKeyboardAlone(Game game) {
    play(game, FullScreenPlayTest::byKeyboard);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void aGameIsPlayedWithTheMouseAlone(Game game) {
    play(game, FullScreenPlayTest::byMouse);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void aGameIsPlayedByDragging(Game game) {
    play(game, FullScreenPlayTest::byDragging);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void aGameIsPlayedByTypingItsMoves(Game game) {
    play(game, FullScreenPlayTest::byTyping);
  }
}
