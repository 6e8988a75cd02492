package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.text.Messages;

/// Formats the pieces that a side has off the board.
final class HandText {
  private HandText() {}

  /// Returns whose pieces they are and their numbers, successive ones as a range such as 10-20.
  public static String format(Scene.Hand hand, Messages messages) {
    String numbers = ranges(hand.pieces().stream().map(Piece::number).sorted().toList());
    return messages.format("hand", hand.side())
        + " "
        + (numbers.isEmpty() ? messages.format("hand-empty") : numbers);
  }

  private static String ranges(List<Integer> numbers) {
    List<String> ranges = new ArrayList<>();
    int i = 0;
    while (i < numbers.size()) {
      int first = numbers.get(i);
      int last = first;
      while (i + 1 < numbers.size() && numbers.get(i + 1) == last + 1) {
        i++;
        last++;
      }
      ranges.add(first == last ? String.valueOf(first) : first + "-" + last);
      i++;
    }
    return String.join(", ", ranges);
  }
}
