package tabuleiro.terminal.screen.game;

import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.rules.Spot;
import tabuleiro.rules.TableBoard;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.picture.BoardPicture;

/// What a person does to see something else of a game: scroll and zoom a table, look at other
/// moves, let computers go faster or wait.
///
/// @param page before it
record LookInput(GamePage page, View view) {
  Answer scrolled(int right, int up) {
    return seen(page.glance().moved(right, up));
  }

  Answer zoomed(int by) {
    return seen(page.glance().zoomed(by));
  }

  /// What is at its end already stays, so that the way back is not longer than the way there.
  private Answer seen(Glance other) {
    GamePage after = page.with(other);
    return Answer.of(drawn(after).equals(drawn(page)) ? page : after);
  }

  private String drawn(GamePage shown) {
    return GameDrawing.picture(shown, view).sheet().text();
  }

  /// The wheel over a table zooms, elsewhere it goes through the moves.
  ///
  /// @param by 1 or -1: downwards is forth, and away
  Answer wheeled(int by, int column) {
    boolean overTable = page.isTable() && column < Layout.of(view).panelLeft();
    return overTable ? zoomed(-by) : page.at(page.ply() + by);
  }

  /// A table that is dragged: what was under the mouse stays there.
  ///
  /// @return empty where nothing was dragged that could be
  Optional<Answer> dragged(Picking.Place from, Picking.Place to) {
    if (!(page.table().game().board() instanceof TableBoard board)
        || !(spotAt(from).orElse(null) instanceof Spot.Cell first)
        || !(spotAt(to).orElse(null) instanceof Spot.Cell last)) {
      return Optional.empty();
    }
    int way = page.glance().flipped() ? -1 : 1;
    int right = way * (board.column(last.cell()) - board.column(first.cell()));
    int up = way * (board.row(last.cell()) - board.row(first.cell()));
    GamePage free = page.with(page.picking().withoutCursor()).saying("");
    return Optional.of(new LookInput(free, view).scrolled(right, up));
  }

  /// Returns what is drawn at a place of the window.
  Optional<Spot> spotAt(Picking.Place place) {
    Layout layout = Layout.of(view);
    BoardPicture picture = GameDrawing.picture(page, view);
    int column = place.column() - layout.left(picture.sheet());
    int row = place.row() - layout.top(picture.sheet());
    return picture.spots().at(column, row);
  }

  /// A move in the list of moves that is clicked is looked at.
  ///
  /// @return empty where there is none
  Optional<Answer> clicked(Picking.Place place) {
    Layout layout = Layout.of(view);
    int column = place.column() - layout.panelLeft();
    OptionalInt ply = Panel.plyAt(page, layout, view.ascii(), column, place.row() - Layout.TOP);
    return ply.isPresent() ? Optional.of(page.at(ply.getAsInt())) : Optional.empty();
  }

  /// Computers that are watched wait or go on.
  Answer paced(Pace pace) {
    return Answer.of(page.with(page.glance().at(pace)).saying(""));
  }

  /// Computers that are watched move faster or slower.
  ///
  /// @param by 1 for slower, -1 for faster
  Answer slower(int by) {
    Pace pace = page.glance().pace().slower(by);
    GamePage after = page.with(page.glance().at(pace));
    return Answer.of(after.saying(page.words().say("page.pace", pace.seconds())));
  }
}
