package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.TableBoard;
import tabuleiro.terminal.screen.picture.BoardStyle;
import tabuleiro.terminal.screen.picture.BoardView;
import tabuleiro.terminal.screen.picture.Pictures;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.text.Messages;

/// A picture of a game's board beside a game.
final class StartPicture {
  /// How many tiles lie on the picture of a table.
  private static final int TILES = 5;

  private StartPicture() {}

  /// Returns where a game begins, and a little later where nothing is to be seen at the beginning.
  static Position position(String family) {
    Position position = Games.find(family).orElseThrow().game().start(1);
    for (int ply = 0; position.game().board() instanceof TableBoard && ply < TILES; ply++) {
      position = position.playUnchecked(position.moveAt(TILES * ply * ply % position.countMoves()));
    }
    return position;
  }

  /// Returns the picture in at most so many columns and rows.
  static Sheet draw(Position position, View view, int columns, int rows) {
    BoardStyle style =
        new BoardStyle(view.ascii(), false, view.settings().asSquare(), false, 0, 0, 0);
    BoardView board =
        new BoardView(position, Set.of(), List.of(), Optional.empty(), List.of(), style);
    Messages words = view.words().forGame(position.game().id().game());
    return Pictures.draw(board, columns, rows, words).sheet();
  }
}
