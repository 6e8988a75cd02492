package tabuleiro.terminal.screen.game;

import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;

/// What a person does to see something else of a game: scroll and zoom a table, look at other
/// moves, let computers go faster or wait.
///
/// @param page before it
record NavigationInputHandler(GamePage page, PageContext view) {
  PageUpdate scroll(int right, int up) {
    return seen(page.display().scrolled(right, up));
  }

  PageUpdate zoom(int by) {
    return seen(page.display().zoomed(by));
  }

  /// What is at its end already stays, so that the way back is not longer than the way there.
  private PageUpdate seen(DisplayOptions other) {
    GamePage after = page.with(other);
    return PageUpdate.of(drawn(after).equals(drawn(page)) ? page : after);
  }

  private String drawn(GamePage shown) {
    return GamePageRenderer.picture(shown, view).grid().format();
  }

  /// The wheel over a table zooms, elsewhere it goes through the moves.
  ///
  /// @param by 1 or -1: downwards is forth, and away
  PageUpdate turnWheel(int by, int column) {
    boolean overTable = page.hasTableBoard() && column < GamePageLayout.of(view).panelLeft();
    return overTable ? zoom(-by) : page.atPly(page.ply() + by);
  }

  /// A table that is dragged: what was under the mouse stays there.
  ///
  /// @return empty where nothing was dragged that could be
  Optional<PageUpdate> drag(MoveSelection.WindowPoint from, MoveSelection.WindowPoint to) {
    if (!(page.progress().game().board() instanceof UnboundedBoard board)
        || !(spotAt(from).orElse(null) instanceof ClickTarget.Cell first)
        || !(spotAt(to).orElse(null) instanceof ClickTarget.Cell last)) {
      return Optional.empty();
    }
    int way = page.display().isFlipped() ? -1 : 1;
    int right = way * (board.column(last.cell()) - board.column(first.cell()));
    int up = way * (board.row(last.cell()) - board.row(first.cell()));
    GamePage free = page.with(page.selection().withoutCursor()).withMessage("");
    return Optional.of(new NavigationInputHandler(free, view).scroll(right, up));
  }

  /// Returns what is drawn at a place of the window.
  Optional<ClickTarget> spotAt(MoveSelection.WindowPoint place) {
    GamePageLayout layout = GamePageLayout.of(view);
    BoardPicture picture = GamePageRenderer.picture(page, view);
    int column = place.column() - layout.left(picture.grid());
    int row = place.row() - layout.top(picture.grid());
    return picture.spots().spotAt(column, row);
  }

  /// A move in the list of moves that is clicked is looked at.
  ///
  /// @return empty where there is none
  Optional<PageUpdate> clickMove(MoveSelection.WindowPoint place) {
    GamePageLayout layout = GamePageLayout.of(view);
    int column = place.column() - layout.panelLeft();
    OptionalInt ply =
        GamePanel.plyAt(page, layout, view.asciiOnly(), column, place.row() - GamePageLayout.TOP);
    return ply.isPresent() ? Optional.of(page.atPly(ply.getAsInt())) : Optional.empty();
  }

  /// Computers that are watched wait or go on.
  PageUpdate withSpeed(PlaybackSpeed pace) {
    return PageUpdate.of(page.with(page.display().withSpeed(pace)).withMessage(""));
  }

  /// Computers that are watched move faster or slower.
  ///
  /// @param by 1 for slower, -1 for faster
  PageUpdate changeSpeed(int by) {
    PlaybackSpeed pace = page.display().speed().slower(by);
    GamePage after = page.with(page.display().withSpeed(pace));
    return PageUpdate.of(after.withMessage(page.messages().format("page.pace", pace.seconds())));
  }
}
