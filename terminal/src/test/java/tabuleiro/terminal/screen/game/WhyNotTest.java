package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Views;
import tabuleiro.terminal.screen.picture.BoardPicture;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// On every board, a click on something that cannot be picked says which rule forbids it, or what
/// is to be picked first.
class WhyNotTest {
  private static final View VIEW = Views.english(80, 24);

  /// Ni-Ju's moves are entered in an order that is no rule.
  private static final String RULE_OR_ORDER =
      ".*\\(rule \\w+\\)|a move begins with a tile.*|after the (tile|turn) comes.*";

  /// Clicks on every place of the window where something stands that cannot be picked now, and
  /// returns how many there are.
  private static int clickOnAll(GamePage page) {
    BoardPicture picture = GameDrawing.picture(page, VIEW);
    Layout layout = Layout.of(VIEW);
    Set<Spot> next = page.paths().next(page.picking().picked());
    int clicked = 0;
    for (int row = 0; row < picture.sheet().rows(); row++) {
      for (int column = 0; column < picture.sheet().columns(); column++) {
        Optional<Spot> spot = picture.spots().at(column, row);
        boolean another = spot.isPresent() && !next.contains(spot.get());
        if (another && !page.picking().picked().contains(spot.get()) && !begins(page, spot.get())) {
          int left = layout.left(picture.sheet()) + column;
          int top = layout.top(picture.sheet()) + row;
          GamePage after =
              (GamePage) page.on(new Input.Pointed(Input.Button.DOWN, left, top), VIEW).page();
          assertThat(after.message()).as("%s", spot).matches(RULE_OR_ORDER);
          assertThat(after.picking().picked()).isEqualTo(page.picking().picked());
          clicked++;
        }
      }
    }
    return clicked;
  }

  /// Another piece is picked instead of the one before.
  private static boolean begins(GamePage page, Spot spot) {
    return page.paths().next(List.of()).contains(spot);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#boards")
  void theRuleIsNamed(Game game) {
    TableSetup setup = TableSetup.of(game, 1, Seat.human("Ana"), Seat.human("Rui"));
    Table table = new Table(setup, () -> 0);
    for (int ply = 0; ply < 6; ply++) {
      Position position = table.position();
      table.play(table.sideToMove(), position.moveAt(7 * ply % position.countMoves()));
    }
    Messages words = Messages.of(Language.ENGLISH).forGame(game.id().game());
    GamePage page = GamePage.of(TableView.of(table), words, "");
    int clicked = 0;
    while (page.isNow() && page.paths().move(page.picking().picked()).isEmpty()) {
      clicked += clickOnAll(page);
      GamePage at = (GamePage) page.on(new Input.Pressed(Stroke.TAB), VIEW).page();
      page = (GamePage) at.on(new Input.Pressed(Stroke.ENTER), VIEW).page();
    }
    assertThat(clicked).isPositive();
  }
}
