package tabuleiro.terminal.screen.game;

import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;

/// Handles input that changes what is shown of a game: scrolling and zooming an unbounded board,
/// showing other moves, and the speed of a game between computers.
///
/// @param page the page before the input
record NavigationInputHandler(GamePage page, PageContext context) {
  PageUpdate scroll(int right, int up) {
    return withDisplay(page.display().scrolled(right, up));
  }

  PageUpdate zoom(int by) {
    return withDisplay(page.display().zoomed(by));
  }

  /// Returns the page with other display options; unchanged at the end of a range, so that a scroll
  /// back takes effect at once.
  private PageUpdate withDisplay(DisplayOptions other) {
    GamePage after = page.with(other);
    return PageUpdate.of(boardText(after).equals(boardText(page)) ? page : after);
  }

  private String boardText(GamePage shown) {
    return GamePageRenderer.picture(shown, context).grid().format();
  }

  /// Handles the wheel: over an unbounded board it zooms, elsewhere it steps through the moves.
  ///
  /// @param by 1 for down, which steps forward or zooms out; -1 for up
  PageUpdate turnWheel(int by, int column) {
    boolean overTable =
        page.hasTableBoard() && column < GamePageLayout.of(page, context).panelLeft();
    return overTable ? zoom(-by) : page.atPly(page.ply() + by);
  }

  /// Drags an unbounded board, so that the cell under the mouse follows it.
  ///
  /// @return empty when no cell of an unbounded board was dragged
  Optional<PageUpdate> drag(MoveSelection.WindowPoint from, MoveSelection.WindowPoint to) {
    if (!(page.progress().game().board() instanceof UnboundedBoard board)
        || !(targetAt(from).orElse(null) instanceof ClickTarget.Cell first)
        || !(targetAt(to).orElse(null) instanceof ClickTarget.Cell last)) {
      return Optional.empty();
    }
    int way = page.display().isFlipped() ? -1 : 1;
    int right = way * (board.column(last.cell()) - board.column(first.cell()));
    int up = way * (board.row(last.cell()) - board.row(first.cell()));
    GamePage free = page.with(page.selection().withoutCursor()).withMessage("");
    return Optional.of(new NavigationInputHandler(free, context).scroll(right, up));
  }

  /// Returns the target at a point of the window.
  Optional<ClickTarget> targetAt(MoveSelection.WindowPoint place) {
    GamePageLayout layout = GamePageLayout.of(page, context);
    BoardPicture picture = GamePageRenderer.picture(page, context);
    int column = place.column() - layout.left(picture.grid());
    int row = place.row() - layout.top(picture.grid());
    return picture.targets().targetAt(column, row);
  }

  /// Shows the move of the move list that was clicked.
  ///
  /// @return empty when there is no move at that point
  Optional<PageUpdate> clickMove(MoveSelection.WindowPoint place) {
    GamePageLayout layout = GamePageLayout.of(page, context);
    int column = place.column() - layout.panelLeft();
    OptionalInt move =
        GamePanel.moveAt(page, layout, context.asciiOnly(), column, place.row() - layout.top());
    return move.isPresent()
        ? Optional.of(new ReviewNavigator(page).atMove(move.getAsInt()))
        : Optional.empty();
  }

  /// Pauses or resumes a game between computers.
  PageUpdate withSpeed(PlaybackSpeed speed) {
    return PageUpdate.of(page.with(page.display().withSpeed(speed)).withMessage(""));
  }

  /// Changes the speed of a game between computers.
  ///
  /// @param by 1 for slower, -1 for faster
  PageUpdate changeSpeed(int by) {
    PlaybackSpeed speed = page.display().speed().slower(by);
    GamePage after = page.with(page.display().withSpeed(speed));
    return PageUpdate.of(after.withMessage(page.messages().format("page.pace", speed.seconds())));
  }
}
