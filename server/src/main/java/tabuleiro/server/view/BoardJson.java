package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.rules.Game;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;

/// A game's board, which stays the same during the game.
///
/// @param game the family's name, such as `talpa`
/// @param variant the canonical name of the variant, such as `8x8`
/// @param kind `squares`, `diamond`, `hexagon` or `table`, an unbounded board
/// @param columns the number of cells in the longest row; 0 on an unbounded board
/// @param rows the number of rows; 0 on an unbounded board
/// @param cells all cells, row by row from the bottom left; empty on an unbounded board, where the
///   cell at x, y has the name `x,y`
/// @param joinsEdges whether the first side joins the top and bottom edges to win, and the second
///   side the left and right ones; pages draw the edges in their colours
/// @param hasRemovals whether a move can be the removal of one of the mover's pieces
@Json
public record BoardJson(
    String game,
    String variant,
    String kind,
    int columns,
    int rows,
    List<Cell> cells,
    boolean joinsEdges,
    boolean hasRemovals) {
  /// A cell and its place.
  ///
  /// @param name its name in moves, such as `c3`
  /// @param x its column from the left; on a hexagon counted in its own row
  /// @param y its row from the bottom
  @Json
  public record Cell(String name, int x, int y) {}

  /// Copies the list.
  public BoardJson {
    cells = List.copyOf(cells);
  }

  /// Returns the board of a game.
  public static BoardJson of(Game game) {
    return switch (game.board()) {
      case SquareBoard board -> of(game, "squares", board.columns(), board.rows());
      case DiamondBoard(SquareBoard board) -> of(game, "diamond", board.columns(), board.rows());
      case HexagonBoard board -> of(game, "hexagon", board.rows(), board.rows());
      case UnboundedBoard _ -> of(game, "table", List.of(), 0, 0);
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
