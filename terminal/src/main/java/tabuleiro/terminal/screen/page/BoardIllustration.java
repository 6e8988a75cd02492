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
import tabuleiro.terminal.screen.settings.TerminalSettings.Toggle;
import tabuleiro.text.Messages;

/// Draws a game's board as an illustration.
final class BoardIllustration {
  /// The number of tiles on the picture of an unbounded board.
  private static final int TILES = 5;

  private BoardIllustration() {}

  /// Returns the starting position of a game, or a later one when the board is empty at the start.
  static Position samplePosition(String family) {
    Position position = Games.find(family).orElseThrow().game().start(1);
    for (int ply = 0; position.game().board() instanceof UnboundedBoard && ply < TILES; ply++) {
      position = position.playUnchecked(position.moveAt(TILES * ply * ply % position.countMoves()));
    }
    return position;
  }

  /// Returns the picture in at most `columns` columns and `rows` rows.
  static CharacterGrid draw(Position position, PageContext context, int columns, int rows) {
    BoardStyle style =
        new BoardStyle(
            context.asciiOnly(),
            false,
            context.settings().isOn(Toggle.AS_SQUARE),
            false,
            0,
            0,
            0,
            false);
    BoardView board =
        new BoardView(position, Set.of(), List.of(), Optional.empty(), List.of(), style);
    Messages messages = context.messages().forGame(position.game().id().game());
    return BoardPictures.draw(board, columns, rows, messages).grid();
  }
}
