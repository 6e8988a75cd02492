package tabuleiro.terminal;

import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;

/// The legal moves of a position as texts, in ascending order.
public final class MoveList {
  private MoveList() {}

  /// Returns all legal moves.
  public static List<String> of(Position position) {
    return Arrays.stream(position.legalMoves()).mapToObj(position::formatMove).sorted().toList();
  }

  /// Returns the legal moves whose click path meets `cell` before any other cell: the moves of the
  /// piece that stands there, or the tiles that can be laid there.
  public static List<String> of(Position position, int cell) {
    return Arrays.stream(position.legalMoves())
        .filter(move -> firstCell(position, move) == cell)
        .mapToObj(position::formatMove)
        .sorted()
        .toList();
  }

  private static int firstCell(Position position, int move) {
    return position.decode(move).path().stream()
        .filter(Spot.Cell.class::isInstance)
        .mapToInt(spot -> ((Spot.Cell) spot).cell())
        .findFirst()
        .orElse(-1);
  }
}
