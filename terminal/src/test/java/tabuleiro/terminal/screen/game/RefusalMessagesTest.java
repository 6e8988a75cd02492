package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// On every board, a click on a target that cannot be selected names the rule that forbids it, or
/// what must be selected first.
class RefusalMessagesTest {
  private static final PageContext VIEW = PageContexts.english(80, 24);

  /// The moves of Ni-Ju are entered in an order that is not a rule of the game.
  private static final String RULE_OR_ORDER =
      ".*\\(rule \\w+\\)|a move begins with a tile.*|the (rotation|cell) comes after the .*";

  /// Clicks once on every target that is shown and cannot be selected, and returns the number of
  /// such targets.
  private static int clickOnAll(GamePage page) {
    BoardPicture picture = GamePageRenderer.picture(page, VIEW);
    GamePageLayout layout = GamePageLayout.of(page, VIEW);
    Set<ClickTarget> next = page.shown().paths().nextTargets(page.selection().targets());
    Set<ClickTarget> clicked = new HashSet<>();
    for (int row = 0; row < picture.grid().rows(); row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        Optional<ClickTarget> target = picture.targets().targetAt(column, row);
        boolean another = target.isPresent() && !next.contains(target.get());
        if (another
            && !page.selection().targets().contains(target.get())
            && !begins(page, target.get())
            && clicked.add(target.get())) {
          int left = layout.left(picture.grid()) + column;
          int top = layout.top(picture.grid()) + row;
          GamePage after =
              (GamePage)
                  page.handle(
                          new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, left, top), VIEW)
                      .page();
          assertThat(after.message()).as("%s", target).matches(RULE_OR_ORDER);
          assertThat(after.selection().targets()).isEqualTo(page.selection().targets());
        }
      }
    }
    return clicked.size();
  }

  /// Returns whether the click selects another piece in place of the selected one.
  private static boolean begins(GamePage page, ClickTarget target) {
    return page.shown().paths().nextTargets(List.of()).contains(target);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void theRuleIsNamed(Game game) {
    SessionSetup setup = SessionSetup.of(game, 1, Seat.human("Ana"), Seat.human("Rui"));
    GameSession session = new GameSession(setup, () -> 0);
    for (int ply = 0; ply < 6; ply++) {
      Position position = session.position();
      session.play(session.sideToMove(), position.moveAt(7 * ply % position.countMoves()));
    }
    Messages messages = Messages.of(Language.ENGLISH).forGame(game.id().game());
    GamePage page = GamePage.of(GameProgress.of(session), messages, "");
    int clicked = 0;
    while (page.isShowingLatest()
        && page.shown().paths().move(page.selection().targets()).isEmpty()) {
      clicked += clickOnAll(page);
      GamePage at = (GamePage) page.handle(new InputEvent.KeyEvent(SpecialKey.TAB), VIEW).page();
      page = (GamePage) at.handle(new InputEvent.KeyEvent(SpecialKey.ENTER), VIEW).page();
    }
    assertThat(clicked).isPositive();
  }
}
