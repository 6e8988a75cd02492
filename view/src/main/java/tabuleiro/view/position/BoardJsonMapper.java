package tabuleiro.view.position;

import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.protocol.position.BoardJson;
import tabuleiro.protocol.position.BoardJson.Cell;
import tabuleiro.rules.Game;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;

/// Makes [BoardJson].
public final class BoardJsonMapper {
  private BoardJsonMapper() {}

  /// Returns the board of a game.
  public static BoardJson of(Game game) {
    return switch (game.board()) {
      case SquareBoard board -> of(game, "squares", board.columns(), board.rows());
      case DiamondBoard(SquareBoard board) -> of(game, "diamond", board.columns(), board.rows());
      case HexagonBoard board -> of(game, "hexagon", board.rows(), board.rows());
      case UnboundedBoard _ -> of(game, "unbounded", List.of(), 0, 0);
    };
  }

  private static BoardJson of(Game game, String kind, int columns, int rows) {
    Board board = game.board();
    List<Cell> cells =
        IntStream.range(0, board.cellCount())
            .mapToObj(cell -> new Cell(board.name(cell), board.column(cell), board.row(cell)))
            .toList();
    return of(game, kind, cells, columns, rows);
  }

  private static BoardJson of(Game game, String kind, List<Cell> cells, int columns, int rows) {
    String family = game.id().game();
    String variant = game.id().variant();
    return new BoardJson(
        family, variant, kind, columns, rows, cells, game.joinsEdges(), game.hasRemovals());
  }
}
