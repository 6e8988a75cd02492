package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.picture.BoardPictures;
import tabuleiro.terminal.screen.picture.BoardStyle;
import tabuleiro.terminal.screen.picture.BoardView;
import tabuleiro.text.Messages;

/// A picture of a game's board beside a game.
final class BoardIllustration {
  /// How many tiles lie on the picture of a table.
  private static final int TILES = 5;

  private BoardIllustration() {}

  /// Returns where a game begins, and a little later where nothing is to be seen at the beginning.
  static Position samplePosition(String family) {
    Position position = Games.find(family).orElseThrow().game().start(1);
    for (int ply = 0; position.game().board() instanceof UnboundedBoard && ply < TILES; ply++) {
      position = position.playUnchecked(position.moveAt(TILES * ply * ply % position.countMoves()));
    }
    return position;
  }

  /// Returns the picture in at most so many columns and rows.
  static CharacterGrid draw(Position position, PageContext view, int columns, int rows) {
    BoardStyle style =
        new BoardStyle(view.asciiOnly(), false, view.settings().diamondAsSquare(), false, 0, 0, 0);
    BoardView board =
        new BoardView(position, Set.of(), List.of(), Optional.empty(), List.of(), style);
    Messages words = view.messages().forGame(position.game().id().game());
    return BoardPictures.draw(board, columns, rows, words).grid();
  }
}
