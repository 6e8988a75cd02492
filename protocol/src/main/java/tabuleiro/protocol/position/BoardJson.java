package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;

/// A board without pieces.
///
/// @param game the name of the family
/// @param variant the name of the variant
/// @param kind the shape of the board
/// @param columns the number of cells of the longest row; 0 on a table
/// @param rows the number of rows; 0 on a table
/// @param cells the cells; empty for a table without edges
/// @param joinsEdges whether the first side joins the top and bottom edges to win, and the second
///   side the left and right ones
/// @param hasRemovals whether a move can be the removal of one of the mover's pieces: its click
///   path is one cell
@Json
public record BoardJson(
    String game,
    String variant,
    @OneOf({"squares", "hexagon", "diamond", "unbounded"}) String kind,
    int columns,
    int rows,
    List<Cell> cells,
    boolean joinsEdges,
    boolean hasRemovals) {
  /// A cell and its place.
  ///
  /// @param name the name of the cell, such as a1
  /// @param x the column, from 0
  /// @param y the row, from 0 at the bottom
  @Json
  public record Cell(String name, int x, int y) {}

  /// Copies the list.
  public BoardJson {
    cells = List.copyOf(cells);
  }
}
