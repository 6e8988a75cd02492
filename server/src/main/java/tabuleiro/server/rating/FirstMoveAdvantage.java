package tabuleiro.server.rating;

import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.rules.GameId;
import tabuleiro.text.ResourceLines;

/// What the first move is worth on each board.
final class FirstMoveAdvantage {
  private static final Map<String, Integer> TABLE =
      ResourceLines.read(FirstMoveAdvantage.class, "first-move.txt").stream()
          .map(line -> line.split(" ", -1))
          .collect(
              Collectors.toUnmodifiableMap(
                  parts -> parts[0] + " " + parts[1], parts -> Integer.valueOf(parts[2])));

  private FirstMoveAdvantage() {}

  /// Returns the Elo points that the first side is worth; 0 on a board that was not measured.
  static int of(GameId board) {
    return TABLE.getOrDefault(board.game() + " " + board.variant(), 0);
  }
}
