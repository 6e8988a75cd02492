package tabuleiro.terminal.common;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// Lists the legal moves of a position as text, in ascending order.
public final class LegalMovesText {
  private static final int LINE_LENGTH = 78;

  private LegalMovesText() {}

  /// Returns the answer to a request for the legal moves, in lines that end with a line feed: the
  /// moves, or why there are none.
  ///
  /// @param cell the name of the cell whose moves are asked for; empty for all moves
  /// @param messages the messages of the game
  public static String list(Position position, String cell, Messages messages) {
    if (cell.isEmpty()) {
      return wrap(of(position));
    }
    OptionalInt place = position.game().board().cell(cell);
    if (place.isEmpty()) {
      return messages.format("no-such-cell", cell) + "\n";
    }
    List<String> moves = of(position, place.getAsInt());
    return moves.isEmpty() ? messages.format("no-moves-there", cell) + "\n" : wrap(moves);
  }

  /// Returns all legal moves.
  public static List<String> of(Position position) {
    return Arrays.stream(position.legalMoves()).mapToObj(position::formatMove).sorted().toList();
  }

  /// Returns the legal moves whose click path visits `cell` before any other cell: the moves of the
  /// piece on it, or the tiles that can be placed there.
  public static List<String> of(Position position, int cell) {
    return Arrays.stream(position.legalMoves())
        .filter(move -> firstCell(position, move) == cell)
        .mapToObj(position::formatMove)
        .sorted()
        .toList();
  }

  /// Formats moves as lines of at most 78 characters, each ended by a line feed.
  public static String wrap(List<String> moves) {
    StringBuilder text = new StringBuilder();
    int length = 0;
    for (String move : moves) {
      if (length > 0 && length + 1 + move.length() > LINE_LENGTH) {
        text.append('\n');
        length = 0;
      }
      String gap = length > 0 ? " " : "";
      text.append(gap).append(move);
      length += gap.length() + move.length();
    }
    return text.append('\n').toString();
  }

  private static int firstCell(Position position, int move) {
    return position.decode(move).path().stream()
        .filter(ClickTarget.Cell.class::isInstance)
        .mapToInt(target -> ((ClickTarget.Cell) target).cell())
        .findFirst()
        .orElse(-1);
  }
}
